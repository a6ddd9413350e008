import { millimetresOf, numberOf } from '../domain/typed-number.js';

/** Sizes without unit count as centimetres when none of them is above this number. */
const largestCentimetres = 300;

const measure = String.raw`\d+(?:[.,]\d+)?\s*(?:mm|cm|m)?`;
/** A size with several sides (`60 x 120 cm`), or a single side with its unit (`1,2 m`). */
const sizes = new RegExp(String.raw`(?<![\p{L}\d.,-])(?:${measure}(?:\s*[x×*]\s*${measure})+|\d+(?:[.,]\d+)?\s*(?:mm|cm|m))(?![\p{L}\d²-])`, 'giu');
const sides = /(\d+(?:[.,]\d+)?)\s*(mm|cm|m)?/giu;

const inMillimetres = (size: string): string => {
  const typed = [...size.matchAll(sides)].map(([, number = '', unit]) => ({ number, unit: unit?.toLowerCase() }));
  const last = typed.findLast(({ unit }) => unit !== undefined)?.unit;
  const numbers = typed.map(({ number, unit = last }) => ({ value: numberOf(number, unit !== 'm'), unit }));
  const guessed = numbers.every(({ value }) => value <= largestCentimetres) ? 'cm' : 'mm';
  // Rounded to tenths of a millimetre, because 1.1 m is 1100.0000000000001 mm in floating point.
  return numbers.map(({ value, unit = guessed }) => Math.round(value * millimetresOf[unit]! * 10) / 10).join(' ');
};

/** A search text with its sizes in millimetres, as attributes contain them: `60x120` and `0,6 x 1,2 m` become `600 1200`. */
export const withSizesInMillimetres = (q: string): string => q.replaceAll(sizes, (size) => inMillimetres(size));
