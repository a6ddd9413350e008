import type { z } from 'zod';
import type { Currency } from '../../contract/locales.js';
import type { OrderChange } from '../../contract/order.js';
import { priceOf } from '../../domain/money.js';
import { unitGross } from '../../domain/tier-price.js';
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

/** A line as its shopper sees it at this moment, with all its volume prices, to be compared with what it says later. */
export const seenNow = ({ product, wish }: KnownGoods): SeenLine => {
  const tiers = product.tiers.map(({ minQuantity }) => ({ minQuantity, price: grossOf(product, wish, minQuantity) }));
  return { name: product.name, prices: grossOf(product, wish, 1), tiers };
};

/**
 * What became different about a line since it was last seen: other pieces of its family change its volume price too, but are the shopper's own doing.
 * @param goods undefined when nothing is known of them any more
 * @param tierQuantity pieces that decide the volume price now
 */
export const changeOf = (line: LineRow, goods: KnownGoods | undefined, tierQuantity: number, currency: Currency, vat: VatRule): z.output<typeof OrderChange> | undefined => {
  const { id: lineId, seen, quantity } = line;
  if (!goods?.product.isOnSale) return { lineId, kind: 'gone', name: goods?.product.name ?? seen?.name ?? line.productId, before: null };
  if (!seen) return undefined;
  const { tiers } = seen;
  const before = tiers ? unitGross({ prices: seen.prices, tiers }, currency, tierQuantity) : seen.prices[currency];
  const { name } = goods.product;
  if (before === grossOf(goods.product, goods.wish, tiers ? tierQuantity : quantity)[currency]) return undefined;
  return { lineId, kind: 'price', name, before: charged(priceOf(before, currency, vat.rate), vat) };
};
