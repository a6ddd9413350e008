import { Inject, Injectable } from '@nestjs/common';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { type BrokenRule, Problem, type ProblemCode } from '../../contract/errors.js';
import { maximumQuantity } from '../../contract/fields.js';
import type { Locale } from '../../contract/locales.js';
import { maximumLines, type OrderDetails } from '../../contract/order.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { exportTerritoryOf } from '../../domain/territories.js';
import { plainVatNumber } from '../../domain/vat-number.js';
import type { LineProduct } from '../catalogue/catalogue.presenter.js';
import { ConfigurationService } from '../configuration/configuration.service.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { Identity, type Owner } from '../identity/identity.js';
import { newId } from '../ids.js';
import { type ReplayedResponse, runOnce } from '../idempotency/idempotency.js';
import { currentSeenLine, type ResolvedGoods } from './order-changes.js';
import { priceCart } from './cart-pricing.js';
import { type Cart, CartReader, type Goods, type Wanted } from './cart-reader.js';
import { CART_TERMS, type CartTerms } from './cart-terms.js';
import { destinationOf } from './destination.js';
import { inLocale, type OrderView, presentOpen } from './order.presenter.js';
import { placedView } from './placed-view.js';
import { laterEvidence } from '../validation/vat-evidence.js';
import { BuyerVat } from './buyer-vat.js';
import { deleteLine, insertLine, type LineRow, updateLine } from './order-lines.store.js';
import { findOpen, findOwn, hasOrders, incrementVersion, lockCart, type LockedCart, openOrder, type OrderChanges, type OrderRow, saveOrder, touchCart } from './order.store.js';
import { requireSampleLimits } from './sample-limits.js';
import { SettledOrders } from './settled-orders.js';
import { slotsOn } from './shipping.js';

/** Changes to an order, and what the caller knows of its cart after them: all of it, or its lines. */
interface Written {
  changes?: OrderChanges;
  cart?: Cart;
  lines?: LineRow[];
}

export const brokenRule = (field: string, key: string, params: Record<string, unknown> = {}): BrokenRule => ({ field, code: `yup.errors.${key}`, params });
const invalid = (field: string, key: string, params?: Record<string, unknown>) => new Problem('VALIDATION', { errors: [brokenRule(field, key, params)] });
/** Error codes whose response contains the current order. */
const explained: readonly ProblemCode[] = ['OUT_OF_STOCK', 'ORDER_CHANGED', 'DELIVERY_ON_REQUEST', 'CONFLICT'];

const requireAmount = (quantity: number): void => {
  if (quantity > maximumQuantity) throw invalid('quantity', 'number.max', { max: maximumQuantity });
};
const requireStock = ({ isWarehouse, stock }: LineProduct, quantity: number): void => {
  if (isWarehouse && quantity > stock) throw new Problem('OUT_OF_STOCK');
};

/** Quantity and room of added goods. */
type Added = Pick<InputValue<'addOrderLine'>, 'quantity' | 'room'>;

/** Product and configuration (id empty: without configuration). */
interface LineGoods extends ResolvedGoods {
  configurationId: string;
}

/** Cart operations. Every write locks the visitor's open order and returns the whole order. */
@Injectable()
export class OrdersService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly carts: CartReader,
    @Inject(CART_TERMS) private readonly terms: CartTerms,
    private readonly identity: Identity,
    private readonly configurations: ConfigurationService,
    private readonly buyerVat: BuyerVat,
    private readonly settled: SettledOrders,
  ) {}

  /** @throws Problem NOT_FOUND, also for orders of other owners */
  async get({ id }: InputValue<'getOrder'>, call: CallContext): Promise<OrderView> {
    const owner = await this.identity.ownerOf(call);
    const row = owner && (await (id === 'current' ? findOpen(this.db, owner) : findOwn(this.db, id, owner)));
    if (!row) throw new Problem('NOT_FOUND');
    if (row.state !== 'open') return placedView(this.db, row, this.settled.databaseFor(row));
    await touchCart(this.db, row);
    return this.view(this.db, row, call.locale);
  }

  /** Adds a product to the cart, or increases its quantity. A visitor without known token gets one. */
  async addLine(input: InputValue<'addOrderLine'>, call: CallContext): Promise<OutputOf<'addOrderLine'> | ReplayedResponse<OrderView>> {
    const written = runOnce(this.db, call, 'addOrderLine', input, async (tx) => {
      const { newToken, ...cart } = await this.openOwn(tx, call);
      const order = await this.putGoods(tx, cart, input, input, call);
      return newToken ? { ...order, cartToken: newToken } : order;
    });
    return written.catch((error: unknown) => this.explain(error, call));
  }

  /**
   * Changes quantity and configuration of a line, and merges it with another line of the same goods.
   * @throws Problem CONFLICT with the current order if the quantity differs from the one that the shopper saw
   */
  updateLine({ id, quantity, configurationId: wished, was }: InputValue<'updateOrderLine'>, call: CallContext): Promise<OrderView> {
    if (quantity === 0) return this.removeLine({ id }, call);
    return this.change(call, async (tx, { row, lines }) => {
      const line = lines.find((known) => known.id === id);
      if (!line) throw new Problem('NOT_FOUND');
      if (was !== undefined && was !== line.quantity) throw new Problem('CONFLICT');
      const wanted = { productId: line.productId, configurationId: wished === undefined ? line.configurationId : (wished ?? '') };
      const cart = await this.carts.withGoods(tx, lines, call.locale, [wanted]);
      const goods = await this.requireGoods(tx, cart, wanted, row.owner);
      const { product, configurationId } = goods;
      const same = lines.find((known) => known.id !== id && known.productId === product.id && known.configurationId === configurationId);
      const amount = quantity + (same?.quantity ?? 0);
      requireAmount(amount);
      requireSampleLimits(cart, product, amount);
      if (!configurationId) requireStock(product, amount);
      if (same) await deleteLine(tx, { id: same.id });
      const changed = { quantity: amount, configurationId, seen: currentSeenLine(goods) };
      await updateLine(tx, { id, ...changed });
      return { cart: { ...cart, lines: lines.flatMap((known) => (known === same ? [] : known === line ? { ...line, ...changed } : known)) } };
    });
  }

  removeLine({ id }: InputValue<'removeOrderLine'>, call: CallContext): Promise<OrderView> {
    return this.change(call, async (tx, { lines }) => {
      const line = lines.find((known) => known.id === id);
      if (!line) throw new Problem('NOT_FOUND');
      await deleteLine(tx, { id });
      return { lines: lines.filter((known) => known !== line) };
    });
  }

  /** @throws Problem VALIDATION for a malformed or unregistered VAT number */
  async setDetails(given: OrderDetails, call: CallContext): Promise<OrderView> {
    const requested = await this.buyerVat.check(given, call);
    const details = { ...given, ...(given.vatNumber && { vatNumber: plainVatNumber(given.vatNumber, given.billing.country) }) };
    return this.change(call, (_, { row, lines }) => {
      const vatCheck = requested && laterEvidence(row.vatCheck, requested);
      return Promise.resolve({ changes: { details, vatCheck, country: (details.shipping ?? details.billing).country }, lines });
    });
  }

  /** @throws Problem VALIDATION if method, day or slot is not offered, DELIVERY_ON_REQUEST if the method has no price, ORDER_INCOMPLETE for an empty cart */
  setShipping({ method, date, slot }: InputValue<'setShipping'>, call: CallContext): Promise<OrderView> {
    return this.change(call, async (tx, { row, lines }) => {
      const cart = await this.carts.withGoods(tx, lines, call.locale);
      const { lines: priced, options: offers } = priceCart(inLocale(row, call.locale), cart, this.terms);
      if (!priced.length) throw new Problem('ORDER_INCOMPLETE', { errors: [brokenRule('lines', 'mixed.required')] });
      const options = offers();
      const option = options.find((offered) => offered.method === method);
      if (option && !option.price) throw new Problem('DELIVERY_ON_REQUEST');
      if (!option && exportTerritoryOf(destinationOf(row))) throw invalid('method', 'mixed.undelivered');
      if (!option) throw invalid('method', 'mixed.oneOf', { values: options.map((offered) => offered.method).join(', ') });
      if (date !== undefined && !option.days.includes(date)) throw invalid('date', 'mixed.oneOf', { values: option.days.join(', ') });
      const day = date ?? option.days[0]!;
      const times = slotsOn(option, day);
      if (slot !== undefined && !times.includes(slot)) throw invalid('slot', 'mixed.oneOf', { values: times.join(', ') });
      return { changes: { shipping: { method, date: day, slot: slot ?? times[0] ?? null } }, cart };
    });
  }

  /**
   * Locks the visitor's open order.
   * @throws Problem ORDER_NOT_OPEN if the visitor has placed orders only, NOT_FOUND without any order
   */
  async lockOwn(tx: Executor, call: CallContext): Promise<LockedCart> {
    const owner = await this.identity.ownerOf(call, tx);
    const cart = owner && (await lockCart(tx, owner));
    if (cart) return cart;
    throw new Problem(owner && (await hasOrders(tx, owner)) ? 'ORDER_NOT_OPEN' : 'NOT_FOUND');
  }

  /** Locks the visitor's open order. Creates it if needed, and also a guest with token if the visitor has none. */
  private async openOwn(tx: Executor, call: CallContext): Promise<LockedCart & { newToken?: string | undefined }> {
    const known = await this.identity.ownerOf(call, tx);
    const cart = known && (await lockCart(tx, known));
    if (cart) return cart;
    const { owner, newToken } = await this.identity.openOwner(call, tx);
    return { ...(await openOrder(tx, owner, call.locale)), newToken };
  }

  /** Rethrows an error. Adds the current order to errors with a code in `explained`; it is read after the failed write was rolled back. */
  async explain(error: unknown, call: CallContext): Promise<never> {
    const isExplained = error instanceof Problem && explained.includes(error.code);
    if (!isExplained) throw error;
    const owner = await this.identity.ownerOf(call);
    const row = owner && (await findOpen(this.db, owner));
    throw new Problem(error.code, { ...error.extra, ...(row && { current: await this.view(this.db, row, call.locale) }) });
  }

  /** Runs `work` with the visitor's open order, locked, and saves the changes that it returns. */
  async change(call: CallContext, work: (tx: Executor, cart: LockedCart) => Promise<Written>): Promise<OrderView> {
    const written = this.db.transaction(async (tx) => {
      const cart = await this.lockOwn(tx, call);
      return this.save(tx, cart.row, call, await work(tx, cart));
    });
    return written.catch((error: unknown) => this.explain(error, call));
  }

  /** Saves an open order in the visitor's locale. @returns the whole order at current prices */
  async save(tx: Executor, row: OrderRow, call: CallContext, { changes, lines, cart }: Written = {}): Promise<OrderView> {
    const { locale, currency, country } = inLocale(row, call.locale);
    const place = { locale, currency, country };
    const saved = await (changes ? saveOrder(tx, row.id, { ...place, ...changes }) : incrementVersion(tx, row, place));
    return this.view(tx, saved, locale, cart ?? (lines && (await this.carts.withGoods(tx, lines, locale))));
  }

  /** Presents an open order at current prices. @param cart undefined: it is read */
  private async view(tx: Executor, row: OrderRow, locale: Locale, cart?: Cart): Promise<OrderView> {
    const shown = inLocale(row, locale);
    return presentOpen(shown, priceCart(shown, cart ?? (await this.carts.cartOf(tx, row.id, locale)), this.terms));
  }

  /** Puts goods into an open order, and saves it. @throws Problem as `requireGoods` and `putLine` */
  async putGoods(tx: Executor, { row, lines }: LockedCart, wanted: Wanted, added: Added, call: CallContext): Promise<OrderView> {
    const cart = await this.carts.withGoods(tx, lines, call.locale, [wanted]);
    const now = await this.putLine(tx, row.id, cart, await this.requireGoods(tx, cart, wanted, row.owner), added);
    return this.save(tx, row, call, { cart: { ...cart, lines: now } });
  }

  /** @throws Problem NOT_FOUND, also for products no longer sold; CONFIGURATION_INCOMPLETE if the configuration lacks a choice */
  private async requireGoods(tx: Executor, { goods, configured }: Goods, wanted: Wanted, owner: Owner): Promise<LineGoods> {
    const product = goods.get(wanted.productId);
    if (!product?.isOnSale) throw new Problem('NOT_FOUND');
    if (!wanted.configurationId) {
      if (product.isConfigurable) await this.configurations.requireStandard(tx, product);
      return { product, configuration: undefined, configurationId: '' };
    }
    const configuration = configured.get(wanted.configurationId);
    if (configuration?.owner !== owner || configuration.productId !== product.id) throw new Problem('NOT_FOUND');
    if (!configuration.isComplete) throw new Problem('CONFIGURATION_INCOMPLETE');
    return { product, configuration, configurationId: configuration.id };
  }

  /** Adds pieces to the line of the same goods, or adds a line. @returns all lines @throws Problem OUT_OF_STOCK; VALIDATION for too many pieces or lines; SAMPLE_LIMIT */
  private async putLine(tx: Executor, orderId: string, cart: Cart, goods: LineGoods, { quantity: added, room }: Added): Promise<LineRow[]> {
    const { product, configurationId } = goods;
    const { lines } = cart;
    const line = lines.find((known) => known.productId === product.id && known.configurationId === configurationId);
    const quantity = added + (line?.quantity ?? 0);
    requireAmount(quantity);
    requireSampleLimits(cart, product, quantity);
    if (!configurationId) requireStock(product, quantity);
    const seen = currentSeenLine(goods);
    if (line) {
      const changed = { quantity, seen, ...(room && { room }) };
      await updateLine(tx, { id: line.id, configurationId, quantity, seen, room });
      return lines.map((known) => (known === line ? { ...line, ...changed } : known));
    }
    if (lines.length >= maximumLines) throw invalid('productId', 'array.max', { max: maximumLines });
    return [...lines, await insertLine(tx, { id: newId(), orderId, productId: product.id, configurationId, quantity, room, seen })];
  }
}
