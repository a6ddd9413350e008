import type { Choice, Dimensions } from '../../contract/configuration.js';
import type { Currency } from '../../contract/locales.js';
import { roundHalfUp } from '../../domain/money.js';
import { type PricedGoods, unitGross } from '../../domain/tier-price.js';
import type { ConfigurationModel, SurchargeModel } from './configuration-model.js';
import { isDimensions, type Settled } from './evaluate.js';

/** A step from the plain price to the price of a piece, in gross minor units; all steps add up to it. */
export interface Step {
  step: 'base' | 'tier' | 'area' | 'cutting' | 'option';
  optionId: string | null;
  amount: number;
}

const millimetres = 1000;
const areaOf = ({ width, height }: Dimensions): number => (width / millimetres) * (height / millimetres);
/** m² of sheet a piece takes: itself and the saw's cut beside it. @param sawLoss millimetres */
const sheetOf = ({ width, height }: Dimensions, sawLoss: number): number => areaOf({ width: width + sawLoss, height: height + sawLoss });
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

/** The dimensions among settled choices: what is priced by its size has one. */
export const sizeOf = (settled: readonly Settled[]): Dimensions | undefined => settled.map(({ choice }) => choice).find(isDimensions);

/** m² that are charged for at a size, the saw's cut included. */
export const chargedArea = ({ minimum, sawLoss }: NonNullable<ConfigurationModel['area']>, size: Dimensions): number => Math.max(sheetOf(size, sawLoss), minimum);

/** The price of one piece by its area, with and without what the saw takes: the tier's reduction is kept. */
const areaPrices = (area: NonNullable<ConfigurationModel['area']>, size: Dimensions, goods: PricedGoods, currency: Currency, tiered: number) => {
  const priced = (squareMetres: number) => roundHalfUp((area.perSquareMetre[currency] * squareMetres * tiered) / goods.prices[currency]);
  return { net: priced(chargedArea({ ...area, sawLoss: 0 }, size)), charged: priced(chargedArea(area, size)) };
};

/**
 * The price of one piece when `quantity` are bought: base, tier, area (which replaces the piece's price, with the tier's
 * reduction kept), what the saw takes, then the options in their order. Every step is a whole number of minor units. Pure.
 */
export const priceSteps = (model: ConfigurationModel, goods: PricedGoods, settled: readonly Settled[], currency: Currency, quantity: number): Step[] => {
  const base = goods.prices[currency];
  const tiered = unitGross(goods, currency, quantity);
  const size = sizeOf(settled);
  const { net, charged } = model.area && size ? areaPrices(model.area, size, goods, currency, tiered) : { net: tiered, charged: tiered };
  const options = settled.flatMap((one): Step[] => {
    const surcharge = chosenSurcharge(one);
    return surcharge ? [{ step: 'option', optionId: one.option.id, amount: surchargeOf(surcharge, currency, charged, size, countOf(one.choice)) }] : [];
  });
  const steps: Step[] = [
    { step: 'base', optionId: null, amount: base },
    { step: 'tier', optionId: null, amount: tiered - base },
    { step: 'area', optionId: null, amount: net - tiered },
    { step: 'cutting', optionId: null, amount: charged - net },
    ...options,
  ];
  return steps.filter(({ step, amount }) => step === 'base' || amount !== 0);
};

export const sumOf = (steps: readonly Step[]): number => steps.reduce((sum, { amount }) => sum + amount, 0);
