import type { Country, Currency } from '../../contract/locales.js';
import type { DeliveryMethod, DeliveryOnRequest, ShippingOption } from '../../contract/order.js';
import type { z } from 'zod';
import { addDays, daysBetween, isWeekend, mondayOf } from '../../domain/calendar-days.js';
import { type PackedLine, palletsFor } from '../../domain/consignment.js';
import { priceOf } from '../../domain/money.js';
import { workingDaysFrom } from '../../domain/ordering-hours.js';
import type { CountryDays, Workdays } from '../../common/delivery-calendar.js';
import { deliveryGross } from '../delivery/delivery-cost.js';
import type { StoredShipping } from './orders.tables.js';
import type { GrossPrices } from '../../domain/tier-price.js';
import { vatRates } from '../../domain/vat.js';

export type Option = z.output<typeof ShippingOption>;

/** Price of delivery and assembly per pallet. */
const assembly: GrossPrices = { EUR: 18_900, GBP: 16_500 };
/** Number of weeks offered, including the week of the first possible day. */
const weeksOffered = 6;
/** Time slots in which an assembly team comes. */
const assemblySlots = ['08:00-12:00', '12:00-17:00'] as const;
/** Working days that a team needs after the first possible delivery day. */
const assemblyDays = 2;

/** Countries in which each delivery method is offered. */
const reach: Record<DeliveryMethod, readonly Country[]> = {
  Deliver: ['at', 'be', 'de', 'fr', 'nl', 'gb'],
  Pickup: ['nl', 'be', 'de'],
  DeliverAndAssemble: ['at', 'be', 'de', 'fr', 'nl'],
};

/** Goods and destination. */
export interface Shipment extends Workdays {
  country: Country;
  currency: Currency;
  lines: readonly PackedLine[];
  /** Minor units including VAT. */
  goodsGross: number;
  /** The goods are samples only: sent as a letter without charge, or collected. */
  isLetter: boolean;
  /** Maximum number of pallets that have a price. Beyond that delivery is on request. */
  maximumPallets: number;
}

/** Returns the number of pallets if delivery is on request, else null. */
export const onRequest = ({ lines, maximumPallets }: Pick<Shipment, 'lines' | 'maximumPallets'>): DeliveryOnRequest | null => {
  const pallets = palletsFor(lines);
  return pallets > maximumPallets ? { pallets, maximum: maximumPallets } : null;
};

/** Days of whole weeks from the current week to the last one offered, each open, or closed with a reason. */
const calendarOf = (today: string, firstDay: string, { holidayOf }: CountryDays): Pick<Option, 'days' | 'closed'> => {
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
  where: CountryDays;
  /** Absent: a delivery on the whole day, without slots. */
  slotsOn?(day: string): readonly string[];
}

/** Returns the delivery options of a shipment: price with the VAT of the country, days and slots. If delivery is on request they are empty. */
export const shippingOptions = (shipment: Shipment): Option[] => {
  const { country, currency, isLetter, today, there, here } = shipment;
  const readyOn = here.promise.dispatchOn;
  const assembledFrom = workingDaysFrom(there.promise.deliverOn, assemblyDays, (day) => there.holidayOf(day) !== undefined);
  const stillReady = here.slots.filter((slot) => slot >= here.readyFrom);
  const offers: Offer[] = [
    { method: 'Deliver', gross: deliveryGross(shipment), firstDay: there.promise.deliverOn, where: there },
    { method: 'Pickup', gross: 0, firstDay: readyOn, where: here, slotsOn: (day) => (day === readyOn ? stillReady : here.slots) },
    { method: 'DeliverAndAssemble', gross: assembly[currency] * palletsFor(shipment.lines), firstDay: assembledFrom, where: there, slotsOn: () => assemblySlots },
  ];
  return offers
    .filter(({ method }) => reach[method].includes(country) && !(isLetter && method === 'DeliverAndAssemble'))
    .map(({ method, gross, firstDay, where, slotsOn: timesOn }) => {
      if (onRequest(shipment)) return { method, price: null, today, days: [], closed: [], slots: [] };
      const { days, closed } = calendarOf(today, firstDay, where);
      const slots = timesOn ? days.map((day) => ({ day, times: [...timesOn(day)] })) : [];
      return { method, price: priceOf(gross, currency, vatRates[country]), today, days, closed, slots };
    });
};

/** Time slots on a day; none if the delivery is on the whole day. */
export const slotsOn = ({ slots }: Pick<Option, 'slots'>, day: string): readonly string[] => slots.find((offered) => offered.day === day)?.times ?? [];

/** Whether a chosen delivery is still offered. */
export const isOffered = (option: Option, { method, date, slot }: StoredShipping): boolean => {
  const times = slotsOn(option, date);
  return option.method === method && option.days.includes(date) && (slot ? times.includes(slot) : times.length === 0);
};
