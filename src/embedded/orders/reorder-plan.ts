import { maximumLines } from '../../contract/order.js';
import type { Price } from '../../contract/money.js';
import type { ReorderReason } from '../../contract/reorder-reasons.js';
import type { LineProduct } from '../catalogue/catalogue.presenter.js';
import type { ConfiguredGoods } from '../configuration/configured-goods.js';
import type { LineRow } from './order.store.js';
import { maximumQuantity } from '../../contract/fields.js';

type Asked = Pick<LineRow, 'productId' | 'configurationId' | 'quantity'>;

/** What there is now of what was ordered then. */
export interface Now {
  product: Pick<LineProduct, 'isWarehouse' | 'stock'> | undefined;
  configured: Pick<ConfiguredGoods, 'productId' | 'isComplete'> | undefined;
  /** Whether the product as it is lacks a choice. */
  needsChoices: boolean;
  /** Pieces of the same goods that the cart holds already. */
  inCart: number;
  /** Lines the cart holds by now. */
  lines: number;
}

/** Pieces to put in the cart, and why they are fewer than were ordered. */
export interface Taken {
  taken: number;
  reason: ReorderReason | null;
}

const none = (reason: ReorderReason): Taken => ({ taken: 0, reason });

/** As much of a line as can be had and as a cart may hold. */
export const takeLine = ({ productId, configurationId, quantity }: Asked, { product, configured, needsChoices, inCart, lines }: Now): Taken => {
  if (!product) return none('notSold');
  const isMakeable = configurationId ? configured?.productId === productId && configured.isComplete : !needsChoices;
  if (!isMakeable) return none('notMakeable');
  const isFull = inCart ? inCart >= maximumQuantity : lines >= maximumLines;
  if (isFull) return none('full');
  // What is made to order is never short.
  const stock = product.isWarehouse && !configurationId ? product.stock : Number.POSITIVE_INFINITY;
  const taken = Math.min(quantity, maximumQuantity - inCart, Math.max(0, stock - inCart));
  if (taken === 0) return none('outOfStock');
  return { taken, reason: taken < quantity ? 'scarce' : null };
};

/** Whether a piece costs something else: the VAT alone makes no other price, and amounts of two currencies are not compared. */
export const isOtherPrice = (was: Price, is: Price): boolean =>
  was.includingVat.currency === is.includingVat.currency && was.includingVat.amount !== is.includingVat.amount && was.excludingVat.amount !== is.excludingVat.amount;
