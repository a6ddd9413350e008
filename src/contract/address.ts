import { z } from 'zod';
import { isRecord, optionalText, requiredText } from './fields.js';
import { type Country, countries } from './locales.js';

/** Postcode patterns (Universal Postal Union address formats). */
export const postcodePatterns: Record<Country, RegExp> = {
  at: /^\d{4}$/,
  be: /^\d{4}$/,
  de: /^\d{5}$/,
  fr: /^\d{5}$/,
  nl: /^\d{4} ?[A-Za-z]{2}$/,
  gb: /^[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}$/,
};

export const Address = z
  .strictObject({
    street: requiredText(80),
    houseNumber: requiredText(10),
    addition: optionalText(10),
    postcode: requiredText(10),
    city: requiredText(60),
    country: z.enum(countries),
  })
  .refine(({ country, postcode }) => postcodePatterns[country].test(postcode), {
    path: ['postcode'],
    message: 'yup.errors.string.postcode',
    // Said together with the other fields' faults, as soon as there is a country and something to check.
    when: ({ value }) => isRecord(value) && countries.some((country) => country === value.country) && typeof value.postcode === 'string' && value.postcode !== '',
  });
export type Address = z.infer<typeof Address>;

/** Where an order goes, and to whom when that is not who orders. */
export const DeliveryAddress = Address.safeExtend({ recipient: optionalText(80) });
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;
