import { currencies, languages, locales } from '../../contract/locales.js';
import type { AttributeEntries } from '../seed/catalogue-files.js';
import { type ColumnRow, columnTable } from './column-table.js';

/** A column of a sheet: a row of the table with its placeholders filled. */
export interface Column {
  name: string;
  path: readonly string[];
  row: ColumnRow;
  /** Exported only when a product uses it. */
  isRare: boolean;
}

/** What the number of columns depends on. */
export interface SheetShape {
  tiers: number;
  pictures: number;
  attributes: AttributeEntries;
}

/** Octave bands in Hz. */
export const bands = [125, 250, 500, 1000, 2000, 4000] as const;

interface Filling {
  /** In the header. */
  word: string;
  /** In the path. */
  step: string;
  rank: number;
}

const fillings = (words: readonly string[]): Filling[] => words.map((word, rank) => ({ word, step: word, rank }));
const counted = (words: readonly string[]): Filling[] => words.map((word, rank) => ({ word, step: String(rank), rank }));
const upTo = (most: number): string[] => Array.from({ length: most }, (_, at) => String(at + 1));

const valuesOf = (placeholder: string, { header }: ColumnRow, { tiers, pictures, attributes }: SheetShape): Filling[] => {
  const attributesOf = (type: string) => fillings(Object.keys(attributes)).filter(({ word }) => attributes[word]!.type === type);
  switch (placeholder) {
    case '<currency>':
      return fillings(currencies);
    case '<language>':
      return fillings(languages);
    case '<locale>':
      return fillings([...languages, ...locales]);
    case '<band>':
      return counted(bands.map(String));
    case '<n>':
      return counted(upTo(header.startsWith('tier') ? tiers : pictures));
    default:
      return attributesOf(placeholder.slice(1, -1));
  }
};

const isLocaleOnly = (path: readonly string[]): boolean => path[0] === 'texts' && !(languages as readonly string[]).includes(path[1]!);

/** The columns of one row of the table, each with the rank of its first placeholder. */
const expand = (row: ColumnRow, shape: SheetShape): { column: Column; rank: number }[] => {
  const placeholders = row.header.match(/<\w+>/g) ?? [];
  let filled = [{ name: row.header, path: row.path, ranks: [] as number[] }];
  for (const placeholder of placeholders)
    filled = filled.flatMap(({ name, path, ranks }) =>
      valuesOf(placeholder, row, shape).map(({ word, step, rank }) => ({ name: name.replace(placeholder, word), path: path.replace(placeholder, step), ranks: [...ranks, rank] })),
    );
  return filled.map(({ name, path, ranks }) => {
    const steps = path.split('.');
    return { column: { name, path: steps, row, isRare: steps[0] === 'attributes' || isLocaleOnly(steps) }, rank: ranks[0] ?? 0 };
  });
};

/** Words before the first placeholder. Adjacent rows with the same ones alternate: `picture 1 file`, `picture 1 alt nl`, `picture 2 file`. */
const stemOf = ({ header }: ColumnRow): string => (header.includes('<') ? header.slice(0, header.indexOf('<')) : '');

/** All columns of a sheet, in their order. */
export const columnsOf = (shape: SheetShape): Column[] => {
  const blocks: ColumnRow[][] = [];
  for (const row of columnTable) {
    const last = blocks.at(-1);
    if (last && stemOf(row) && stemOf(last[0]!) === stemOf(row)) last.push(row);
    else blocks.push([row]);
  }
  return blocks.flatMap((block) =>
    block
      .flatMap((row) => expand(row, shape))
      .toSorted((one, other) => (block.length > 1 ? one.rank - other.rank : 0))
      .map(({ column }) => column),
  );
};

/** Letters of a column in spreadsheet programs: 0 -> A, 26 -> AA. */
export const lettersOf = (position: number): string => (position < 26 ? '' : lettersOf(Math.floor(position / 26) - 1)) + String.fromCharCode(65 + (position % 26));
