import type { Country, Currency } from '../../contract/locales.js';
import type { DeliveryMethod, DeliveryOnRequest, ShippingOption } from '../../contract/order.js';
import type { z } from 'zod';
import { addDays, daysBetween, isWeekend, mondayOf } from '../../domain/calendar-days.js';
import { type PackedLine, palletsFor, waysToPack } from '../../domain/consignment.js';
import { priceOf } from '../../domain/money.js';
import { workingDaysFrom } from '../../domain/ordering-hours.js';
import type { DaysSomewhere, Workdays } from '../catalogue/delivery-calendar.js';
import type { StoredShipping } from './orders.tables.js';
import type { GrossPrices } from '../../domain/tier-price.js';
import { vatRates } from '../../domain/vat.js';

export type Option = z.output<typeof ShippingOption>;

interface Rates {
  /** Of one parcel up to `parcelKg.light`. */
  light: GrossPrices;
  /** Of one parcel above that. */
  heavy: GrossPrices;
  pallet: GrossPrices;
}
const near: Rates = { light: { EUR: 695, GBP: 595 }, heavy: { EUR: 1495, GBP: 1295 }, pallet: { EUR: 5900, GBP: 4900 } };
const far: Rates = { light: { EUR: 995, GBP: 895 }, heavy: { EUR: 1995, GBP: 1695 }, pallet: { EUR: 8900, GBP: 7500 } };
const overseas: Rates = { light: { EUR: 1495, GBP: 1295 }, heavy: { EUR: 2895, GBP: 2495 }, pallet: { EUR: 13_900, GBP: 11_900 } };
/** Gross delivery rates in minor units by country of delivery. */
const rateTable: Record<Country, Rates> = { nl: near, be: near, de: near, at: far, fr: far, gb: overseas };
/** Goods from this value on travel free, unless they come on a pallet. */
const freeFrom: GrossPrices = { EUR: 25_000, GBP: 22_000 };
/** Delivery and assembly of what one pallet carries. */
const assembly: GrossPrices = { EUR: 18_900, GBP: 16_500 };
/** Weeks that are offered, that of the first possible day with them. */
const weeksOffered = 6;
/** Halves of a day in which a team comes. */
const assemblySlots = ['08:00-12:00', '12:00-17:00'] as const;
/** Working days a team needs after the goods could have been delivered. */
const assemblyDays = 2;

/** Where a shopper can come to collect, and where a team comes to assemble. */
const reach: Record<DeliveryMethod, readonly Country[]> = {
  Deliver: ['at', 'be', 'de', 'fr', 'nl', 'gb'],
  Pickup: ['nl', 'be', 'de'],
  DeliverAndAssemble: ['at', 'be', 'de', 'fr', 'nl'],
};

/** Goods and where they go. */
export interface Shipment extends Workdays {
  country: Country;
  currency: Currency;
  lines: readonly PackedLine[];
  /** Minor units, VAT contained. */
  goodsGross: number;
  /** More pallets than these have no price of their own: delivery is on request. */
  maximumPallets: number;
}

/** Whether goods fill more pallets than have a price, and how many. */
export const onRequest = ({ lines, maximumPallets }: Pick<Shipment, 'lines' | 'maximumPallets'>): DeliveryOnRequest | null => {
  const pallets = palletsFor(lines);
  return pallets > maximumPallets ? { pallets, maximum: maximumPallets } : null;
};

/** Gross price of the least expensive way to pack the goods. */
const deliveryGross = ({ country, currency, lines, goodsGross }: Shipment): number => {
  const { light, heavy, pallet } = rateTable[country];
  const priced = waysToPack(lines).map((way) => ({ way, gross: way.light * light[currency] + way.heavy * heavy[currency] + way.pallets * pallet[currency] }));
  const { way, gross } = priced.reduce((least, one) => (one.gross < least.gross ? one : least));
  return way.pallets === 0 && goodsGross >= freeFrom[currency] ? 0 : gross;
};

/** Every day of the whole weeks from today's to the last one offered, open or closed. */
const calendarOf = (today: string, firstDay: string, { holidayOf }: DaysSomewhere): Pick<Option, 'days' | 'closed'> => {
  const closedOn = (day: string): Option['closed'][number] | undefined => {
    const name = holidayOf(day) ?? null;
    if (day < today) return { day, reason: 'past', name: null };
    if (name) return { day, reason: 'holiday', name };
    if (isWeekend(day)) return { day, reason: 'weekend', name };
    return day < firstDay ? { day, reason: 'tooEarly', name } : undefined;
  };
  const all = daysBetween(mondayOf(today), addDays(mondayOf(firstDay), weeksOffered * 7 - 1)).map((day) => ({ day, closed: closedOn(day) }));
  return { days: all.flatMap(({ day, closed }) => (closed ? [] : day)), closed: all.flatMap(({ closed }) => closed ?? []) };
};

interface Offer {
  method: DeliveryMethod;
  gross: number;
  firstDay: string;
  where: DaysSomewhere;
  /** None: the day is chosen as a whole. */
  slotsOn?(day: string): readonly string[];
}

/** The ways a shipment can reach its buyer: price with the VAT of the country, and the days and hours to choose from; on request without any of them. */
export const shippingOptions = (shipment: Shipment): Option[] => {
  const { country, currency, today, there, here } = shipment;
  const readyOn = here.promise.dispatchOn;
  const assembledFrom = workingDaysFrom(there.promise.deliverOn, assemblyDays, (day) => there.holidayOf(day) !== undefined);
  const stillReady = here.slots.filter((slot) => slot >= here.readyFrom);
  const offers: Offer[] = [
    { method: 'Deliver', gross: deliveryGross(shipment), firstDay: there.promise.deliverOn, where: there },
    { method: 'Pickup', gross: 0, firstDay: readyOn, where: here, slotsOn: (day) => (day === readyOn ? stillReady : here.slots) },
    { method: 'DeliverAndAssemble', gross: assembly[currency] * palletsFor(shipment.lines), firstDay: assembledFrom, where: there, slotsOn: () => assemblySlots },
  ];
  return offers
    .filter(({ method }) => reach[method].includes(country))
    .map(({ method, gross, firstDay, where, slotsOn: timesOn }) => {
      if (onRequest(shipment)) return { method, price: null, today, days: [], closed: [], slots: [] };
      const { days, closed } = calendarOf(today, firstDay, where);
      const slots = timesOn ? days.map((day) => ({ day, times: [...timesOn(day)] })) : [];
      return { method, price: priceOf(gross, currency, vatRates[country]), today, days, closed, slots };
    });
};

/** Parts of a day to choose from; none where it is chosen as a whole. */
export const slotsOn = ({ slots }: Pick<Option, 'slots'>, day: string): readonly string[] => slots.find((offered) => offered.day === day)?.times ?? [];

/** Whether what was chosen can still be had. */
export const isOffered = (option: Option, { method, date, slot }: StoredShipping): boolean => {
  const times = slotsOn(option, date);
  return option.method === method && option.days.includes(date) && (slot ? times.includes(slot) : times.length === 0);
};
