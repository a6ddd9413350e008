import { dayMs } from '../../domain/calendar-days.js';
import { type GrossPrices, type GrossTier, isLower } from '../../domain/tier-price.js';
import type { ProductEntry } from './catalogue-files.js';

/** The prices of a family on a day. */
export interface DayPrices {
  /** Price of a piece, with a reduction applied. */
  prices: GrossPrices;
  /** Price of a piece without reduction. */
  regular: GrossPrices;
  /** First day of the reduction; null: not reduced. */
  reducedSince: string | null;
  /** Volume prices that are lower than the price of a piece. */
  tiers: GrossTier[];
}

type Priced = Pick<ProductEntry, 'price' | 'tiers' | 'reduction' | 'scheduled'>;
type Timed = Priced & Pick<ProductEntry, 'ended' | 'variants'>;

/** Today in UTC. Prices change at 0:00 UTC, because the history compares its times with these days. */
export const today = (): string => new Date().toISOString().slice(0, 10);
const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** The prices that apply on a day. During a reduction, volume prices that are not lower than the reduced price do not apply. */
export const pricesOn = ({ price, tiers, reduction, scheduled = [] }: Priced, day: string): DayPrices => {
  const due = scheduled.findLast(({ from }) => from <= day);
  const regular = due?.price ?? price;
  const isReduced = reduction && reduction.from <= day && !(reduction.until && day > reduction.until) && isLower(reduction.price, regular);
  const prices = isReduced ? reduction.price : regular;
  return { prices, regular, reducedSince: isReduced ? reduction.from : null, tiers: (due?.tiers ?? tiers).filter((tier) => isLower(tier.price, prices)) };
};

/** The family with the prices of a day as its own: without scheduled prices that have begun and without a reduction that has ended. */
export const settledOn = <Family extends Priced>(family: Family, day: string): Family => {
  const due = family.scheduled?.findLast(({ from }) => from <= day);
  const later = family.scheduled?.filter(({ from }) => from > day) ?? [];
  const { scheduled: _, reduction, ...rest } = family;
  const isOver = reduction?.until !== undefined && reduction.until < day;
  const price = due?.price ?? family.price;
  const tiers = (due?.tiers ?? family.tiers).filter((tier) => isLower(tier.price, price));
  return { ...rest, price, tiers, ...(reduction && !isOver && { reduction }), ...(later.length && { scheduled: later }) } as Family;
};

/** Days on which the prices change, in order. */
const priceDays = ({ reduction, scheduled = [] }: Priced): string[] =>
  [...new Set([...scheduled.map(({ from }) => from), ...(reduction ? [reduction.from] : []), ...(reduction?.until ? [dayAfter(reduction.until)] : [])])].toSorted();

/** The next day after `day` on which prices change or colours go off sale; null: none. */
export const nextDue = (family: Timed, day: string): string | null => {
  const ends = [family.ended, ...family.variants.map(({ ended }) => ended)].flatMap((ended) => ended?.since ?? []);
  return [...priceDays(family), ...ends].toSorted().find((one) => one > day) ?? null;
};

/** The prices from the first day of sale up to a day, with their first days. */
export const priceHistory = (family: Priced & Pick<ProductEntry, 'since'>, day: string): { since: string; prices: GrossPrices }[] =>
  [family.since, ...priceDays(family).filter((one) => one > family.since && one <= day)].map((since) => ({ since, prices: pricesOn(family, since).prices }));
