import type { Country } from '../contract/locales.js';
import { isNumberFirst } from './address-lines.js';

export interface HouseNumber {
  houseNumber: string;
  addition: string;
}

const upper = (addition: string) => (addition.length === 1 ? addition.toUpperCase() : addition);

/** Splits a Dutch number from its letter, floor or `bis`: `12a`, `12 A`, `12-2hg`. A higher number behind a hyphen is a range of houses (`263-265 hs`), which is not split. */
const splitDutch = (typed: string): HouseNumber | undefined => {
  const [, houseNumber = '', addition = ''] = /^(\d+)\s*[-/,]?\s*([\p{L}\d][\p{L}\d\s-]*)$/u.exec(typed) ?? [];
  if (!addition || /^\d+$/.test(typed)) return undefined;
  const [upperEnd] = /^\d+(?=$|\s)/.exec(addition) ?? [];
  if (upperEnd && Number(upperEnd) > Number(houseNumber)) return undefined;
  return { houseNumber, addition: upper(addition) };
};

/** Splits a Belgian number from its box: `12 bus 3`, `12 bte 3`, `12/3`. A letter is part of the number. */
const splitBelgian = (typed: string): HouseNumber | undefined => {
  const [, houseNumber = '', word = '', box = ''] = /^(\d+\s?[a-z]?)(?:[\s,]*(bus|bte|bo[iî]te|box)\.?\s*|\s*\/\s*)([a-z\d.]+)$/iu.exec(typed) ?? [];
  return box ? { houseNumber: houseNumber.replaceAll(/\s/g, ''), addition: `${word.toLowerCase() || 'bus'} ${box}` } : undefined;
};

/**
 * Splits a house number from an addition in the same field; undefined if there is nothing to split.
 * @param typed e.g. `12-2hg`
 */
export const splitHouseNumber = (country: Country, typed: string): HouseNumber | undefined => {
  const spaced = typed.trim().replaceAll(/\s+/g, ' ');
  if (country === 'nl') return splitDutch(spaced);
  return country === 'be' ? splitBelgian(spaced) : undefined;
};

/** Words for post office boxes, whose numbers are not house numbers. */
const box = /^(?:postbus|postfach|antwoordnummer|antwortnummer|bo[iî]te postale|p\.?\s?o\.? box|b\.?p\.?)\b/iu;
/** Street with a number behind it, or before it, depending on the country. */
const numberBehind = /^(.*\p{L}.*?)[\s,]+(\d[^\s,]*(?:\s\p{L})?)$/u;
const numberBefore = /^(\d[^\s,]*(?:\s(?:bis|ter|quater)(?=\s))?)[\s,]+(.*\p{L}.*)$/iu;

/** Splits a street from a house number in the same field; undefined if it contains none. */
const splitStreet = (country: Country, typed: string): { street: string; houseNumber: string } | undefined => {
  const street = typed.trim().replaceAll(/\s+/g, ' ');
  if (box.test(street)) return undefined;
  const [, first = '', second = ''] = (isNumberFirst(country) ? numberBefore : numberBehind).exec(street) ?? [];
  if (!first) return undefined;
  return isNumberFirst(country) ? { street: second, houseNumber: first } : { street: first, houseNumber: second };
};

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/**
 * Separates a house number that was typed into the street field, if it equals the house number field or that field is empty.
 * A number that belongs to the name (`Plein 1944`) stays if another house number is given.
 * @returns undefined if nothing has to be corrected
 */
export const numberTypedInStreet = (country: Country, street: string, houseNumber: string): { street: string; houseNumber: string } | undefined => {
  const found = splitStreet(country, street);
  if (!found) return undefined;
  // In these countries the house number is optional, and people write it before the street.
  if (!houseNumber.trim()) return isNumberFirst(country) ? undefined : found;
  return plain(found.houseNumber) === plain(houseNumber) ? { street: found.street, houseNumber: houseNumber.trim() } : undefined;
};
