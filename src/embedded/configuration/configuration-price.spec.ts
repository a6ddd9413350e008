import fc from 'fast-check';
import type { Choices } from '../../contract/configuration.js';
import { ConfigurationModel } from './configuration-model.js';
import { chargedArea, cutOf, cutToSize, priceSteps, sumOf } from './configuration-price.js';
import { evaluate } from './evaluate.js';
import { inCurrencies } from '../../../test/factories/prices.js';

const texts = (text: string) => ({ nl: text, de: text, fr: text, en: text });
const range = (max: number) => ({ min: 100, max, step: 1 });
const model = ConfigurationModel.parse({
  area: { perSquareMetre: inCurrencies(4000, 3500), minimum: 0.25, sawLoss: 5 },
  options: [
    { id: 'size', kind: 'Dimensions', label: texts('Maat'), dimensions: { width: range(2000), height: range(1000) } },
    { id: 'backing', kind: 'Checkbox', label: texts('Rug'), surcharge: { per: 'percent', percent: 30 } },
  ],
});
const goods = { prices: inCurrencies(5000, 4500), tiers: [{ minQuantity: 10, price: inCurrencies(4500, 4050) }] };
const stepsOf = (choices: Choices, quantity = 1) => priceSteps(model, goods, evaluate(model, choices), 'EUR', quantity);
const amountsOf = (choices: Choices, quantity?: number) => stepsOf(choices, quantity).map(({ step, amount }) => [step, amount]);
const areaOf = (width: number, height: number) => chargedArea(model.area!, cutOf(evaluate(model, { size: { width, height } }))!);

describe('the price of a piece cut from a sheet', () => {
  it('contains the saw cuts as a separate step', () => {
    // The area is 1,000 × 500 mm = 0.5 m²; with the saw cuts it is 1,005 × 505 mm.
    expect(amountsOf({ size: { width: 1000, height: 500 } })).toEqual([
      ['base', 5000],
      ['area', 2000 - 5000],
      ['cutting', 2030 - 2000],
    ]);
  });

  it('adds no saw cut to a side that is as long as the sheet', () => {
    expect(areaOf(2000, 1000)).toBe(2);
    expect(areaOf(2000, 500)).toBeCloseTo(2 * 0.505, 10);
  });

  it('charges at least the minimum area, saw cuts included', () => {
    expect(areaOf(100, 100)).toBe(0.25);
    expect(amountsOf({ size: { width: 100, height: 100 } })).toEqual([
      ['base', 5000],
      ['area', 1000 - 5000],
    ]);
  });

  it('applies a percentage to the charged price, saw cuts included', () => {
    expect(sumOf(stepsOf({ size: { width: 1000, height: 500 }, backing: true }))).toBe(2030 + 609);
  });

  it('applies the reduction of the volume price', () => {
    expect(sumOf(stepsOf({ size: { width: 1000, height: 500 } }, 10))).toBe(Math.round(2030.1 * 0.9));
  });

  it('is the plain price while no size is chosen', () => {
    expect(amountsOf({})).toEqual([['base', 5000]]);
  });

  it('never falls when the piece grows', () => {
    const side = fc.integer({ min: 100, max: 999 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 0, max: 900 }), (width, height, more) => {
        expect(sumOf(stepsOf({ size: { width: width + more, height } }))).toBeGreaterThanOrEqual(sumOf(stepsOf({ size: { width, height } })));
      }),
    );
  });

  it('is the exact product of price, area and reduction, rounded half up, without floating-point errors', () => {
    const exactly = (price: number, factors: number[], divisors: number[]) => {
      const [above, below] = [factors, divisors].map((all) => all.reduce((whole, one) => whole * BigInt(one), 1n)) as [bigint, bigint];
      const doubled = 2n * BigInt(price) * below;
      // Exactly one integer is within half a unit; of two, the upper one.
      expect(doubled > 2n * above - below && doubled <= 2n * above + below).toBe(true);
    };
    const side = (max: number) => fc.integer({ min: 500, max: max - 1 });
    fc.assert(
      fc.property(side(2000), side(1000), fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 90_000 }), (width, height, perSquareMetre, piece) => {
        const priced = { ...model, area: { ...model.area!, sawLoss: 0, perSquareMetre: inCurrencies(perSquareMetre, 1) } };
        const list = { prices: inCurrencies(piece, 1), tiers: [] };
        exactly(sumOf(priceSteps(priced, list, evaluate(priced, { size: { width, height } }), 'EUR', 1)), [perSquareMetre, width, height], [1_000_000]);
      }),
      // 0.285 m² at 25.00 is 7.125, which floating point rounded to 7.12.
      { numRuns: 500, examples: [[500, 570, 2500, 5000]] },
    );
  });
});

describe('the price per m² of goods cut to size', () => {
  const sizedBy = (size: object) => ConfigurationModel.parse({ ...model, options: [{ ...model.options[0]!, ...size }] });
  const own = { width: 2000, height: 1000 };
  it.each<[what: string, ConfigurationModel, Choices, ReturnType<typeof cutToSize>]>([
    ['is known before a size is chosen that goods need', sizedBy({ required: true }), {}, { grossPerSquareMetre: 4000 }],
    ['is known while the size cannot be made', sizedBy({ required: true }), { size: { width: 5000, height: 10 } }, { grossPerSquareMetre: 4000 }],
    ['comes with the charged area of a size', sizedBy({ required: true }), { size: { width: 2000, height: 1000 } }, { area: 2, grossPerSquareMetre: 4000 }],
    ['does not apply to goods that can be ordered without a size', sizedBy({}), {}, undefined],
    ['does not apply to the default size', sizedBy({ required: true, default: own }), {}, undefined],
  ])('%s', (_, sized, choices, cut) => expect(cutToSize(sized, goods, evaluate(sized, choices), 'EUR', 1)).toEqual(cut));
});
