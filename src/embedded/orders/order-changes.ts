import type { z } from 'zod';
import type { Currency } from '../../contract/locales.js';
import type { OrderChange } from '../../contract/order.js';
import { priceOf } from '../../domain/money.js';
import type { VatRule } from '../../domain/vat.js';
import type { LineProduct } from '../catalogue/catalogue.presenter.js';
import type { ConfiguredGoods } from '../configuration/configured-goods.js';
import { charged, grossOf } from './order-pricing.js';
import type { LineRow } from './order.store.js';
import type { SeenLine } from './orders.tables.js';

/** What a line of a cart is of. */
export interface KnownGoods {
  product: LineProduct;
  wish: ConfiguredGoods | undefined;
}

/** A line as its shopper sees it at this moment, to be held against what it says later. */
export const seenNow = ({ product, wish }: KnownGoods, quantity: number): SeenLine => ({ name: product.name, prices: grossOf(product, wish, quantity) });

/** What became different about a line since it was last seen. @param goods undefined when nothing is known of them any more */
export const changeOf = (line: LineRow, goods: KnownGoods | undefined, currency: Currency, vat: VatRule): z.output<typeof OrderChange> | undefined => {
  const { id: lineId, seen, quantity } = line;
  if (!goods?.product.isOnSale) return { lineId, kind: 'gone', name: goods?.product.name ?? seen?.name ?? line.productId, before: null };
  const now = seenNow(goods, quantity);
  if (!seen || seen.prices[currency] === now.prices[currency]) return undefined;
  return { lineId, kind: 'price', name: now.name, before: charged(priceOf(seen.prices[currency], currency, vat.rate), vat) };
};
