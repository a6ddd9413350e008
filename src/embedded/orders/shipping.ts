import type { Country, Currency } from '../../contract/locales.js';
import type { DeliveryMethod, ShippingOption } from '../../contract/order.js';
import type { z } from 'zod';
import { priceOf } from '../../domain/money.js';
import { type IsHoliday, workingDaysFrom } from '../../domain/ordering-hours.js';
import type { GrossPrices } from '../../domain/tier-price.js';
import { vatRates } from '../../domain/vat.js';

export type Option = z.output<typeof ShippingOption>;

interface Rates {
  parcel: GrossPrices;
  /** Above `parcelKg`. */
  heavy: GrossPrices;
  pallet: GrossPrices;
}
/** Up to this weight goods travel as one ordinary parcel. */
const parcelKg = 20;
const near: Rates = { parcel: { EUR: 695, GBP: 595 }, heavy: { EUR: 1495, GBP: 1295 }, pallet: { EUR: 5900, GBP: 4900 } };
const far: Rates = { parcel: { EUR: 995, GBP: 895 }, heavy: { EUR: 1995, GBP: 1695 }, pallet: { EUR: 8900, GBP: 7500 } };
const overseas: Rates = { parcel: { EUR: 1495, GBP: 1295 }, heavy: { EUR: 2895, GBP: 2495 }, pallet: { EUR: 13_900, GBP: 11_900 } };
/** Gross delivery rates in minor units by country of delivery. */
const rateTable: Record<Country, Rates> = { nl: near, be: near, de: near, at: far, fr: far, gb: overseas };
/** Goods from this value on travel free, unless they need a pallet. */
const freeFrom: GrossPrices = { EUR: 25_000, GBP: 22_000 };
const assembly: GrossPrices = { EUR: 18_900, GBP: 16_500 };
const daysOffered = 10;
/** Working days a team needs after the goods could have been delivered. */
const assemblyDays = 2;

/** Where a shopper can come to collect, and where a team comes to assemble. */
const reach: Record<DeliveryMethod, readonly Country[]> = {
  Deliver: ['at', 'be', 'de', 'fr', 'nl', 'gb'],
  Pickup: ['nl', 'be', 'de'],
  DeliverAndAssemble: ['at', 'be', 'de', 'fr', 'nl'],
};

export interface Shipment {
  country: Country;
  currency: Currency;
  lines: readonly { quantity: number; packaging: { weightKg: number; pallet: boolean } }[];
  /** Minor units, VAT contained. */
  goodsGross: number;
  promise: { dispatchOn: string; deliverOn: string };
  isHoliday: IsHoliday;
}

const deliveryGross = ({ country, currency, lines, goodsGross }: Shipment): number => {
  const rates = rateTable[country];
  if (lines.some(({ packaging }) => packaging.pallet)) return rates.pallet[currency];
  if (goodsGross >= freeFrom[currency]) return 0;
  const weight = lines.reduce((sum, { quantity, packaging }) => sum + quantity * packaging.weightKg, 0);
  return weight > parcelKg ? rates.heavy[currency] : rates.parcel[currency];
};

/** The ways a shipment can reach its buyer: price with the VAT of the country, and the working days to choose from. */
export const shippingOptions = (shipment: Shipment): Option[] => {
  const { country, currency, promise, isHoliday } = shipment;
  const offers: { method: DeliveryMethod; gross: number; firstDay: string }[] = [
    { method: 'Deliver', gross: deliveryGross(shipment), firstDay: promise.deliverOn },
    { method: 'Pickup', gross: 0, firstDay: promise.dispatchOn },
    { method: 'DeliverAndAssemble', gross: assembly[currency], firstDay: workingDaysFrom(promise.deliverOn, assemblyDays, isHoliday) },
  ];
  return offers
    .filter(({ method }) => reach[method].includes(country))
    .map(({ method, gross, firstDay }) => ({
      method,
      price: priceOf(gross, currency, vatRates[country]),
      days: Array.from({ length: daysOffered }, (_, count) => workingDaysFrom(firstDay, count, isHoliday)),
    }));
};
