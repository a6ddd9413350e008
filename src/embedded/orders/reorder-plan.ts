import { maximumLines, maximumSamples } from '../../contract/order.js';
import type { Price } from '../../contract/money.js';
import type { ReorderReason } from '../../contract/reorder-reasons.js';
import type { LineProduct } from '../catalogue/catalogue.presenter.js';
import type { ConfiguredGoods } from '../configuration/configured-goods.js';
import type { LineRow } from './order-lines.store.js';
import { maximumQuantity } from '../../contract/fields.js';

type OrderedLine = Pick<LineRow, 'productId' | 'configurationId' | 'quantity'>;

/** Current state of the goods of an earlier order, and of the cart. */
export interface CurrentOffer {
  product: Pick<LineProduct, 'isWarehouse' | 'stock' | 'sampleOf'> | undefined;
  configured: Pick<ConfiguredGoods, 'productId' | 'isComplete'> | undefined;
  /** Whether the product without configuration lacks a required choice. */
  needsChoices: boolean;
  /** Pieces of the same goods in the cart. */
  inCart: number;
  /** Number of lines in the cart. */
  lines: number;
  /** Number of samples in the cart. */
  samples: number;
}

/** Pieces to add to the cart, and why they are fewer than ordered. */
export interface TakenPieces {
  taken: number;
  reason: ReorderReason | null;
}

const none = (reason: ReorderReason): TakenPieces => ({ taken: 0, reason });

/** Returns how many pieces of a line can be added: limited by availability and by the limits of a cart. */
export const takeLine = ({ productId, configurationId, quantity }: OrderedLine, { product, configured, needsChoices, inCart, lines, samples }: CurrentOffer): TakenPieces => {
  if (!product) return none('notSold');
  const isMakeable = configurationId ? configured?.productId === productId && configured.isComplete : !needsChoices;
  if (!isMakeable) return none('notMakeable');
  const isSample = product.sampleOf !== null;
  const most = isSample ? 1 : maximumQuantity;
  const isFull = inCart ? inCart >= most : lines >= maximumLines || (isSample && samples >= maximumSamples);
  if (isFull) return none('full');
  // Configured goods are made to order, so stock does not limit them.
  const stock = product.isWarehouse && !configurationId ? product.stock : Number.POSITIVE_INFINITY;
  const taken = Math.min(quantity, most - inCart, Math.max(0, stock - inCart));
  if (taken === 0) return none('outOfStock');
  return { taken, reason: taken < quantity ? 'scarce' : null };
};

/** Whether a piece has another price. A difference in VAT alone does not count, and different currencies are not compared. */
export const isOtherPrice = (was: Price, is: Price): boolean =>
  was.includingVat.currency === is.includingVat.currency && was.includingVat.amount !== is.includingVat.amount && was.excludingVat.amount !== is.excludingVat.amount;
