import type { Currency } from '../../contract/locales.js';
import { type GrossPrices, inEachCurrency } from '../../domain/tier-price.js';
import type { ProductEntry } from '../seed/catalogue-files.js';
import { settledOn, today } from '../seed/price-schedule.js';

/** Prices in minor units including VAT; a currency that is absent keeps its price. */
export type GivenPrices = Partial<Record<Currency, number>>;

const merged = (price: GrossPrices, given: GivenPrices): GrossPrices => ({ ...price, ...given });

/** Volume prices that change by the same share as the price of a piece. */
const tiersInProportion = ({ price, tiers }: ProductEntry, to: GrossPrices): ProductEntry['tiers'] =>
  tiers.map((tier) => ({ ...tier, price: inEachCurrency((currency) => Math.round((tier.price[currency] * to[currency]) / price[currency])) }));

/** The family with a new price from now on. @param movesTiers whether the volume prices change by the same share */
export const withPrice = (family: ProductEntry, given: GivenPrices, movesTiers: boolean): ProductEntry => {
  const settled = settledOn(family, today());
  const price = merged(settled.price, given);
  return { ...settled, price, ...(movesTiers && { tiers: tiersInProportion(settled, price) }) };
};

/** The family with a new price from a day on. */
export const withScheduledPrice = (family: ProductEntry, given: GivenPrices, { from, movesTiers }: { from: string; movesTiers: boolean }): ProductEntry => {
  const settled = settledOn(family, today());
  const base = settledOn(settled, from);
  const price = merged(base.price, given);
  const step = { from, price, ...(movesTiers && { tiers: tiersInProportion(base, price) }) };
  return { ...settled, scheduled: [...(settled.scheduled ?? []).filter((one) => one.from !== from), step].toSorted((one, other) => (one.from < other.from ? -1 : 1)) };
};

/** The family with a reduced price from a day on, up to and including a day if one is given. It replaces another reduction. */
export const withReduction = (family: ProductEntry, given: GivenPrices, { from, until }: { from: string; until?: string | undefined }): ProductEntry => {
  const settled = settledOn(family, today());
  return { ...settled, reduction: { price: merged(settledOn(settled, from).price, given), from, ...(until !== undefined && { until }) } };
};

/** Prices to set at once: see `PriceItem` of the contract. */
export interface PriceEdit {
  price?: GivenPrices | undefined;
  movesTiers?: boolean | undefined;
  reduction?: { price: GivenPrices; from: string; until?: string | undefined } | null | undefined;
  scheduled?: readonly { from: string; price: GivenPrices }[] | undefined;
}

/** The family with new, reduced and scheduled prices; what is absent stays. */
export const withPrices = (family: ProductEntry, { price, movesTiers = false, reduction, scheduled }: PriceEdit): ProductEntry => {
  let edited = price ? withPrice(family, price, movesTiers) : settledOn(family, today());
  if (reduction === null) {
    const { reduction: _, ...rest } = edited;
    edited = rest;
  }
  if (scheduled) {
    const { scheduled: _, ...rest } = edited;
    edited = scheduled.reduce<ProductEntry>((one, step) => withScheduledPrice(one, step.price, { from: step.from, movesTiers }), rest);
  }
  return reduction ? withReduction(edited, reduction.price, reduction) : edited;
};

/** The family without reduction and scheduled prices. */
export const withoutSchedule = (family: ProductEntry): ProductEntry => {
  const { reduction: _, scheduled: __, ...rest } = settledOn(family, today());
  return rest;
};

/** The family, or one of its colours, off sale since a day. A family whose colours are all off sale is so itself. */
export const withEnd = (family: ProductEntry, colour: string | undefined, ended: NonNullable<ProductEntry['ended']>): ProductEntry => {
  if (colour === undefined) return { ...family, ended };
  return { ...family, variants: family.variants.map((variant) => (variant.colour === colour ? { ...variant, ended } : variant)) };
};

/** The family, or one of its colours, on sale again. */
export const withoutEnd = (family: ProductEntry, colour: string | undefined): ProductEntry => {
  const { ended, ...rest } = family;
  const variants = family.variants.map((variant) => {
    const { ended: _, ...sold } = variant;
    return colour === undefined || variant.colour === colour ? sold : variant;
  });
  return { ...(colour === undefined ? rest : { ...rest, ...(ended && { ended }) }), variants };
};
