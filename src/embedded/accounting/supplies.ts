import { sellerCountry } from '../../domain/seller.js';
import { territoryOf } from '../../domain/territories.js';
import { placeOfSupply } from '../../domain/vat.js';
import type { OrderView } from '../orders/order.presenter.js';

interface Treatment {
  meaning: string;
  /** Whether it belongs to the return of the One-Stop-Shop (Union scheme); `decide`: ops must decide for each buyer. */
  oss: 'yes' | 'no' | 'decide';
}

/**
 * How the VAT of a supply is treated. The Union scheme is for intra-Community distance sales of goods (Directive 2006/112/EC, articles 369a to
 * 369k): goods that the seller transports from one member state to another, to a person whose acquisitions are not subject to VAT. Goods
 * that the seller installs are no distance sales (article 14(4)(1)(b)), and their VAT belongs to a local return (article 36). Supplies in the
 * member state of dispatch, exports and supplies with reverse charge belong to the domestic return. Northern Ireland (XI) is treated as a
 * member state for goods.
 */
export const treatments = {
  domestic: { meaning: 'supply in the Netherlands, with Dutch VAT', oss: 'no' },
  distanceSale: { meaning: 'distance sale to a consumer in another member state, with the VAT of that state', oss: 'yes' },
  distanceSaleToBusiness: {
    meaning: 'the same to a business without a confirmed VAT number. It belongs to the OSS only if the acquisitions of the buyer are not subject to VAT (article 3(1))',
    oss: 'decide',
  },
  installed: { meaning: 'goods installed in another member state, with the VAT of that state: local return there', oss: 'no' },
  intraCommunity: { meaning: 'intra-Community supply to a business, without VAT (article 138)', oss: 'no' },
  installedReverseCharge: { meaning: 'goods installed for a business in another member state, which owes the VAT (articles 36 and 194)', oss: 'no' },
  export: { meaning: 'export outside the VAT area, without VAT (article 146)', oss: 'no' },
  unitedKingdom: { meaning: 'supply in Great Britain, with the VAT of the United Kingdom: return there', oss: 'no' },
} as const satisfies Record<string, Treatment>;
export type TreatmentName = keyof typeof treatments;
export const treatmentNames = Object.keys(treatments) as TreatmentName[];

/** VAT of the supply that a document is about. */
export interface Supply {
  treatment: TreatmentName;
  /** Country of the VAT (ISO 3166-1, Northern Ireland `XI`); for supplies without VAT the country of delivery. */
  country: string;
  /** Percent; 0 for supplies without VAT. */
  rate: number;
}
type Supplied = Pick<OrderView, 'country' | 'details' | 'shipping' | 'totals'>;

const treatmentOf = (country: string, { details, shipping, totals }: Supplied): TreatmentName => {
  const isInstalled = shipping?.method === 'DeliverAndAssemble';
  if (totals.vatReason === 'export') return 'export';
  if (totals.isReverseCharge) return isInstalled ? 'installedReverseCharge' : 'intraCommunity';
  if (country === sellerCountry.toUpperCase()) return 'domestic';
  if (country === 'GB') return 'unitedKingdom';
  if (isInstalled) return 'installed';
  return details?.customerType === 'Business' ? 'distanceSaleToBusiness' : 'distanceSale';
};

/** Returns the VAT of the supply of a placed order, as its invoice states it. */
export const supplyOf = (order: Supplied): Supply => {
  const address = order.details && (order.details.shipping ?? order.details.billing);
  const place = placeOfSupply({ country: order.country, postcode: address?.postcode }, order.shipping?.method ?? null);
  const country = territoryOf(place)?.vatCountry ?? place.country.toUpperCase();
  return { treatment: treatmentOf(country, order), country, rate: order.totals.vat[0]!.rate };
};
