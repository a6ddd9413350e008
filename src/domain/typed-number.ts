/** Millimetres of the units of length that people type. */
export const millimetresOf: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

/** How the number of a field is read. */
export interface NumberRules {
  /** Unit of the field. A unit that is typed behind the number is dropped, or converted when both are units of length. */
  unit?: string | null;
  /** Only whole numbers. */
  isWhole?: boolean;
  /** Whether `1.200` is a thousand; false for fields with small numbers, in which it is a fraction. Default: true, except in metres. */
  isGrouped?: boolean;
}
export type NumberFault = 'empty' | 'notNumber' | 'fraction';
export type ReadNumber = { value: number } | { fault: NumberFault };

/** Thousands that are grouped by a separator, which is not the decimal one: `1.200`, `1 200`, `1.200.000,5`. */
const grouped = /^[1-9]\d{0,2}([.,’' ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
const plain = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** Longest text that is read, in characters. */
const longest = 40;

/** Number of digits with separators as people of any country write them, without sign and unit; NaN for other texts. */
export const numberOf = (typed: string, isGrouped = true): number => {
  const separator = isGrouped ? grouped.exec(typed)?.[1] : undefined;
  const digits = separator ? typed.replaceAll(separator, '') : typed;
  return plain.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN;
};

/** Reads a number as people type it: `1.200`, `1 200`, `90,5`, `900mm`, `90 cm`. */
export const readNumber = (text: string, { unit = null, isWhole = false, isGrouped = unit !== 'm' }: NumberRules = {}): ReadNumber => {
  const tidy = text.slice(0, longest).replaceAll(/\s/g, ' ').trim().toLowerCase();
  if (!tidy) return { fault: 'empty' };
  const [, sign = '', digits = '', typedUnit = ''] = /^([-−]?) ?(.*?) ?(\p{L}*²?|[×%])$/u.exec(tidy) ?? [];
  const [from, to] = [millimetresOf[typedUnit], millimetresOf[unit ?? '']];
  if (typedUnit && typedUnit !== unit?.toLowerCase() && !(from && to)) return { fault: 'notNumber' };
  const factor = from && to ? from / to : 1;
  // Rounded, because 1.1 m is 1100.0000000000001 mm in floating point.
  const value = Math.round(numberOf(digits, isGrouped && typedUnit !== 'm') * factor * 1e6) / 1e6;
  if (!Number.isFinite(value)) return { fault: 'notNumber' };
  if (isWhole && !Number.isInteger(value)) return { fault: 'fraction' };
  return { value: sign && value ? -value : value };
};

/** A quantity of pieces as typed; undefined if it is not a whole number. */
export const readQuantity = (text: string): number | undefined => {
  const read = readNumber(text, { isWhole: true });
  return 'value' in read ? read.value : undefined;
};
