import { type BrandCode, brandCodes } from '../src/contract/brand-codes.js';
import { languages } from '../src/contract/locales.js';
import { productTitleOf } from '../src/domain/variants.js';
import type { Catalogue } from '../src/embedded/seed/catalogue-files.js';
import { readCatalogue } from '../src/embedded/seed/read-catalogue.js';
import { catalogueFolder } from '../src/embedded/seed/seed.js';

/** Characters of a title that search engines show; the name of the site follows. */
const longestTitle = 60;
/** The page adds the colours to the summary in its description, of which search engines show about 160 characters. */
const longestSummary = 140;

const catalogues: [BrandCode, Catalogue][] = [];
beforeAll(async () => {
  for (const brand of brandCodes) {
    const source = await readCatalogue(catalogueFolder(brand));
    if (source) catalogues.push([brand, source.parse()]);
  }
});

/** Titles of the pages of a family. */
const titlesOf = ({ products, colours }: Catalogue): string[] =>
  products.flatMap(({ code, texts, variants }) =>
    languages.flatMap((language) => {
      const named = variants.map(({ colour }) => ({ id: colour, name: colours[colour]!.name[language], hex: '', productId: colour, slug: '' }));
      return named.map(({ id }) => `${code} ${language}: ${productTitleOf({ id, name: texts[language]!.name, purpose: texts[language]!.purpose, colours: named })}`);
    }),
  );
const textOf = (title: string) => title.slice(title.indexOf(': ') + 2);

describe('texts of the catalogues', () => {
  it('make page titles that search engines show in full, each different', () => {
    for (const [brand, catalogue] of catalogues) {
      const titles = titlesOf(catalogue);
      expect([brand, titles.length]).not.toEqual([brand, 0]);
      expect(titles.filter((title) => textOf(title).length > longestTitle)).toEqual([]);
      for (const language of languages) {
        const own = titles.filter((title) => title.includes(` ${language}: `)).map(textOf);
        expect(new Set(own).size).toBe(own.length);
      }
    }
  });

  it('summarise each family in one sentence', () => {
    const summaries = catalogues.flatMap(([, { products }]) =>
      products.flatMap(({ code, texts }) => languages.map((language) => ({ place: `${code} ${language}`, text: texts[language]!.summary }))),
    );
    const isSentence = (text: string) => /^[^.!?]+\.$/.test(text.replaceAll(/(?<=\d)\.(?=\d)/g, ','));
    expect(summaries.filter(({ text }) => text.length > longestSummary || !isSentence(text))).toEqual([]);
  });
});
