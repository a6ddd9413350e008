import type { Choice, Dimensions } from '../../contract/configuration.js';
import type { Currency } from '../../contract/locales.js';
import { roundedRatio } from '../../domain/money.js';
import { type PricedGoods, unitGross } from '../../domain/tier-price.js';
import type { CutToSize } from '../../domain/unit-of-sale.js';
import type { ConfigurationModel, SurchargeModel } from './configuration-model.js';
import { isDimensions, type Settled } from './evaluate.js';

/** A step from the plain price to the price of a piece, in gross minor units. The steps add up to the price. */
export interface Step {
  step: 'base' | 'tier' | 'area' | 'cutting' | 'option';
  optionId: string | null;
  amount: number;
  /** Percentage of a surcharge in percent. */
  percent?: number;
}

const millimetres = 1000;
const squareMillimetres = 1_000_000;
/** Percentages have at most two decimals. */
const hundredths = 100;

/**
 * Gross minor units that a surcharge adds to a piece.
 * @param base price in minor units to which a percentage applies
 * @param size of the piece; undefined while a required size is not chosen, or when a stored catalogue has no default. Then one metre
 *   or m² is charged, so that no option is free
 */
const surchargeOf = (surcharge: SurchargeModel, currency: Currency, base: number, size: Dimensions | undefined, count: number): number => {
  switch (surcharge.per) {
    case 'percent':
      return roundedRatio([base, Math.round(surcharge.percent * hundredths)], [100, hundredths]);
    case 'm2':
      return size ? roundedRatio([surcharge.price[currency], size.width, size.height], [squareMillimetres]) : surcharge.price[currency];
    case 'm':
      return size ? roundedRatio([surcharge.price[currency], 2, size.width + size.height], [millimetres]) : surcharge.price[currency];
    default:
      return surcharge.price[currency] * count;
  }
};

export const isRed = ({ level }: Settled['remarks'][number]) => level === 'red';
/** The surcharge of a choice. A choice that cannot be made has none, because it cannot be ordered either. */
export const chosenSurcharge = ({ option, choice, remarks }: Settled): SurchargeModel | undefined => {
  if (choice === null || choice === '' || choice === false || remarks.some(isRed)) return undefined;
  return option.values.find(({ id }) => id === choice)?.surcharge ?? option.surcharge;
};
/** The factor of a surcharge per piece: the chosen number, else 1. */
export const countOf = (choice: Choice): number => (typeof choice === 'number' ? choice : 1);

/** The dimensions of a piece, and of the sheet it is cut from. */
interface Cut {
  size: Dimensions;
  sheet: Dimensions;
  /** Whether it is the default size: nothing is cut, and the product's own price applies. */
  isDefault: boolean;
}
/** The size for the price: the chosen one if it can be made, else the default. */
const pricedSize = (settled: readonly Settled[]): Cut | undefined => {
  const [cut] = settled.flatMap(({ option: { dimensions, default: own = null }, choice, remarks }): Cut[] => {
    const size = isDimensions(choice) && !remarks.some(isRed) ? choice : own;
    if (!dimensions || !isDimensions(size)) return [];
    return [
      { size, sheet: { width: dimensions.width.max, height: dimensions.height.max }, isDefault: isDimensions(own) && size.width === own.width && size.height === own.height },
    ];
  });
  return cut;
};
/** The size a piece is cut to; undefined for the default size. */
export const cutOf = (settled: readonly Settled[]): Cut | undefined => {
  const cut = pricedSize(settled);
  return cut?.isDefault ? undefined : cut;
};

type Area = NonNullable<ConfigurationModel['area']>;
/** Charged area in mm²: the piece with its saw cuts, or the minimum. It is an integer, so that prices are exact. */
const chargedMillimetres = ({ minimum, sawLoss = 0 }: Area, { size, sheet }: Cut): number => {
  const taken = (side: 'width' | 'height') => size[side] + (size[side] < sheet[side] ? sawLoss : 0);
  return Math.max(taken('width') * taken('height'), Math.round(minimum * squareMillimetres));
};
/** Decimals of a charged area in m². */
const areaScale = 1e4;
/** Charged area in m². */
export const chargedArea = (area: Area, cut: Cut): number => Math.round((chargedMillimetres(area, cut) / squareMillimetres) * areaScale) / areaScale;

/** Price per m² when `quantity` pieces are bought, without options, with the reduction of the volume price. */
export const perSquareMetreAt = (area: Area, goods: PricedGoods, currency: Currency, quantity: number): number =>
  roundedRatio([area.perSquareMetre[currency], unitGross(goods, currency, quantity)], [goods.prices[currency]]);

/** Whether the buyer must choose a size, and has not chosen one that can be made. */
const lacksSize = (settled: readonly Settled[]): boolean => !pricedSize(settled) && settled.some(({ option, isAllowed }) => isAllowed && option.required && option.dimensions);

/**
 * Charged area and price per m² of goods that are cut to the buyer's size, without the area while a required size is not chosen; undefined
 * for other goods and for the default size.
 */
export const cutToSize = ({ area }: ConfigurationModel, goods: PricedGoods, settled: readonly Settled[], currency: Currency, quantity: number): CutToSize | undefined => {
  const cut = cutOf(settled);
  if (!area || (!cut && !lacksSize(settled))) return undefined;
  return { ...(cut && { area: chargedArea(area, cut) }), grossPerSquareMetre: perSquareMetreAt(area, goods, currency, quantity) };
};

/** The price of one piece by area, without (`net`) and with saw cuts (`charged`). The reduction of the volume price applies in proportion. */
const areaPrices = (area: Area, cut: Cut, goods: PricedGoods, currency: Currency, tiered: number) => {
  const priced = (taken: number) => roundedRatio([area.perSquareMetre[currency], taken, tiered], [squareMillimetres, goods.prices[currency]]);
  return { net: priced(chargedMillimetres({ ...area, sawLoss: 0 }, cut)), charged: priced(chargedMillimetres(area, cut)) };
};

/**
 * The price of one piece when `quantity` are bought, as steps: base, volume price, area (which replaces the price of the piece, with
 * the same reduction), saw cuts, then the options in order. Every step is a whole number of minor units. Pure.
 */
export const priceSteps = (model: ConfigurationModel, goods: PricedGoods, settled: readonly Settled[], currency: Currency, quantity: number): Step[] => {
  const base = goods.prices[currency];
  const tiered = unitGross(goods, currency, quantity);
  const priced = pricedSize(settled);
  const cut = priced?.isDefault ? undefined : priced;
  const size = priced?.size;
  const { net, charged } = model.area && cut ? areaPrices(model.area, cut, goods, currency, tiered) : { net: tiered, charged: tiered };
  const options = settled.flatMap((one): Step[] => {
    const surcharge = chosenSurcharge(one);
    return surcharge
      ? [
          {
            step: 'option',
            optionId: one.option.id,
            amount: surchargeOf(surcharge, currency, charged, size, countOf(one.choice)),
            ...(surcharge.per === 'percent' && { percent: surcharge.percent }),
          },
        ]
      : [];
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
