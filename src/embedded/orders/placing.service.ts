import { Inject, Injectable } from '@nestjs/common';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import type { BrandCode } from '../../contract/brand-codes.js';
import { Problem } from '../../contract/errors.js';
import { localeTable } from '../../contract/locales.js';
import type { Price } from '../../contract/money.js';
import { isArrangedByPhone } from '../../domain/delivery-contact.js';
import { localTime } from '../../domain/zoned-time.js';
import { saveDetails } from '../customers/address-book.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { documentNumber } from '../database/document-number.js';
import { OrderMails } from '../mail/order-mails.js';
import { aboutOrder, OutboxService } from '../mail/outbox.service.js';
import { customerOf } from '../identity/identity.js';
import { type ReplayedResponse, runOnce } from '../idempotency/idempotency.js';
import { publish } from '../webhooks/publish.js';
import { issueInvoice } from '../invoices/invoice.store.js';
import { BuyerVat, hasOldEvidence } from './buyer-vat.js';
import { changedParts, type VatStatus } from './changed-parts.js';
import { priceCart, type PricedCart } from './cart-pricing.js';
import { CartReader } from './cart-reader.js';
import { CART_TERMS, type CartTerms } from './cart-terms.js';
import { inLocale, type OrderView, presentMoved } from './order.presenter.js';
import { saveSnapshots } from './line-snapshots.js';
import type { Line } from './order-pricing.js';
import { StockHolds } from './stock-holds.js';
import type { LineRow } from './order-lines.store.js';
import { lockById, type OrderRow, transitionOrder } from './order.store.js';
import { placedView } from './placed-view.js';
import { requireUnpaidLimit } from './unpaid-orders.js';
import { brokenRule, OrdersService } from './orders.service.js';
import { orderLineTable, orderNumberSequence } from './orders.tables.js';

/** Order number such as `ENC-2026-000123`: shop, year in the buyer's time zone, and next value of a sequence. */
const nextOrderNumber = (shop: BrandCode, placedAt: Date, timeZone: string): SQL => {
  const year = localTime(placedAt, timeZone).day.slice(0, 4);
  return documentNumber(`${shop}-${year}-`, sql`nextval(${orderNumberSequence.seqName}::regclass)`);
};

/** The evidence of the VAT number is too old. Thrown to query the register outside of the transaction. */
class OldEvidence extends Error {
  constructor(readonly status: VatStatus | undefined) {
    super();
  }
}
/** Marks that the register was just queried. If it did not answer, the order is placed without new evidence. */
type CompletionRequest = Pick<OldEvidence, 'status'>;

const requireComplete = (row: OrderRow, order: PricedCart): void => {
  const hasNoPhone = row.details && !row.details.contact.phone && isArrangedByPhone(order.shipping?.method);
  const missing = [!order.lines.length && 'lines', !row.details && 'details', !row.shipping && 'shipping', hasNoPhone && 'details.contact.phone'].filter(
    (field) => typeof field === 'string',
  );
  if (missing.length) throw new Problem('ORDER_INCOMPLETE', { errors: missing.map((field) => brokenRule(field, 'mixed.required')) });
};

const requireAsSeen = (order: Parameters<typeof changedParts>[0], expected: InputValue<'completeOrder'>['expectedTotal'], vatStatus: VatStatus | undefined): void => {
  const changed = changedParts(order, { expected, vatStatus });
  if (changed.length) throw new Problem('ORDER_CHANGED', { changed });
};

/** Price of the least expensive delivery. Pickup counts only if it was chosen. */
const minPrice = ({ shipping, options }: PricedCart): Price => {
  const offers = [shipping!.price, ...options().flatMap(({ method, price }) => (method === 'Deliver' && price ? price : []))];
  return offers.reduce((least, price) => (price.includingVat.amount < least.includingVat.amount ? price : least));
};

/** Places orders: stock, number, invoice, snapshots and confirmation in one transaction. */
@Injectable()
export class PlacingService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly orders: OrdersService,
    private readonly carts: CartReader,
    @Inject(CART_TERMS) private readonly terms: CartTerms,
    private readonly holds: StockHolds,
    private readonly mails: OrderMails,
    private readonly outbox: OutboxService,
    private readonly buyerVat: BuyerVat,
  ) {}

  /**
   * Places the visitor's order at the total that they saw.
   * @throws Problem ORDER_INCOMPLETE, DELIVERY_ON_REQUEST, ORDER_CHANGED or OUT_OF_STOCK (with the current order), ORDER_NOT_OPEN, UNPAID_ORDERS, CONFIGURATION_INCOMPLETE
   */
  async complete(input: InputValue<'completeOrder'>, call: CallContext): Promise<OrderView | ReplayedResponse<OrderView>> {
    const place = (request?: CompletionRequest) => runOnce(this.db, call, 'completeOrder', input, (tx) => this.place(tx, input, call, request));
    const written = place().catch(async (error: unknown) => {
      if (!(error instanceof OldEvidence)) throw error;
      await this.buyerVat.refresh(call);
      return place(error);
    });
    return written.catch((error: unknown) => this.orders.explain(error, call));
  }

  /** @param request the register was just queried; contains the status before that @throws OldEvidence */
  private async place(tx: Executor, { expectedTotal }: InputValue<'completeOrder'>, call: CallContext, request: CompletionRequest | undefined): Promise<OrderView> {
    const locked = await this.orders.lockOwn(tx, call);
    const row = inLocale(locked.row, call.locale);
    if (!request && hasOldEvidence(row)) throw new OldEvidence(row.vatCheck?.status);
    const cart = await this.carts.withGoods(tx, locked.lines, row.locale);
    const order = priceCart(row, cart, this.terms);
    if (order.deliveryOnRequest) throw new Problem('DELIVERY_ON_REQUEST');
    requireComplete(row, order);
    requireAsSeen({ ...order, vatCheck: row.vatCheck }, expectedTotal, request?.status);
    if (order.lines.some(({ configurationId }) => configurationId && !cart.configured.get(configurationId)?.isComplete)) throw new Problem('CONFIGURATION_INCOMPLETE');
    // Products that are no longer sold have 0 available, also if they are configured.
    if (order.lines.some(({ available }) => available === 0)) throw new Problem('OUT_OF_STOCK');
    const unpaidNetwork = await requireUnpaidLimit(tx, row, call);
    const hold = await this.holds.begin(tx, { ...row, unpaidNetwork }, order.lines, call.apiKey === undefined ? 'unknown' : 'allowed');
    await this.saveLines(tx, row.id, cart.lines, order.lines);
    const placedAt = new Date();
    const { locale, currency, country } = row;
    const placed = await transitionOrder(tx, row, 'placed', 'placed by the buyer', {
      locale,
      currency,
      country,
      unpaidNetwork,
      ...hold,
      placedAt,
      totals: order.totals,
      shipping: { ...order.shipping!, leastPrice: minPrice(order) },
      number: nextOrderNumber(call.shop, placedAt, localeTable[locale].timeZone),
    });
    const customerId = customerOf(row.owner);
    if (customerId !== undefined) await saveDetails(tx, customerId, row.details!);
    const answer = presentMoved(placed, order);
    const isFree = order.totals.total.includingVat.amount === 0;
    await this.outbox.queueLimited(tx, aboutOrder('confirmation', answer), { ...call, account: customerId }, () => this.mails.confirmation(answer));
    await publish(tx, 'order.placed', [answer]);
    const settled = isFree ? await this.settleFree(tx, row.id) : answer;
    // Issued last, because it locks the invoice counter, for which other orders wait.
    await issueInvoice(tx, row.id, call.shop, placedAt);
    return settled;
  }

  /** Marks an order of nothing as paid, without a payment. If its pieces are not held, takes them now. */
  private async settleFree(tx: Executor, id: string): Promise<OrderView> {
    const row = (await lockById(tx, id))!;
    const hasPieces = await this.holds.take(tx, row);
    if (!hasPieces) throw new Problem('OUT_OF_STOCK');
    await transitionOrder(tx, row, 'paid', 'nothing to pay', { lacksPieces: false });
    const paid = await placedView(tx, (await lockById(tx, id))!);
    await publish(tx, 'order.paid', [paid]);
    return paid;
  }

  /** Stores the snapshot of each line, and deletes lines that are no longer part of the order. */
  private async saveLines(tx: Executor, orderId: string, stored: readonly LineRow[], lines: readonly Line[]): Promise<void> {
    const gone = stored.flatMap(({ id }) => (lines.some((line) => line.id === id) ? [] : id));
    if (gone.length) await tx.delete(orderLineTable).where(inArray(orderLineTable.id, gone));
    await saveSnapshots(tx, orderId, lines);
  }
}
