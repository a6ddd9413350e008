import { Inject, Injectable, Logger } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { BRAND } from '../../config/brand.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { hasTrustedOrigin, ownOrigins } from '../../config/trusted-origins.js';
import type { Brand } from '../../contract/brands.js';
import { Problem } from '../../contract/errors.js';
import { localeTable } from '../../contract/locales.js';
import type { Payment } from '../../contract/order.js';
import type { Payer } from './payment-methods.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { Identity } from '../identity/identity.js';
import { hashOf, newId } from '../ids.js';
import { ReplayedResponse, runOnce, storedResponseOf } from '../idempotency/idempotency.js';
import { priceCart } from '../orders/cart-pricing.js';
import { CartReader } from '../orders/cart-reader.js';
import { CART_TERMS, type CartTerms } from '../orders/cart-terms.js';
import { inLocale } from '../orders/order.presenter.js';
import { brokenRule } from '../orders/orders.service.js';
import { linesOf } from '../orders/order-lines.store.js';
import { findOpen, findOwn, lockById, type OrderRow, saveOrder, transitionOrder } from '../orders/order.store.js';
import { StockHolds } from '../orders/stock-holds.js';
import { placedLine } from '../orders/stored-line.js';
import { OnAccount } from './on-account.js';
import { PAYMENT_PROVIDER, type PaymentProvider, type PaymentRequest, type StartedPayment } from './payment-provider.js';
import { findByProviderId, findLatestOf, findOwnPayment, insertPayment, type PaymentRow } from './payment.store.js';
import { isFinal } from './payment-status.js';
import { SettlementService } from './settlement.service.js';

type Initiated = OutputOf<'initiatePayment'>;
const operation = 'initiatePayment';
/** Payment methods depend on the country of the payer, not of the delivery. */
const payerCountry = (order: OrderRow | undefined) => order?.details?.billing.country ?? order?.country;
const isSame = (payment: PaymentRow, requested: Pick<PaymentRow, 'method' | 'returnUrl'>) => payment.method === requested.method && payment.returnUrl === requested.returnUrl;
const initiated = ({ id, redirectUrl }: PaymentRow): Initiated => ({ paymentId: id, redirectUrl });

/** Returns the stored payment if the provider does not answer. */
const asStored = (payment: PaymentRow, error: unknown): PaymentRow => {
  if (error instanceof Problem && error.code === 'UNAVAILABLE') return payment;
  throw error;
};

/** Starts payments and returns their status. */
@Injectable()
export class PaymentsService {
  private readonly logger = new Logger('Payments');
  private readonly origins: ReadonlySet<string>;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly settlement: SettlementService,
    private readonly onAccount: OnAccount,
    private readonly holds: StockHolds,
    private readonly carts: CartReader,
    @Inject(CART_TERMS) private readonly terms: CartTerms,
    private readonly i18n: I18nService,
    private readonly identity: Identity,
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(BRAND) brand: Brand,
  ) {
    this.origins = ownOrigins(environment, brand);
  }

  /** Methods for the given country, currency and amount. Missing values come from the order (default: the cart), then from the locale. */
  async listMethods(input: InputValue<'listPaymentMethods'>, call: CallContext): Promise<OutputOf<'listPaymentMethods'>> {
    const payer = await this.payerOf(input, call);
    return (await this.provider.listMethods(payer)).map((id) => ({ id, name: this.i18n.translate(`components.paymentMethods.${id}`, { lang: call.locale }) }));
  }

  private async payerOf({ orderId = 'current', country, currency, amount }: InputValue<'listPaymentMethods'>, call: CallContext): Promise<Payer> {
    const owner = await this.identity.ownerOf(call);
    const order = owner && (await (orderId === 'current' ? findOpen(this.db, owner) : findOwn(this.db, orderId, owner)));
    if (!order && orderId !== 'current') throw new Problem('NOT_FOUND');
    const shopper = localeTable[call.locale];
    const known = order && (order.state === 'open' ? inLocale(order, call.locale) : order);
    const sum = amount ?? (await this.amountOf(known));
    return {
      country: country ?? payerCountry(known) ?? shopper.country,
      currency: currency ?? known?.currency ?? shopper.currency,
      isTrusted: known && (await this.onAccount.isOpenTo(this.db, known, sum ?? 0)),
      amount: sum,
    };
  }

  /** Total of an order in minor units: as placed, or at current prices for a cart. */
  private async amountOf(order: OrderRow | undefined): Promise<number | undefined> {
    const totals = order?.state === 'open' ? priceCart(order, await this.carts.cartOf(this.db, order.id, order.locale), this.terms).totals : order?.totals;
    return totals?.total.includingVat.amount;
  }

  /**
   * Starts the payment of a placed order. If an open payment has the same method and return URL, returns that; another open payment is closed
   * first if the provider allows it, so that an order cannot be paid twice. Calls the provider only while no rows are locked.
   * @throws Problem FOREIGN_RETURN_URL, NOT_FOUND, NOTHING_TO_PAY, ON_ACCOUNT_UNPROVED, ON_ACCOUNT_LIMIT, SOLD_OUT_UNPAID, STOCK_NOT_HELD, VALIDATION for a method not on offer
   */
  async initiate(input: InputValue<'initiatePayment'>, call: CallContext): Promise<Initiated | ReplayedResponse<Initiated>> {
    if (!hasTrustedOrigin(input.returnUrl, this.origins)) throw new Problem('FOREIGN_RETURN_URL');
    const replay = await storedResponseOf<Initiated>(this.db, call, operation, input);
    if (replay) return replay;
    const order = await this.requirePayable(input, call);
    if (input.method === 'invoice') return runOnce(this.db, call, operation, input, (tx) => this.payByInvoice(tx, input));
    await this.holdPieces(order, input);
    const latest = await findLatestOf(this.db, order.id);
    const open = latest && (await this.stillOpen(latest));
    if (open && isSame(open, input)) return initiated(open);
    if (open) await this.supersede(open);
    const started = await this.provider.start(await this.requestFor(order, latest, input));
    const note = () => runOnce(this.db, call, operation, input, (tx) => this.recordPayment(tx, input, started, open?.id));
    const answer = await note().catch(async (error: unknown) => {
      await this.abandon(started);
      throw error;
    });
    const isUsed = (answer instanceof ReplayedResponse ? answer.answer : answer).redirectUrl === started.redirectUrl;
    if (!isUsed) await this.abandon(started);
    return answer;
  }

  /** Returns a payment. If its status is not final, queries the provider, so that a lost webhook does not matter. Without an answer returns the stored status. */
  async getStatus({ id }: InputValue<'getPaymentStatus'>, call: CallContext): Promise<Payment> {
    const own = await findOwnPayment(this.db, id, await this.identity.requireOwner(call));
    if (!own) throw new Problem('NOT_FOUND');
    const { orderId, method, status, amount, currency } = isFinal(own.status) ? own : await this.settlement.refresh(own).catch((error: unknown) => asStored(own, error));
    return { id, orderId, method, status, amount: { amount, currency } };
  }

  /** Handles a webhook about a payment. */
  async handlePaymentWebhook({ id }: InputValue<'paymentWebhook'>): Promise<Record<string, never>> {
    await this.settlement.refreshByProviderId(id);
    return {};
  }

  /** Handles a webhook about an order of the provider. */
  async handleOrderWebhook({ id }: InputValue<'orderWebhook'>): Promise<Record<string, never>> {
    for (const providerId of await this.provider.listPaymentsOf(id)) await this.settlement.refreshByProviderId(providerId);
    return {};
  }

  private async requirePayable({ orderId, method }: InputValue<'initiatePayment'>, call: CallContext): Promise<OrderRow> {
    const order = await findOwn(this.db, orderId, await this.identity.requireOwner(call));
    if (!order) throw new Problem('NOT_FOUND');
    if (order.state !== 'awaitingPayment') throw new Problem('NOTHING_TO_PAY');
    const { amount, currency } = order.totals!.total.includingVat;
    if (method === 'invoice' && this.onAccount.isEligible(order)) await this.onAccount.require(this.db, order, amount);
    const isTrusted = await this.onAccount.isOpenTo(this.db, order, amount);
    const methods = await this.provider.listMethods({ country: payerCountry(order)!, currency, isTrusted, amount });
    if (methods.includes(method)) return order;
    throw new Problem('VALIDATION', { errors: [brokenRule('method', 'mixed.oneOf', { values: methods.join(', ') })] });
  }

  /** In its own transaction before the payer is sent to the provider, so that nobody pays for pieces that are known to be sold. */
  private async holdPieces(order: OrderRow, { method }: InputValue<'initiatePayment'>): Promise<void> {
    if (!order.lacksPieces && order.heldUntil === null) return;
    await this.db.transaction(async (tx) => {
      const row = (await lockById(tx, order.id))!;
      if (row.state !== 'awaitingPayment') throw new Problem('NOTHING_TO_PAY');
      await saveOrder(tx, row.id, await this.holds.forPayment(tx, row, method));
    });
  }

  /**
   * Puts the order on account: it can be produced, and is paid by bank transfer later. Does not call the provider.
   * @throws Problem NOTHING_TO_PAY, CONFLICT, ON_ACCOUNT_LIMIT, SOLD_OUT_UNPAID, STOCK_NOT_HELD
   */
  private async payByInvoice(tx: Executor, { orderId, method, returnUrl }: InputValue<'initiatePayment'>): Promise<Initiated> {
    const order = (await lockById(tx, orderId))!;
    if (order.state !== 'awaitingPayment') throw new Problem('NOTHING_TO_PAY');
    const latest = await findLatestOf(tx, orderId);
    if (latest && !isFinal(latest.status)) throw new Problem('CONFLICT');
    const id = newId();
    const amount = order.totals!.total.includingVat;
    await this.onAccount.requireAlone(tx, order, amount.amount);
    const payment = { id, orderId, provider: 'invoice', providerId: `invoice_${id}`, redirectUrl: returnUrl, method, status: 'authorized' as const, ...amount, returnUrl };
    // The order is not paid yet, so it still counts as an unpaid order of its network.
    const trusted = await transitionOrder(tx, order, 'authorized', 'to be paid by invoice', {
      unpaidNetwork: order.unpaidNetwork,
      ...(await this.holds.forPayment(tx, order, 'invoice')),
    });
    const inserted = await insertPayment(tx, payment);
    await this.settlement.sendPaymentInstructions(tx, trusted);
    return initiated(inserted);
  }

  private async stillOpen(latest: PaymentRow): Promise<PaymentRow | undefined> {
    const now = isFinal(latest.status) ? latest : await this.settlement.refresh(latest);
    if (now.status === 'paid') throw new Problem('NOTHING_TO_PAY');
    return isFinal(now.status) ? undefined : now;
  }

  /** The idempotency key identifies the order's next attempt with this method, so that a repetition after a lost response creates no second payment. */
  private async requestFor(order: OrderRow, latest: PaymentRow | undefined, { method, returnUrl }: InputValue<'initiatePayment'>): Promise<PaymentRequest> {
    const { id: orderId, totals, number, locale, details } = order;
    const lines = await linesOf(this.db, orderId);
    const goods = lines.map(placedLine).map(({ name, quantity, total }) => ({ name, quantity, total, isDelivery: false }));
    const { total, shipping, vat } = totals!;
    const delivery = this.i18n.translate<string, string>('components.invoice.shipping', { lang: locale });
    return {
      key: hashOf([orderId, latest?.id ?? '', method, returnUrl].join(' ')),
      orderId,
      amount: total.includingVat,
      method,
      description: number!,
      locale,
      returnUrl,
      buyer: details!,
      items: [...goods, ...(shipping ? [{ name: delivery, quantity: 1, total: shipping, isDelivery: true }] : [])],
      vatRate: vat[0]?.rate ?? 0,
    };
  }

  /** Closes a payment to which the payer was not sent. If that fails it expires by itself, because its page was shown to nobody. */
  private async abandon({ providerId }: StartedPayment): Promise<void> {
    try {
      // A concurrent call may have stored this payment.
      if (!(await findByProviderId(this.db, providerId))) await this.provider.cancel(providerId);
    } catch (error) {
      this.logger.warn(`Payment ${providerId} could not be closed: ${String(error)}`);
    }
  }

  /**
   * Closes an open payment before the next one starts. If the provider cannot close it both stay open, and if both are paid one is refunded.
   * @throws Problem NOTHING_TO_PAY if it was paid meanwhile
   */
  private async supersede(open: PaymentRow): Promise<void> {
    await this.provider.cancel(open.providerId);
    if ((await this.settlement.refresh(open)).status === 'paid') throw new Problem('NOTHING_TO_PAY');
  }

  /** Stores a started payment. If a concurrent call has stored one already, returns that. */
  private async recordPayment(
    tx: Executor,
    { orderId, method, returnUrl }: InputValue<'initiatePayment'>,
    started: StartedPayment,
    supersededId: string | undefined,
  ): Promise<Initiated> {
    const order = (await lockById(tx, orderId))!;
    if (order.state !== 'awaitingPayment') throw new Problem('NOTHING_TO_PAY');
    const known = await findByProviderId(tx, started.providerId);
    if (known) return initiated(known);
    const latest = await findLatestOf(tx, orderId);
    if (latest && latest.id !== supersededId && !isFinal(latest.status)) {
      if (isSame(latest, { method, returnUrl })) return initiated(latest);
      throw new Problem('CONFLICT');
    }
    const amount = order.totals!.total.includingVat;
    return initiated(await insertPayment(tx, { id: newId(), orderId, provider: this.provider.name, ...started, method, status: 'open', ...amount, returnUrl }));
  }
}
