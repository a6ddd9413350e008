import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { brandCodes } from '../../src/contract/brand-codes.js';
import type { Choice, Choices } from '../../src/contract/configuration.js';
import { type ChoiceForm, optionTable } from '../../src/contract/option-kinds.js';
import type { ConfigurationModel } from '../../src/embedded/configuration/configuration-model.js';
import { ProductFile } from '../../src/embedded/seed/catalogue-files.js';

const filesOf = (brand: string) => {
  const folder = `brands/${brand}/catalogue/products`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => ProductFile.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))));
};

/** Products in the catalogue files of all brands that have products. */
export const catalogueProducts = brandCodes.map((code) => code.toLowerCase()).flatMap((brand) => filesOf(brand).map((product) => ({ ...product, site: brand })));
export const configurableProducts = catalogueProducts.flatMap(({ configuration, ...product }) => (configuration ? [{ ...product, configuration }] : []));
/** Rows for `it.each`: name and product. */
export const eachConfigurable = configurableProducts.map((product) => [`${product.site} ${product.code}`, product] as const);

type Option = ConfigurationModel['options'][number];
const valueIn = ({ min, max, step }: { min: number; max: number; step: number }) =>
  fc.oneof(
    fc.constantFrom(min, min + step, max),
    fc.integer({ min: 0, max: Math.floor((max - min) / step) }).map((steps) => min + steps * step),
  );

const choices: Record<ChoiceForm, (option: Option) => fc.Arbitrary<Choice>> = {
  value: ({ values }) => fc.constantFrom(...values.map(({ id }) => id)),
  boolean: () => fc.boolean(),
  number: ({ range }) => (range ? valueIn(range) : fc.constant(null)),
  size: ({ dimensions }) => (dimensions ? fc.record({ width: valueIn(dimensions.width), height: valueIn(dimensions.height) }) : fc.constant(null)),
  colour: () => fc.constantFrom(null, '#00ff00'),
  text: () => fc.constantFrom(null, 'text'),
  file: () => fc.constantFrom(null, 'upload'),
  none: () => fc.constant(null),
};

/** Arbitrary choices for a model: some options are missing, and combinations can be invalid. */
export const choicesOf = ({ options }: ConfigurationModel): fc.Arbitrary<Choices> => {
  const chosen = options.map((option) => ({ ...option, form: optionTable[option.kind].choice })).filter(({ form }) => form !== 'none');
  return fc.record<Choices>(Object.fromEntries(chosen.map((option) => [option.id, choices[option.form](option)])), { requiredKeys: [] });
};
