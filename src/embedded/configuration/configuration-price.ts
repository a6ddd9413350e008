import type { Choice, Dimensions } from '../../contract/configuration.js';
import type { Currency } from '../../contract/locales.js';
import { roundHalfUp } from '../../domain/money.js';
import { type PricedGoods, unitGross } from '../../domain/tier-price.js';
import type { ConfigurationModel, SurchargeModel } from './configuration-model.js';
import { isDimensions, type Settled } from './evaluate.js';

/** A step from the plain price to the price of a piece, in gross minor units; all steps add up to it. */
export interface Step {
  step: 'base' | 'tier' | 'area' | 'option';
  optionId: string | null;
  amount: number;
}

const millimetres = 1000;
const areaOf = ({ width, height }: Dimensions): number => (width / millimetres) * (height / millimetres);
const edgeOf = ({ width, height }: Dimensions): number => (2 * (width + height)) / millimetres;

/** Gross minor units a surcharge adds to a piece. @param base what percentages are of */
const surchargeOf = (surcharge: SurchargeModel, currency: Currency, base: number, size: Dimensions | undefined, count: number): number => {
  switch (surcharge.per) {
    case 'percent':
      return roundHalfUp((base * surcharge.percent) / 100);
    case 'm2':
      return roundHalfUp(surcharge.price[currency] * (size ? areaOf(size) : 1));
    case 'm':
      return roundHalfUp(surcharge.price[currency] * (size ? edgeOf(size) : 1));
    default:
      return surcharge.price[currency] * count;
  }
};

const chosenSurcharge = ({ option, choice }: Settled): SurchargeModel | undefined => {
  if (choice === null || choice === '' || choice === false) return undefined;
  return option.values.find(({ id }) => id === choice)?.surcharge ?? option.surcharge;
};
/** A number of things costs as many times. */
const countOf = (choice: Choice): number => (typeof choice === 'number' ? choice : 1);

/**
 * The price of one piece when `quantity` are bought: base, tier, area (which replaces the piece's price, with the tier's
 * reduction kept), then the options in their order. Every step is a whole number of minor units. Pure.
 */
export const priceSteps = (model: ConfigurationModel, goods: PricedGoods, settled: readonly Settled[], currency: Currency, quantity: number): Step[] => {
  const base = goods.prices[currency];
  const tiered = unitGross(goods, currency, quantity);
  const size = settled.map(({ choice }) => choice).find(isDimensions);
  const areaPrice = model.area && size ? roundHalfUp((model.area.perSquareMetre[currency] * Math.max(areaOf(size), model.area.minimum) * tiered) / base) : tiered;
  const options = settled.flatMap((one): Step[] => {
    const surcharge = chosenSurcharge(one);
    return surcharge ? [{ step: 'option', optionId: one.option.id, amount: surchargeOf(surcharge, currency, areaPrice, size, countOf(one.choice)) }] : [];
  });
  const steps: Step[] = [
    { step: 'base', optionId: null, amount: base },
    { step: 'tier', optionId: null, amount: tiered - base },
    { step: 'area', optionId: null, amount: areaPrice - tiered },
    ...options,
  ];
  return steps.filter(({ step, amount }) => step === 'base' || amount !== 0);
};

export const sumOf = (steps: readonly Step[]): number => steps.reduce((sum, { amount }) => sum + amount, 0);
