import type { Country } from '../contract/locales.js';

export interface HouseNumber {
  houseNumber: string;
  addition: string;
}

const upper = (addition: string) => (addition.length === 1 ? addition.toUpperCase() : addition);

/** Letter, floor or `bis` behind a Dutch number: `12a`, `12 A`, `12-2hg`. A higher number behind a hyphen is a range of houses. */
const splitDutch = (typed: string): HouseNumber | undefined => {
  const [, houseNumber = '', addition = ''] = /^(\d+)\s*[-/,]?\s*([\p{L}\d][\p{L}\d\s-]*)$/u.exec(typed) ?? [];
  if (!addition || /^\d+$/.test(typed)) return undefined;
  if (/^\d+$/.test(addition) && Number(addition) > Number(houseNumber)) return undefined;
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
