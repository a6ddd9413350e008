import fc from 'fast-check';
import { existsSync } from 'node:fs';
import { choicesOf, configurableProducts as configurable, eachConfigurable } from '../../../test/factories/catalogue-products.js';
import type { Choices } from '../../contract/configuration.js';
import { type OptionKind, optionKinds } from '../../contract/option-kinds.js';
import type { ConfigurationModel } from './configuration-model.js';
import { productModel } from './product-model.js';
import { priceSteps, sumOf } from './configuration-price.js';
import { diagnose } from './diagnose.js';
import { evaluate, isDimensions } from './evaluate.js';

const leansOnOthers = ({ allowedWhen, values }: ConfigurationModel['options'][number]) => allowedWhen.length > 0 || values.some((value) => value.allowedWhen?.length);

describe('configurable products', () => {
  it('are at least twelve, and those of ENC use every kind of option', () => {
    expect(configurable.length).toBeGreaterThanOrEqual(12);
    const used = new Set<OptionKind>(configurable.filter(({ site }) => site === 'enc').flatMap(({ configuration }) => configuration.options.map(({ kind }) => kind)));
    expect([...used].toSorted()).toEqual([...optionKinds].toSorted());
  });

  it('include a model with six or more dependent options', () => {
    expect(Math.max(...configurable.map(({ configuration }) => configuration.options.filter(leansOnOthers).length))).toBeGreaterThanOrEqual(6);
  });

  it.each(eachConfigurable)('have a model without findings: %s', (_name, product) => {
    const { code, type, configuration, price, pictures } = product;
    const examined = { id: code, sku: code, family: code, type, configuration, prices: price, pictures, texts: new Map() };
    const exists = (file: string) => existsSync(`brands/shared/media/${file}`);
    // Findings with a locale concern names and slugs; this test checks the model only.
    expect(diagnose(examined, exists).findings.filter(({ locale }) => locale === null)).toEqual([]);
  });

  it.each(eachConfigurable)('cost the price of the product while nothing is chosen: %s', (_name, { configuration, variants, price, tiers }) => {
    for (const { colour } of variants) {
      const model = productModel({ configuration, colour });
      for (const currency of ['EUR', 'GBP'] as const) expect(sumOf(priceSteps(model, { prices: price, tiers }, evaluate(model, {}), currency, 1))).toBe(price[currency]);
    }
  });

  it.each(eachConfigurable)('cost the same with an explicit default as without a choice: %s', (_name, { configuration, variants, price, tiers }) => {
    const { options } = productModel({ configuration, colour: variants[0]!.colour });
    const wishes = choicesOf({ options });
    const defaults = options.filter((option) => option.default !== undefined);
    fc.assert(
      fc.property(wishes, fc.integer({ min: 1, max: 60 }), (choices, quantity) => {
        const model = { ...configuration, options };
        const cost = (chosen: Choices) => sumOf(priceSteps(model, { prices: price, tiers }, evaluate(model, chosen), 'EUR', quantity));
        const typedOut = Object.fromEntries(defaults.flatMap((option) => (Object.hasOwn(choices, option.id) ? [] : [[option.id, option.default!]])));
        expect(cost({ ...choices, ...typedOut })).toBe(cost(choices));
        const emptied = Object.fromEntries(defaults.flatMap(({ id, default: own }) => (isDimensions(own!) && !Object.hasOwn(choices, id) ? [[id, null]] : [])));
        expect(cost({ ...choices, ...emptied })).toBe(cost(choices));
      }),
    );
  });
});

describe('the price of a choice', () => {
  const costOf = (code: string, choices: Choices) => {
    const { configuration, price, tiers, variants } = configurable.find((product) => product.code === code)!;
    const model = productModel({ configuration, colour: variants[0]!.colour });
    return sumOf(priceSteps(model, { prices: price, tiers }, evaluate(model, choices), 'EUR', 1));
  };
  const usual = { width: 1200, height: 600 };

  it.each<[string, Choices, number]>([
    ['WPN', {}, 8900],
    ['WPN', { size: usual }, 8900],
    ['WPN', { size: null }, 8900],
    // Perimeter of 3.6 m at 4.50.
    ['WPN', { edge: 'bevelled' }, 10_520],
    ['WPN', { edge: 'bevelled', size: usual }, 10_520],
    // 0.72 m² at 35.00.
    ['WPN', { print: true }, 11_420],
    ['WPN', { print: true, size: usual }, 11_420],
    // Sizes that cannot be made: incomplete, too large, between two steps.
    ['WPN', { edge: 'bevelled', size: { width: 1200, height: 0 } }, 10_520],
    ['WPN', { size: { width: 9000, height: 600 } }, 8900],
    ['WPN', { size: { width: 1205, height: 600 } }, 8900],
    // Perimeter of 9 m (2 × 2.5 m) at 3.50.
    ['CUR', { weights: true }, 31_050],
    ['DSK', { clamps: -10 }, 11_900],
    ['DSK', { clamps: 1_000_000 }, 11_900],
  ])('%s with %j is %d', (code, choices, cents) => expect(costOf(code, choices)).toBe(cents));
});
