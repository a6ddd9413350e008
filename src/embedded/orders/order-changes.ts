import type { z } from 'zod';
import type { Currency } from '../../contract/locales.js';
import type { OrderChange } from '../../contract/order.js';
import { priceOf } from '../../domain/money.js';
import { unitGross } from '../../domain/tier-price.js';
import type { VatRule } from '../../domain/vat.js';
import type { LineProduct } from '../catalogue/catalogue.presenter.js';
import type { ConfiguredGoods } from '../configuration/configured-goods.js';
import { charged, grossOf } from './order-pricing.js';
import type { LineRow } from './order-lines.store.js';
import type { SeenLine } from './orders.tables.js';

/** Product and configuration of a cart line. */
export interface ResolvedGoods {
  product: LineProduct;
  configuration: ConfiguredGoods | undefined;
}

/** Returns what a shopper sees of a line now, with all its volume prices, to compare it with the line later. */
export const currentSeenLine = ({ product, configuration }: ResolvedGoods): SeenLine => {
  const tiers = product.tiers.map(({ minQuantity }) => ({ minQuantity, price: grossOf(product, configuration, minQuantity) }));
  return { name: product.name, prices: grossOf(product, configuration, 1), tiers };
};

/**
 * Returns what changed about a line since it was last seen. A volume price that changed because of the quantity of other lines does not count.
 * @param goods undefined if product or configuration no longer exists
 * @param tierQuantity pieces that determine the volume price now
 */
export const changeOf = (line: LineRow, goods: ResolvedGoods | undefined, tierQuantity: number, currency: Currency, vat: VatRule): z.output<typeof OrderChange> | undefined => {
  const { id: lineId, seen, quantity } = line;
  if (!goods?.product.isOnSale)
    return { lineId, kind: 'gone', name: goods?.product.name ?? seen?.name ?? line.productId, before: null, replacement: goods?.product.replacement ?? null };
  if (!seen) return undefined;
  const { tiers } = seen;
  const before = tiers ? unitGross({ prices: seen.prices, tiers }, currency, tierQuantity) : seen.prices[currency];
  const { name } = goods.product;
  if (before === undefined || before === grossOf(goods.product, goods.configuration, tiers ? tierQuantity : quantity)[currency]) return undefined;
  return { lineId, kind: 'price', name, before: charged(priceOf(before, currency, vat.rate), vat), replacement: null };
};
