import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { Problem } from '../../contract/errors.js';
import type { PaymentMethodId } from '../../contract/order.js';
import { limitIn } from '../../domain/money.js';
import { canHold, type HoldTrust } from '../../domain/stock-hold.js';
import { lockStockWithNext, releaseStock, reserveStock, type StockCause } from '../catalogue/stock.js';
import type { Executor } from '../database/database.module.js';
import { withoutCancelled } from '../invoices/cancelled-pieces.js';
import { creditNotesOf } from '../invoices/invoice.store.js';
import { heldStockOf, type HoldingOrder, lockBuyer } from './held-stock.js';
import type { Line } from './order-pricing.js';
import { linesOf } from './order-lines.store.js';
import { type OrderRow, saveOrder } from './order.store.js';
import { placedLine } from './stored-line.js';
import { warehousePieces } from './warehouse-pieces.js';

type HoldSettings = Pick<Environment, `HOLD_${string}` & keyof Environment>;
/** Columns of an order about its pieces. */
export type Hold = Pick<OrderRow, 'heldUntil' | 'lacksPieces'>;
/** Goods of an order, with or without configuration; `total` is the total of the line. */
type Goods = Pick<Line, 'productId' | 'quantity' | 'configurationId' | 'total'>;

const takenBy = (orderId: string): StockCause => ({ reason: 'order', reference: orderId });
const minute = 60_000;
const day = 1440 * minute;
/** Methods with which the money arrives days or weeks later, so that the pieces must be held. */
const isLater = (method: PaymentMethodId): boolean => method === 'banktransfer' || method === 'invoice';

/** Pieces that an order takes out of the stock. */
const piecesOf = async (tx: Executor, orderId: string) => warehousePieces(withoutCancelled(await linesOf(tx, orderId), await creditNotesOf(tx, orderId)));

/** Stock holds of unpaid orders. An order within the limits holds its pieces for a time; an order beyond them takes its pieces when it is paid. */
@Injectable()
export class StockHolds {
  constructor(@Inject(ENVIRONMENT) private readonly settings: HoldSettings) {}

  /**
   * Takes the pieces of an order that is being placed out of the stock, and holds them if the limits allow it. The buyer must be locked.
   * @throws Problem OUT_OF_STOCK
   */
  async begin(tx: Executor, order: HoldingOrder, goods: readonly Goods[], trust: HoldTrust): Promise<Hold> {
    const hold = await this.tryHold(tx, order, goods, trust);
    if (!hold) throw new Problem('OUT_OF_STOCK');
    return hold;
  }

  /**
   * Holds the pieces of a locked unpaid order for as long as a payment with this method can take.
   * @throws Problem SOLD_OUT_UNPAID if its pieces were sold meanwhile, STOCK_NOT_HELD if the method takes days and the limits do not allow a hold
   */
  async forPayment(tx: Executor, row: OrderRow, method: PaymentMethodId): Promise<Hold> {
    const { heldUntil, lacksPieces } = row;
    if (!lacksPieces && heldUntil === null) return { heldUntil, lacksPieces };
    const trust = method === 'invoice' && row.vatCheck?.status === 'valid' ? 'proved' : 'unknown';
    if (lacksPieces) return this.retake(tx, row, method, trust);
    const isAllowed = method === 'invoice' && (await heldStockOf(tx, row, warehousePieces(await linesOf(tx, row.id)))).isAllowed;
    const until = this.until(method, isAllowed);
    return { heldUntil: until && heldUntil! > until ? heldUntil : until, lacksPieces };
  }

  /** Takes the pieces of a locked order, which is paid or in production, if it lacks them. @returns false if too few are in stock */
  async take(tx: Executor, { id, lacksPieces }: Pick<OrderRow, 'id' | 'lacksPieces'>): Promise<boolean> {
    return !lacksPieces || (await reserveStock(tx, await piecesOf(tx, id), takenBy(id))).length === 0;
  }

  /** Ends the hold of a locked order: puts its pieces back in stock without cancelling it. */
  async release(tx: Executor, { id }: Pick<OrderRow, 'id'>): Promise<void> {
    await releaseStock(tx, await piecesOf(tx, id), { reason: 'holdEnded', reference: id });
    await saveOrder(tx, id, { heldUntil: null, lacksPieces: true });
  }

  private async retake(tx: Executor, row: OrderRow, method: PaymentMethodId, trust: HoldTrust): Promise<Hold> {
    await lockBuyer(tx, row);
    const goods = (await linesOf(tx, row.id)).map((line) => ({ ...line, total: placedLine(line).total }));
    const hold = await this.tryHold(tx, row, goods, trust, method);
    if (!hold) throw new Problem('SOLD_OUT_UNPAID');
    if (hold.lacksPieces && isLater(method)) throw new Problem('STOCK_NOT_HELD');
    return hold;
  }

  /** @param method undefined until a payment starts @returns undefined if too few pieces are in stock */
  private async tryHold(tx: Executor, order: HoldingOrder, goods: readonly Goods[], trust: HoldTrust, method?: PaymentMethodId): Promise<Hold | undefined> {
    const pieces = warehousePieces(goods);
    if (pieces.length === 0) return { heldUntil: null, lacksPieces: false };
    const [stock, { isAllowed, ownAmount, products }] = await Promise.all([lockStockWithNext(tx, pieces), heldStockOf(tx, order, pieces)]);
    if (stock.lacking.length) return undefined;
    if (products.length === 0) return { heldUntil: null, lacksPieces: false };
    const held = goods.filter(({ productId, configurationId }) => !configurationId && products.some((known) => known.productId === productId));
    const amount = held.reduce((sum, { total }) => sum + total.includingVat.amount, 0);
    const quantityOf = (id: string) => pieces.reduce((sum, { productId, quantity }) => (productId === id ? sum + quantity : sum), 0);
    const requested = products.map((known) => ({ ...known, left: known.left - quantityOf(known.productId), quantity: quantityOf(known.productId) }));
    const { HOLD_SHARE: share, HOLD_SHARE_OF_ALL: shareOfAll, HOLD_VALUE } = this.settings;
    if (!canHold({ trust: isAllowed ? 'allowed' : trust, amount, ownAmount, products: requested }, { share, shareOfAll, value: limitIn(order.currency, HOLD_VALUE * 100) })) {
      return { heldUntil: null, lacksPieces: true };
    }
    await stock.take(takenBy(order.id));
    return { heldUntil: this.until(method, isAllowed), lacksPieces: false };
  }

  /** @returns null (no end) for an order on account of a customer whom ops allow to buy on account */
  private until(method: PaymentMethodId | undefined, isAllowed: boolean): Date | null {
    const { HOLD_MINUTES, HOLD_PAYING_MINUTES, HOLD_TRANSFER_DAYS, HOLD_ACCOUNT_DAYS } = this.settings;
    if (method === 'invoice' && isAllowed) return null;
    const later = method === 'invoice' ? HOLD_ACCOUNT_DAYS : method === 'banktransfer' ? HOLD_TRANSFER_DAYS : undefined;
    return new Date(Date.now() + (later === undefined ? (method ? HOLD_PAYING_MINUTES : HOLD_MINUTES) * minute : later * day));
  }
}
