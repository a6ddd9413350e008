import type { Column } from './columns.js';

/** Characters with which spreadsheet programs begin a formula, and apostrophes before them. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** A text that no spreadsheet program runs as a formula: an apostrophe before it, as OWASP recommends. */
const neutralised = (text: string): string => (formula.test(text) ? `'${text}` : text);
/** The text before it was neutralised. */
export const restored = (text: string): string => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text);

/** A value as text of a CSV cell. */
export const csvCell = (value: string | number | null, { row }: Column, decimalSign: '.' | ','): string => {
  if (value === null) return '';
  if (typeof value === 'string') return neutralised(value);
  const digits = row.cell.decimals === undefined ? String(value) : value.toFixed(row.cell.decimals);
  return digits.replace('.', decimalSign);
};
