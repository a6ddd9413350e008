import { configurationOption, optionValue } from '../../../test/factories/configuration-option.js';
import { brandCodes } from '../../contract/brand-codes.js';
import { type Language, languages, type Locale } from '../../contract/locales.js';
import type { Product } from '../../contract/product.js';
import { chosenSize, sizedProduct } from '../../domain/sized-product.js';
import { readCatalogue } from '../seed/read-catalogue.js';
import { familyRowsOf } from '../seed/rows.js';
import { catalogueFolder } from '../seed/seed.js';
import { attributesIn, coverOf, sizeIn } from './measures.js';

const localeOf: Record<Language, Locale> = { nl: 'nl-NL', de: 'de-DE', fr: 'fr-FR', en: 'en-GB' };
const catalogues = await Promise.all(brandCodes.map(async (code) => (await readCatalogue(catalogueFolder(code)))?.parse()));

/** Every configurable product in every language, in its usual size and with its options in another size; those without such options are left out. */
const cases = catalogues.flatMap((catalogue) => {
  if (!catalogue) return [];
  const { products, texts } = familyRowsOf(catalogue.products, catalogue);
  return products.flatMap((row) =>
    languages.flatMap((language) => {
      const locale = localeOf[language];
      const words = texts.find((one) => one.productId === row.id && one.locale === locale);
      if (!words || !row.configuration) return [];
      const product = { ...words, size: sizeIn(row.attributes, locale), attributes: attributesIn(row.attributes, locale), cover: coverOf(row) } as unknown as Product;
      const options = row.configuration.options.map(({ id, kind, label, default: usual, values = [] }) =>
        configurationOption({
          id,
          kind,
          label: label[language],
          choice:
            kind === 'Dimensions'
              ? { width: 410, height: 390 }
              : (values.find((value) => value.id !== (usual ?? values[1]?.id) && /\d\smm/u.test(value.label[language]))?.id ?? null),
          ...(kind === 'Dimensions' && { dimensions: {} as never }),
          values: values.map((value) => optionValue(value.id, value.label[language])),
        }),
      );
      const size = chosenSize(product, options);
      const write = (value: number, digits: number) => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
      return product.size && size ? [{ name: `${row.sku} ${language}`, product, sized: sizedProduct(product, size, write) }] : [];
    }),
  );
});

describe('the products of all brands that are sold in sizes', () => {
  it('show the chosen size in their title line, data and texts', () => {
    const changed = cases.filter(({ product, sized }) => sized !== product);
    expect(new Set(changed.map(({ name }) => name.slice(0, 3)))).toEqual(new Set(['WPN', 'CUR', 'BAF', 'DSK', 'FCR', 'FSH', 'FPB', 'FDV', 'PET', 'PUF']));
    for (const { name, product, sized } of changed) {
      const usual = [/^\d+ × \d+/.exec(product.size)![0], product.attributes.find(({ value }) => value.endsWith('kg'))!.value];
      const texts = [sized.name, sized.size, sized.summary, ...sized.description, ...sized.attributes.map(({ value }) => value)].join('\n').replaceAll('\u00a0', ' ');
      expect([name, usual.filter((figure) => texts.includes(figure.replaceAll('\u00a0', ' ')))]).toEqual([name, []]);
    }
  });
});
