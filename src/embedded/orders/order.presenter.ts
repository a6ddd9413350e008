import type { z } from 'zod';
import { localeTable, type Locale } from '../../contract/locales.js';
import type { Order, Parcel } from '../../contract/order.js';
import { trackingUrlOf } from '../../domain/carriers.js';
import { exportTerritoryOf } from '../../domain/territories.js';
import type { PricedCart } from './cart-pricing.js';
import { destinationOf } from './destination.js';
import type { OrderRow, PlacedRecords, TransitionedOrder } from './order.store.js';
import type { StoredParcel } from './orders.tables.js';
import { placedLine } from './stored-line.js';

export type OrderView = z.output<typeof Order>;

/** Returns an open order in the locale of the visitor: texts, currency and, until an address is known, country. */
export const inLocale = (row: OrderRow, locale: Locale): OrderRow => {
  const { currency, country } = localeTable[locale];
  return { ...row, locale, currency, country: row.details ? row.country : country };
};

const parcelOf = (row: OrderRow, { carrier, tracking }: StoredParcel): Parcel => {
  const address = row.details && (row.details.shipping ?? row.details.billing);
  const trackingUrl = address && trackingUrlOf({ carrier, tracking }, { country: address.country, postcode: address.postcode, locale: row.locale });
  return { carrier, tracking, ...(trackingUrl && { trackingUrl }) };
};

const facts = (row: OrderRow) => ({
  id: row.id,
  number: row.number,
  state: row.state,
  isInAccount: row.owner.startsWith('customer:'),
  version: row.version,
  locale: row.locale,
  currency: row.currency,
  country: row.country,
  territory: exportTerritoryOf(destinationOf(row)),
  details: row.details,
  vatCheck: row.vatCheck && { status: row.vatCheck.status, checkedAt: row.vatCheck.checkedAt },
  placedAt: row.placedAt?.toISOString() ?? null,
  ...(row.parcel && { parcel: parcelOf(row, row.parcel) }),
});

/** Presents an open order. */
export const presentOpen = (row: OrderRow, { options: _, ...priced }: PricedCart): OrderView => ({ ...facts(row), ...priced, history: [], payment: null });

/** Presents a cart as the order that it just became. */
export const presentMoved = (row: TransitionedOrder, { lines, shipping, totals }: PricedCart): OrderView => ({
  ...facts(row),
  lines: lines.map((line) => ({ ...line, available: null })),
  changes: [],
  shipping,
  deliveryOnRequest: null,
  totals,
  history: [{ state: row.state, at: row.movedAt.toISOString() }],
  payment: null,
});

/** Presents a placed order as it was placed. */
export const presentPlaced = (row: OrderRow, { lines, payment, history }: PlacedRecords): OrderView => {
  const { method, date, slot = null, price } = row.shipping!;
  return {
    ...facts(row),
    lines: lines.map(placedLine),
    changes: [],
    shipping: { method, date, slot, price: price! },
    deliveryOnRequest: null,
    totals: row.totals!,
    history: history.map(({ state, at }) => ({ state, at: at.toISOString() })),
    payment,
  };
};
