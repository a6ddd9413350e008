import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Choice, Choices } from '../../src/contract/configuration.js';
import type { ConfigurationModel } from '../../src/embedded/configuration/configuration-model.js';
import { ProductFile } from '../../src/embedded/seed/catalogue-files.js';

const brands = ['enc', 'ef', 'fib'] as const;
const filesOf = (brand: string) => {
  const folder = `brands/${brand}/catalogue/products`;
  return readdirSync(folder).map((name) => ProductFile.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))));
};

/** Products in the catalogue files of all brands that have products. */
export const writtenProducts = brands.flatMap((brand) => filesOf(brand).map((product) => ({ ...product, site: brand })));
export const configurableProducts = writtenProducts.flatMap(({ configuration, ...product }) => (configuration ? [{ ...product, configuration }] : []));
/** Rows for `it.each`: name and product. */
export const eachConfigurable = configurableProducts.map((product) => [`${product.site} ${product.code}`, product] as const);

type Option = ConfigurationModel['options'][number];
const written: Partial<Record<Option['kind'], string>> = { ColorPicker: '#00ff00', File: 'upload', TextArea: 'text' };
const valueIn = ({ min, max, step }: { min: number; max: number; step: number }) =>
  fc.oneof(
    fc.constantFrom(min, min + step, max),
    fc.integer({ min: 0, max: Math.floor((max - min) / step) }).map((steps) => min + steps * step),
  );

const choiceOf = ({ kind, values, range, dimensions }: Option): fc.Arbitrary<Choice> => {
  if (kind === 'Checkbox') return fc.boolean();
  if (range) return valueIn(range);
  if (dimensions) return fc.record({ width: valueIn(dimensions.width), height: valueIn(dimensions.height) });
  if (written[kind] !== undefined) return fc.constantFrom(null, written[kind]);
  return values.length ? fc.constantFrom(...values.map(({ id }) => id)) : fc.constant(null);
};

/** Arbitrary choices for a model: some options are missing, and combinations can be invalid. */
export const choicesOf = ({ options }: ConfigurationModel): fc.Arbitrary<Choices> => {
  const chosen = options.filter(({ kind }) => !kind.endsWith('Remark'));
  return fc.record<Choices>(Object.fromEntries(chosen.map((option) => [option.id, choiceOf(option)])), { requiredKeys: [] });
};
