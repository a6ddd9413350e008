/** Values of a spreadsheet's cell, as the readers of CSV and XLSX return them. */
export type Cell = string | number | boolean | Date | null;

/** How a value of the catalogue stands in a cell. */
export interface CellKind {
  /** What a person can enter, for documents and faults. */
  allowed: string;
  /** Number format of a spreadsheet program. `@` keeps a text as it was entered. */
  format: string;
  /** Decimals that are always written. */
  decimals?: number;
  /** @param text the trimmed cell, which is not empty. @returns undefined when it is not allowed */
  read(text: string): unknown;
  write(value: never): string | number;
}

const longest = 20_000;
const asText = '@';
const same = (value: string): string => value;
const asNumber = (text: string): number => Number(text.replace(',', '.'));

/** A text of one or more lines. */
export const text: CellKind = { allowed: 'a text', format: asText, read: (typed) => (typed.length <= longest ? typed : undefined), write: same };

/** A code, a path or another text in one line. */
const line = (allowed: string, pattern = /^.+$/): CellKind => ({ allowed, format: asText, read: (typed) => (pattern.test(typed) ? typed : undefined), write: same });
export const code = line('three capital letters and up to six digits, such as WPN', /^[A-Z]{3}\d{0,6}$/);
export const id = (of: string): CellKind => line(`the id of ${of}`, /^[\w-]+$/);
export const slug = line('small letters, digits and hyphens', /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
export const file = line('the file of a picture of the shop');

/** Paragraphs, one a line. */
export const paragraphs: CellKind = {
  allowed: 'a text; each line is a paragraph',
  format: asText,
  read: (typed) =>
    typed.length > longest
      ? undefined
      : typed
          .split(/\s*\n\s*/)
          .map((part) => part.trim())
          .filter(Boolean),
  write: (lines: readonly string[]) => lines.join('\n'),
};

export const ids = (of: string): CellKind => ({
  allowed: `ids of ${of}, separated by commas`,
  format: asText,
  read: (typed) => {
    const found = typed.split(/[\s,;]+/).filter(Boolean);
    return found.every((one) => /^[\w-]+$/.test(one)) ? found : undefined;
  },
  write: (list: readonly string[]) => list.join(', '),
});

/** An amount in minor units. Thousands separators are refused, because `1.250` means different amounts in different countries. */
const amountFrom = (least: number, note = ''): CellKind => ({
  allowed: `an amount including VAT, such as 12,50 or 12.50${note}, without thousands separator and currency`,
  format: '0.00',
  decimals: 2,
  read: (typed) => {
    const amount = /^\d{1,7}(?:[.,]\d{1,2})?$/.test(typed) ? Math.round(asNumber(typed) * 100) : -1;
    return amount >= least ? amount : undefined;
  },
  write: (amount: number) => amount / 100,
});
export const price = amountFrom(1);
export const free = amountFrom(0, ', or 0');

export const number: CellKind = {
  allowed: 'a number such as 0,25 or 0.25',
  format: 'General',
  read: (typed) => (/^-?\d{1,12}(?:[.,]\d{1,12})?$/.test(typed) ? asNumber(typed) : undefined),
  write: (value: number) => value,
};

export const whole = (least: number, most: number): CellKind => ({
  allowed: `a whole number from ${least} to ${most}`,
  format: '0',
  read: (typed) => (/^\d{1,9}$/.test(typed) && Number(typed) >= least && Number(typed) <= most ? Number(typed) : undefined),
  write: (value: number) => value,
});

const answers: Record<string, boolean> = { yes: true, ja: true, oui: true, true: true, '1': true, no: false, nee: false, nein: false, non: false, false: false, '0': false };
export const yesNo: CellKind = { allowed: 'yes or no', format: asText, read: (typed) => answers[typed.toLowerCase()], write: (value: boolean) => (value ? 'yes' : 'no') };

export const choice = (values: readonly string[]): CellKind => ({
  allowed: values.join(', '),
  format: asText,
  read: (typed) => values.find((value) => value.toLowerCase() === typed.toLowerCase()),
  write: same,
});

const isDay = (day: string): boolean => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
/** A calendar day. Spreadsheet programs of the shop's countries write the day first. */
export const day: CellKind = {
  allowed: 'a day such as 2026-11-24 or 24-11-2026',
  format: asText,
  read: (typed) => {
    const [, date, month, year] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(typed) ?? [];
    const found = year ? `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}` : typed;
    return /^\d{4}-\d{2}-\d{2}$/.test(found) && isDay(found) ? found : undefined;
  },
  write: same,
};

/** What spreadsheet programs show instead of the result of a formula that failed, such as `#REF!`. */
export const isFormulaError = (typed: string): boolean => /^#(?:N\/A|[A-Z0-9/]{3,8}[!?])$/.test(typed);

/** The trimmed text of a cell; empty for none. Results of formulas lose the error of binary fractions, as in `0.30000000000000004`. */
export const textOf = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '?' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  return String(cell).replaceAll(/\r\n?/g, '\n').trim();
};
