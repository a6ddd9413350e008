import type { Country, Currency } from '../../contract/locales.js';
import type { DeliveryCost } from '../../contract/product.js';
import { type PackedLine, waysToPack } from '../../domain/consignment.js';
import { priceOf } from '../../domain/money.js';
import type { GrossPrices } from '../../domain/tier-price.js';
import { vatRates } from '../../domain/vat.js';

interface Rates {
  /** Parcel up to `parcelKg.light`. */
  light: GrossPrices;
  /** Heavier parcel. */
  heavy: GrossPrices;
  pallet: GrossPrices;
}
const near: Rates = { light: { EUR: 695, GBP: 595 }, heavy: { EUR: 1495, GBP: 1295 }, pallet: { EUR: 5900, GBP: 4900 } };
const far: Rates = { light: { EUR: 995, GBP: 895 }, heavy: { EUR: 1995, GBP: 1695 }, pallet: { EUR: 8900, GBP: 7500 } };
const overseas: Rates = { light: { EUR: 1495, GBP: 1295 }, heavy: { EUR: 2895, GBP: 2495 }, pallet: { EUR: 13_900, GBP: 11_900 } };
/** Gross delivery rates in minor units by country of delivery. */
const rateTable: Record<Country, Rates> = { nl: near, be: near, de: near, at: far, fr: far, gb: overseas };
/** Value of goods from which parcel delivery is free. Pallets are never free. */
const freeFrom: GrossPrices = { EUR: 25_000, GBP: 22_000 };

/** Goods, their gross value in minor units, and where they go. */
export interface Consigned {
  country: Country;
  currency: Currency;
  lines: readonly PackedLine[];
  goodsGross: number;
  /** The goods are samples only: sent as a letter without charge. */
  isLetter: boolean;
}

/** The least expensive way to pack goods, with its gross price. */
const leastExpensive = ({ country, currency, lines }: Consigned) => {
  const { light, heavy, pallet } = rateTable[country];
  const priced = waysToPack(lines).map((way) => ({ way, gross: way.light * light[currency] + way.heavy * heavy[currency] + way.pallets * pallet[currency] }));
  return priced.reduce((least, one) => (one.gross < least.gross ? one : least));
};

/** Gross price of delivery in minor units; 0 if it is free. */
export const deliveryGross = (goods: Consigned): number => {
  if (goods.isLetter) return 0;
  const { way, gross } = leastExpensive(goods);
  return way.pallets === 0 && goods.goodsGross >= freeFrom[goods.currency] ? 0 : gross;
};

/** Price of delivery with the VAT of the country, and the value of goods from which it is free. */
export const deliveryCost = (goods: Consigned): DeliveryCost => {
  const { country, currency } = goods;
  const isFreeSometimes = !goods.isLetter && leastExpensive(goods).way.pallets === 0;
  return { country, price: priceOf(deliveryGross(goods), currency, vatRates[country]), freeFrom: isFreeSometimes ? { amount: freeFrom[currency], currency } : null };
};
