import type { Currency, Locale } from '../../contract/locales.js';
import type { EmptySearch } from '../catalogue/search/empty-searches.js';
import type { NeedsAttention } from '../payments/attention.js';

/** Counts and sums of one currency, in minor units. */
export interface SalesFigures {
  currency: Currency;
  /** Orders that were placed, with their value with VAT. */
  placed: number;
  placedGross: number;
  /** Orders that were cancelled, whenever they were placed. */
  cancelled: number;
  /** Invoices less credit notes, without VAT. */
  revenueNet: number;
  withdrawals: number;
  refunds: number;
  refunded: number;
}
/** An order that waits for the shop or for its buyer. */
export interface OverdueOrder {
  order: string;
  /** `delivery`: its delivery day has passed and it was not shipped. `payment`: its invoice was due and is not paid. */
  what: 'delivery' | 'payment';
  /** Calendar day. */
  since: string;
}
export interface LowStock {
  sku: string;
  name: string;
  stock: number;
}

/** What happened in the shop on some days, and what waits for a person now. */
export interface Report {
  /** `2026-11-24`, or `2026-11-23/2026-11-29` for a week. */
  name: string;
  firstDay: string;
  lastDay: string;
  sales: SalesFigures[];
  attention: NeedsAttention[];
  overdue: OverdueOrder[];
  /** Enquiries that the spam filter holds back. */
  heldEnquiries: number;
  /** Products in the warehouse with fewer pieces than `bound`, those with the fewest first; `total`: how many there are. */
  lowStock: { bound: number; total: number; products: LowStock[] };
  emptySearches: EmptySearch[];
}

/** Maximum number of rows of each list. */
export const longestList = 30;
/** Language of product names in reports. */
export const reportLocale: Locale = 'nl-NL';
