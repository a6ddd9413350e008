import fc from 'fast-check';
import type { Choices } from '../../contract/configuration.js';
import { currencies } from '../../contract/locales.js';
import { choicesOf, configurableProducts, eachConfigurable } from '../../../test/factories/catalogue-products.js';
import { allowedConfigurations } from './allowed-configurations.js';
import { ConfigurationModel } from './configuration-model.js';
import { priceSteps, sumOf } from './configuration-price.js';
import { evaluate } from './evaluate.js';
import { productModel } from './product-model.js';
import { startingPriceOf } from './starting-price.js';
import { inCurrencies } from '../../../test/factories/prices.js';

const isAllowed = (model: ConfigurationModel, choices: Choices) => !evaluate(model, choices).some(({ remarks }) => remarks.some(({ level }) => level === 'red'));

describe('the starting price', () => {
  it.each(eachConfigurable)('is the price of the cheapest configuration: %s', (_name, { configuration, variants, price: prices, tiers }) => {
    const goods = { prices, tiers };
    for (const { colour } of variants) {
      const model = productModel({ configuration, colour });
      const lowest = startingPriceOf(model, goods);
      const last = tiers.at(-1)?.minQuantity ?? 1;
      for (const currency of currencies) {
        const costOf = (choices: Choices, quantity: number) => sumOf(priceSteps(model, goods, evaluate(model, choices), currency, quantity));
        const least = lowest?.prices[currency] ?? prices[currency];
        const minOfMany = lowest?.lastTier?.price[currency] ?? tiers.at(-1)?.price[currency] ?? least;
        fc.assert(
          fc.property(choicesOf(model), (choices) => {
            if (!isAllowed(model, choices)) return;
            expect(costOf(choices, 1)).toBeGreaterThanOrEqual(least);
            expect(costOf(choices, last)).toBeGreaterThanOrEqual(minOfMany);
            if (!lowest) expect(costOf(choices, 1)).toBe(least);
          }),
          { numRuns: 200 },
        );
        const found = allowedConfigurations(model).map(({ settled }) => Object.fromEntries(settled.map(({ option, choice }) => [option.id, choice])));
        expect(found.every((choices) => isAllowed(model, choices))).toBe(true);
        expect(found.map((choices) => costOf(choices, 1))).toContain(least);
      }
    }
  });

  it.each<[code: string, colour: number, euros: number | null, ofMany: number | null]>([
    // The minimum charged area is 0.4 m² at 125.00; at the last tier, 76.00 / 89.00 of that.
    ['WPN', 0, 5000, 4270],
    // The smallest landscape print costs 30.00 less, the smallest square one 35.00 less.
    ['PHO', 0, 9900, 7900],
    ['PHO', 2, 9400, 7400],
    // Two m² at 59.00.
    ['CUR', 0, 11_800, 10_108],
    ['DSK', 0, 10_400, 8300],
    // Half a m² at 99.00, less ten per cent.
    ['FCR', 0, 4455, 3730],
    // Two reductions: a narrower desk and a lower screen.
    ['FDV', 0, 16_200, 12_900],
    ['CUT', 0, 995, 695],
    // The default is the cheapest; other choices cost more.
    ['BAF', 0, 5900, 4700],
    // No choice has a surcharge.
    ['LMP', 0, null, null],
  ])('of %s in colour %d is %d', (code, colour, euros, ofMany) => {
    const { configuration, variants, price: prices, tiers } = configurableProducts.find((product) => product.code === code)!;
    const lowest = startingPriceOf(productModel({ configuration, colour: variants[colour]!.colour }), { prices, tiers });
    expect([lowest?.prices.EUR ?? null, lowest?.lastTier?.price.EUR ?? null]).toEqual([euros, ofMany]);
  });

  const texts = { nl: 'Keuze', de: 'Wahl', fr: 'Choix', en: 'Choice' };
  const modelWith = (...options: object[]) => ConfigurationModel.parse({ options: options.map((option) => ({ label: texts, ...option })) });
  const goods = { prices: inCurrencies(10_000, 9000), tiers: [] };
  const piece = (EUR: number) => ({ surcharge: { per: 'piece', price: inCurrencies(EUR, EUR) } });
  const value = (id: string, over: object = {}) => ({ id, label: texts, ...over });

  it.each<[string, ConfigurationModel, number | null]>([
    ['a lower price that a remark forbids', modelWith({ id: 'cut', kind: 'Checkbox', ...piece(-500) }, { id: 'never', kind: 'RedRemark', allowedWhen: [{ option: 'cut' }] }), null],
    [
      'a cheaper value that requires a more expensive one',
      modelWith(
        { id: 'frame', kind: 'Radio', required: true, default: 'none', values: [value('none'), value('oak', piece(2000))] },
        {
          id: 'glass',
          kind: 'Radio',
          required: true,
          default: 'clear',
          values: [value('clear'), value('thin', { ...piece(-2500), allowedWhen: [{ option: 'frame', is: ['oak'] }] })],
        },
      ),
      9500,
    ],
    ['a number that lowers the price, up to its last step', modelWith({ id: 'holes', kind: 'Number', range: { min: 0, max: 10, step: 3 }, ...piece(-100) }), 9100],
    ['a required text with a surcharge', modelWith({ id: 'name', kind: 'TextArea', required: true, ...piece(700) }), 10_700],
    [
      'a cheaper edge that requires a longer size',
      modelWith(
        { id: 'size', kind: 'Dimensions', required: true, dimensions: { width: { min: 100, max: 1000, step: 30 }, height: { min: 100, max: 1000, step: 30 } } },
        { id: 'edge', kind: 'Checkbox', allowedWhen: [{ option: 'size', longerThan: 505 }], ...piece(-900) },
      ),
      9100,
    ],
  ])('counts %s', (_, model, euros) => expect(startingPriceOf(model, goods)?.prices.EUR ?? null).toBe(euros));

  it('is computed within the limit of tries for a model with too many combinations', () => {
    const names = Array.from({ length: 24 }, (__, at) => `o${at}`);
    const steering = names.map((id) => ({ id, kind: 'Checkbox', ...piece(100) }));
    const remark = { id: 'note', kind: 'OrangeRemark', allowedWhen: names.map((option) => ({ option })) };
    expect(startingPriceOf(modelWith(...steering, remark), goods)?.prices.EUR).toBe(10_000);
  });
});
