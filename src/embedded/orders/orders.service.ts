import { Inject, Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import type { CallContext, Given } from '../../common/operation.decorators.js';
import { type BrokenRule, Problem } from '../../contract/errors.js';
import { maximumLines, type OrderDetails } from '../../contract/order.js';
import { isVatNumber } from '../../domain/vat-number.js';
import type { OutputOf } from '../../contract/shop-api.js';
import type { LineProduct } from '../catalogue/catalogue.presenter.js';
import { ConfigurationService } from '../configuration/configuration.service.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { Identity, type Owner } from '../identity/identity.js';
import { newId } from '../ids.js';
import { once, type Replayed } from '../idempotency/idempotency.js';
import { inLocale, OrderPresenter, type OrderView, type Wanted } from './order.presenter.js';
import { findOpen, findOwn, hasOrders, linesOf, lockOpen, openOrder, type OrderRow, saveOrder } from './order.store.js';
import { orderLineTable, type orderTable } from './orders.tables.js';

type Changes = Partial<typeof orderTable.$inferInsert>;

export const brokenRule = (field: string, key: string, params: Record<string, unknown> = {}): BrokenRule => ({ field, code: `yup.errors.${key}`, params });
const invalid = (field: string, key: string, params?: Record<string, unknown>) => new Problem('VALIDATION', { errors: [brokenRule(field, key, params)] });
/** Pieces a line may hold. */
export const maximumQuantity = 9999;

const requireAmount = (quantity: number): void => {
  if (quantity > maximumQuantity) throw invalid('quantity', 'number.max', { max: maximumQuantity });
};
const requireStock = ({ isWarehouse, stock }: LineProduct, quantity: number): void => {
  if (isWarehouse && quantity > stock) throw new Problem('OUT_OF_STOCK');
};

/** A product, and how the buyer wishes it (empty: as it is). */
interface LineGoods {
  product: LineProduct;
  configurationId: string;
}

/** The cart: every write locks the visitor's open order, and answers the whole of it. */
@Injectable()
export class OrdersService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly presenter: OrderPresenter,
    private readonly identity: Identity,
    private readonly configurations: ConfigurationService,
  ) {}

  /** @throws Problem NOT_FOUND, also for what belongs to somebody else */
  async get({ id }: Given<'getOrder'>, call: CallContext): Promise<OrderView> {
    const owner = await this.identity.ownerOf(call);
    const row = owner && (await (id === 'current' ? findOpen(this.db, owner) : findOwn(this.db, id, owner)));
    if (!row) throw new Problem('NOT_FOUND');
    return this.presenter.present(this.db, row, call.locale);
  }

  /** Puts a product in the cart, or more of it; a visitor without a known token gets one. */
  async addLine(input: Given<'addOrderLine'>, call: CallContext): Promise<OutputOf<'addOrderLine'> | Replayed<OrderView>> {
    const written = once(this.db, call, 'addOrderLine', input, async (tx) => {
      const { owner, newToken } = await this.identity.openOwner(call, tx);
      const goods = await this.requireGoods(tx, input, owner, call);
      const row = await openOrder(tx, owner, call.locale);
      await this.putLine(tx, row.id, goods, input);
      const order = await this.save(tx, row, call);
      return newToken ? { ...order, cartToken: newToken } : order;
    });
    return written.catch((error: unknown) => this.explain(error, call));
  }

  /** Changes how many, and how they are made; a line of the same goods is taken in. */
  updateLine({ id, quantity, configurationId: wished }: Given<'updateOrderLine'>, call: CallContext): Promise<OrderView> {
    if (quantity === 0) return this.removeLine({ id }, call);
    return this.change(call, async (tx, row) => {
      const lines = await linesOf(tx, row.id);
      const line = lines.find((known) => known.id === id);
      if (!line) throw new Problem('NOT_FOUND');
      const wanted = { productId: line.productId, configurationId: wished === undefined ? line.configurationId : (wished ?? '') };
      const { product, configurationId } = await this.requireGoods(tx, wanted, row.owner, call);
      const same = lines.find((known) => known.id !== id && known.productId === product.id && known.configurationId === configurationId);
      const amount = quantity + (same?.quantity ?? 0);
      requireAmount(amount);
      if (!configurationId) requireStock(product, amount);
      if (same) await tx.delete(orderLineTable).where(eq(orderLineTable.id, same.id));
      await tx.update(orderLineTable).set({ quantity: amount, configurationId }).where(eq(orderLineTable.id, id));
      return {};
    });
  }

  removeLine({ id }: Given<'removeOrderLine'>, call: CallContext): Promise<OrderView> {
    return this.change(call, async (tx, row) => {
      const removed = await tx
        .delete(orderLineTable)
        .where(and(eq(orderLineTable.id, id), eq(orderLineTable.orderId, row.id)))
        .returning({ id: orderLineTable.id });
      if (!removed.length) throw new Problem('NOT_FOUND');
      return {};
    });
  }

  /** @throws Problem VALIDATION for a VAT number that cannot be one */
  async setDetails(details: OrderDetails, call: CallContext): Promise<OrderView> {
    if (details.vatNumber && !isVatNumber(details.vatNumber)) throw invalid('vatNumber', 'mixed.vatNumber');
    return this.change(call, () => Promise.resolve({ details, country: (details.shipping ?? details.billing).country }));
  }

  /** @throws Problem VALIDATION when the method or the day is not on offer, ORDER_INCOMPLETE for an empty cart */
  setShipping({ method, date }: Given<'setShipping'>, call: CallContext): Promise<OrderView> {
    return this.change(call, async (tx, row) => {
      const { options } = await this.presenter.presentOpen(tx, inLocale(row, call.locale));
      if (!options.length) throw new Problem('ORDER_INCOMPLETE', { errors: [brokenRule('lines', 'mixed.required')] });
      const option = options.find((offered) => offered.method === method);
      if (!option) throw invalid('method', 'mixed.oneOf', { values: options.map((offered) => offered.method).join(', ') });
      if (date !== undefined && !option.days.includes(date)) throw invalid('date', 'mixed.oneOf', { values: option.days.join(', ') });
      return { shipping: { method, date: date ?? option.days[0]! } };
    });
  }

  /**
   * The visitor's open order, locked.
   * @throws Problem ORDER_NOT_OPEN when all their orders are placed, NOT_FOUND when there is none
   */
  async lockOwn(tx: Executor, call: CallContext): Promise<OrderRow> {
    const owner = await this.identity.ownerOf(call, tx);
    const row = owner && (await lockOpen(tx, owner));
    if (row) return row;
    throw new Problem(owner && (await hasOrders(tx, owner)) ? 'ORDER_NOT_OPEN' : 'NOT_FOUND');
  }

  /** Rethrows; to a failure that promises it, the order as it is now is added, read after the failed write was undone. */
  async explain(error: unknown, call: CallContext): Promise<never> {
    const isExplained = error instanceof Problem && (error.code === 'OUT_OF_STOCK' || error.code === 'ORDER_CHANGED');
    if (!isExplained) throw error;
    const owner = await this.identity.ownerOf(call);
    const row = owner && (await findOpen(this.db, owner));
    throw new Problem(error.code, { ...error.extra, ...(row && { current: await this.presenter.present(this.db, row, call.locale) }) });
  }

  private async change(call: CallContext, work: (tx: Executor, row: OrderRow) => Promise<Changes>): Promise<OrderView> {
    const written = this.db.transaction(async (tx) => {
      const row = await this.lockOwn(tx, call);
      return this.save(tx, row, call, await work(tx, row));
    });
    return written.catch((error: unknown) => this.explain(error, call));
  }

  /** Writes the open order, as it is shopped in now. @returns the whole of it, at today's prices */
  async save(tx: Executor, row: OrderRow, call: CallContext, changes: Changes = {}): Promise<OrderView> {
    const { locale, currency, country } = inLocale(row, call.locale);
    return this.presenter.present(tx, await saveOrder(tx, row.id, { locale, currency, country, ...changes }), call.locale);
  }

  /** @throws Problem NOT_FOUND; CONFIGURATION_INCOMPLETE for a wish that cannot be made yet */
  private async requireGoods(tx: Executor, wanted: Wanted, owner: Owner, call: CallContext): Promise<LineGoods> {
    const { goods, configured } = await this.presenter.goodsOf(tx, [wanted], call.locale);
    const product = goods.get(wanted.productId);
    if (!product) throw new Problem('NOT_FOUND');
    if (!wanted.configurationId) {
      await this.configurations.requireStandard(tx, product.id);
      return { product, configurationId: '' };
    }
    const wish = configured.get(wanted.configurationId);
    if (wish?.owner !== owner || wish.productId !== product.id) throw new Problem('NOT_FOUND');
    if (!wish.isComplete) throw new Problem('CONFIGURATION_INCOMPLETE');
    return { product, configurationId: wish.id };
  }

  private async putLine(tx: Executor, orderId: string, { product, configurationId }: LineGoods, { quantity: added, room }: Given<'addOrderLine'>): Promise<void> {
    const lines = await linesOf(tx, orderId);
    const line = lines.find((known) => known.productId === product.id && known.configurationId === configurationId);
    const quantity = added + (line?.quantity ?? 0);
    requireAmount(quantity);
    if (!configurationId) requireStock(product, quantity);
    if (line)
      await tx
        .update(orderLineTable)
        .set({ quantity, ...(room && { room }) })
        .where(eq(orderLineTable.id, line.id));
    else if (lines.length >= maximumLines) throw invalid('productId', 'array.max', { max: maximumLines });
    else await tx.insert(orderLineTable).values({ id: newId(), orderId, productId: product.id, configurationId, quantity, room });
  }
}
