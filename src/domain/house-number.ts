import type { Country } from '../contract/locales.js';
import { isNumberFirst } from './address-lines.js';

export interface HouseNumber {
  houseNumber: string;
  addition: string;
}

const upper = (addition: string) => (addition.length === 1 ? addition.toUpperCase() : addition);

/** Letter, floor or `bis` behind a Dutch number: `12a`, `12 A`, `12-2hg`. A higher number behind a hyphen is a range of houses, whatever follows it (`263-265 hs`). */
const splitDutch = (typed: string): HouseNumber | undefined => {
  const [, houseNumber = '', addition = ''] = /^(\d+)\s*[-/,]?\s*([\p{L}\d][\p{L}\d\s-]*)$/u.exec(typed) ?? [];
  if (!addition || /^\d+$/.test(typed)) return undefined;
  const [upperEnd] = /^\d+(?=$|\s)/.exec(addition) ?? [];
  if (upperEnd && Number(upperEnd) > Number(houseNumber)) return undefined;
  return { houseNumber, addition: upper(addition) };
};

/** The box of a Belgian number: `12 bus 3`, `12 bte 3`, `12/3`. A letter belongs to the number itself. */
const splitBelgian = (typed: string): HouseNumber | undefined => {
  const [, houseNumber = '', word = '', box = ''] = /^(\d+\s?[a-z]?)(?:[\s,]*(bus|bte|bo[iî]te|box)\.?\s*|\s*\/\s*)([a-z\d.]+)$/iu.exec(typed) ?? [];
  return box ? { houseNumber: houseNumber.replaceAll(/\s/g, ''), addition: `${word.toLowerCase() || 'bus'} ${box}` } : undefined;
};

/**
 * The house number and what belongs beside it, of both typed into one field; undefined where they are one.
 * @param typed e.g. `12-2hg`
 */
export const splitHouseNumber = (country: Country, typed: string): HouseNumber | undefined => {
  const spaced = typed.trim().replaceAll(/\s+/g, ' ');
  if (country === 'nl') return splitDutch(spaced);
  return country === 'be' ? splitBelgian(spaced) : undefined;
};

/** Words for a post office box: its number belongs to no house. */
const box = /^(?:postbus|postfach|antwoordnummer|antwortnummer|bo[iî]te postale|p\.?\s?o\.? box|b\.?p\.?)\b/iu;
/** Street with a number behind it, or before it where that is the custom. */
const numberBehind = /^(.*\p{L}.*?)[\s,]+(\d[^\s,]*(?:\s\p{L})?)$/u;
const numberBefore = /^(\d[^\s,]*(?:\s(?:bis|ter|quater)(?=\s))?)[\s,]+(.*\p{L}.*)$/iu;

/** The street and the house number that was typed into its field; undefined where it holds none. */
const splitStreet = (country: Country, typed: string): { street: string; houseNumber: string } | undefined => {
  const street = typed.trim().replaceAll(/\s+/g, ' ');
  if (box.test(street)) return undefined;
  const [, first = '', second = ''] = (isNumberFirst(country) ? numberBefore : numberBehind).exec(street) ?? [];
  if (!first) return undefined;
  return isNumberFirst(country) ? { street: second, houseNumber: first } : { street: first, houseNumber: second };
};

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/**
 * The street without a house number that stands in the number's own field too, or that its field lacks.
 * A street with a number of its own (`Plein 1944`) keeps it beside another house number.
 * @returns undefined where there is nothing to ask about
 */
export const numberTypedInStreet = (country: Country, street: string, houseNumber: string): { street: string; houseNumber: string } | undefined => {
  const found = splitStreet(country, street);
  if (!found) return undefined;
  // Where the number may be left out, a street with its number is an address as people write it.
  if (!houseNumber.trim()) return isNumberFirst(country) ? undefined : found;
  return plain(found.houseNumber) === plain(houseNumber) ? { street: found.street, houseNumber: houseNumber.trim() } : undefined;
};
