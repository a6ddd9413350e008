import type { Locale } from '../../../src/contract/locales.js';
import type { PaymentMethodId } from '../../../src/contract/order.js';

export interface Buyer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  houseNumber: string;
  postcode: string;
  city: string;
  paysBy: PaymentMethodId;
}

/** Buyers with an address in the country of the locale. */
export const buyers = {
  'nl-NL': {
    firstName: 'Sanne',
    lastName: 'de Vries',
    email: 'sanne.devries@example.nl',
    phone: '06 1234 5678',
    street: 'Keizersgracht',
    houseNumber: '12',
    postcode: '1015 CJ',
    city: 'Amsterdam',
    paysBy: 'ideal',
  },
  'de-DE': {
    firstName: 'Jürgen',
    lastName: 'Müller-Weiß',
    email: 'juergen.mueller@example.de',
    phone: '030 123 4567',
    street: 'Lindenstraße',
    houseNumber: '8a',
    postcode: '10969',
    city: 'Berlin',
    paysBy: 'paypal',
  },
  'fr-BE': {
    firstName: 'Élise',
    lastName: 'Peeters',
    email: 'elise.peeters@example.be',
    phone: '0470 12 34 56',
    street: 'Rue Haute',
    houseNumber: '12',
    postcode: '1000',
    city: 'Bruxelles',
    paysBy: 'bancontact',
  },
  'en-GB': {
    firstName: 'Grace',
    lastName: 'Whitfield',
    email: 'grace.whitfield@example.com',
    phone: '020 7946 0958',
    street: 'Baker Street',
    houseNumber: '221',
    postcode: 'NW1 6XE',
    city: 'London',
    paysBy: 'creditcard',
  },
} as const satisfies Partial<Record<Locale, Buyer>>;

export type BuyingLocale = keyof typeof buyers;
