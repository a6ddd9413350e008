import { readFileSync } from 'node:fs';
import { brandCodes } from '../../src/contract/brand-codes.js';
import { currencies } from '../../src/contract/locales.js';
import { contentKinds, contentTable } from '../../src/contract/content-kinds.js';
import { optionKinds } from '../../src/contract/option-kinds.js';
import { sourceFiles } from './modules.js';

const sources = sourceFiles().filter((file) => !/\.spec\.tsx?$/.test(file));

/** Comparisons with one of the names, and lists of them that are searched. */
const comparisonsIn = (code: string, names: readonly string[]): string[] => {
  const name = `['"\`](?:${names.join('|')})['"\`]`;
  const list = `\\[(?:\\s*${name},?)+\\s*\\]`;
  const patterns = [`[!=]==?\\s*${name}`, `${name}\\s*[!=]==?`, `case ${name}:`, `${list}\\.(?:includes|some|find|indexOf)`, `new Set\\S*\\(${list}`];
  return [...code.matchAll(new RegExp(patterns.join('|'), 'g'))].map(([found]) => found);
};
const comparisons = (names: readonly string[]): string[] => sources.flatMap((file) => comparisonsIn(readFileSync(file, 'utf8'), names).map((found) => `${file}: ${found}`));
/** A partial list by kind does not notice a new one. */
const partialRecords = (type: string): string[] => sources.filter((file) => new RegExp(`Partial<Record<${type}\\b|\\[\\w+ in ${type}\\]\\?`).test(readFileSync(file, 'utf8')));

describe('a kind of document', () => {
  it('is compared nowhere: its row in the table decides', () => {
    expect(comparisons(contentKinds)).toEqual([]);
    expect(partialRecords('(?:Content|Detail|Listed|Found)Kind')).toEqual([]);
  });

  it('has a page or a list if the search finds it, so that a result can link to it, or is an answer, which the result contains', () => {
    const found = contentKinds.map((kind) => contentTable[kind]).filter(({ search }) => search);
    expect(found.length).toBeGreaterThan(0);
    for (const { page, archive, isAnswer } of found) expect(page ?? archive ?? isAnswer).toBeDefined();
  });
});

describe('a kind of option', () => {
  it('is compared nowhere: its row in the table decides', () => {
    expect(comparisons(optionKinds)).toEqual([]);
    expect(partialRecords('Option(?:Kind|Model)')).toEqual([]);
  });
});

describe('a brand', () => {
  it('is compared nowhere: its configuration decides', () => {
    expect(comparisons(brandCodes)).toEqual([]);
  });
});

/** Files that name currencies, besides the data of brands: the table, complete records by currency, facts about one currency, and examples in documents. */
const namingCurrencies = [
  // Examples in the help.
  'cli/catalogue-prices.ts',
  'src/contract/locales.ts',
  'src/contract/tracking.ts',
  'src/domain/seller.ts',
  'src/embedded/delivery/delivery-cost.ts',
  'src/embedded/orders/shipping.ts',
  'src/embedded/payments/payment-methods.ts',
  'src/openapi/examples.ts',
  // Columns that the previous release reads.
  'src/embedded/catalogue/indexing/index-listing.ts',
  'src/embedded/catalogue/indexing/index-prices.ts',
  'src/embedded/catalogue/listing/listing.tables.ts',
];

describe('a currency', () => {
  it('is compared nowhere, and named only in tables and examples', () => {
    const name = new RegExp(`(?<![a-z])(?:${currencies.join('|')})(?![a-z])`, 'i');
    const naming = sources.filter((file) => !file.startsWith('brands/') && name.test(readFileSync(file, 'utf8')));
    expect(comparisons(currencies)).toEqual([]);
    expect(naming.toSorted()).toEqual(namingCurrencies.toSorted());
  });
});

describe('the search for comparisons', () => {
  it.each(["kind === 'jobs'", "'jobs' !== kind", "case 'jobs':", "['info', 'jobs'].includes(kind)", "new Set<ContentKind>(['blogs', 'jobs'])"])('finds %s', (code) =>
    expect(comparisonsIn(`if (${code})`, contentKinds)).toHaveLength(1),
  );

  it('ignores a page that names its kind', () => expect(comparisonsIn("useArticle('jobs'); loadArchive('jobs', context); ['jobs'].map(read)", contentKinds)).toEqual([]));
});
