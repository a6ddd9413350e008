import { and, eq } from 'drizzle-orm';
import { Problem } from '../../contract/errors.js';
import type { PaymentStatus } from '../../contract/order.js';
import type { Database } from '../database/database.module.js';
import { newId } from '../ids.js';
import { methodsFor, type Payer } from './payment-methods.js';
import type { PaymentProvider, PaymentRequest, Refund, RefundRequest, StartedPayment } from './payment-provider.js';
import { testBankPaymentTable, testBankRefundTable } from './test-bank.tables.js';

export type TestBankPayment = typeof testBankPaymentTable.$inferSelect;
/** Outcomes of a test payment that the payer can choose. */
export const outcomes = ['paid', 'failed', 'canceled', 'expired'] as const;
export type Outcome = (typeof outcomes)[number];

/** Built-in payment provider with a payment page that moves no money. */
export class TestBank implements PaymentProvider {
  readonly name = 'test-bank';

  /** @param publicUrl origin at which browsers reach the payment page */
  constructor(
    private readonly db: Database,
    private readonly publicUrl: string,
  ) {}

  listMethods(payer: Payer) {
    return Promise.resolve(methodsFor(payer));
  }

  async start({ amount, method, description, locale, returnUrl }: PaymentRequest): Promise<StartedPayment> {
    const id = `tb_${newId()}`;
    await this.db.insert(testBankPaymentTable).values({ id, ...amount, method, description, locale, returnUrl });
    return { providerId: id, redirectUrl: `${this.publicUrl}/test-bank/payments/${id}` };
  }

  async getStatus(providerId: string): Promise<PaymentStatus> {
    return (await this.find(providerId)).status;
  }

  async cancel(providerId: string): Promise<PaymentStatus> {
    return (await this.end(providerId, 'canceled')).status;
  }

  /** Refunds immediately, once for each key, and never more than was paid. */
  async refund({ providerId, amount, key }: RefundRequest): Promise<Refund> {
    return this.db.transaction(async (tx) => {
      const [payment] = await tx.select().from(testBankPaymentTable).where(eq(testBankPaymentTable.id, providerId)).for('update');
      const refunds = await tx.select().from(testBankRefundTable).where(eq(testBankRefundTable.paymentId, providerId));
      const left = (payment?.amount ?? 0) - refunds.reduce((sum, refund) => sum + refund.amount, 0);
      const isKnown = refunds.some((refund) => refund.key === key);
      if (!isKnown && (payment?.status !== 'paid' || amount.amount > left)) return { refundId: `tbr_${key}`, status: 'failed' };
      if (!isKnown) await tx.insert(testBankRefundTable).values({ key, paymentId: providerId, ...amount });
      return { refundId: `tbr_${key}`, status: 'refunded' };
    });
  }

  /** The test bank has no orders, so the id is the id of a payment. */
  listPaymentsOf(id: string) {
    return Promise.resolve([id]);
  }

  /** @throws Problem NOT_FOUND */
  async find(id: string): Promise<TestBankPayment> {
    const [payment] = await this.db.select().from(testBankPaymentTable).where(eq(testBankPaymentTable.id, id));
    if (!payment) throw new Problem('NOT_FOUND');
    return payment;
  }

  /** Ends an open payment and stores the outcome. A payment that has ended stays as it is. */
  async end(id: string, outcome: Outcome): Promise<TestBankPayment> {
    await this.db
      .update(testBankPaymentTable)
      .set({ status: outcome })
      .where(and(eq(testBankPaymentTable.id, id), eq(testBankPaymentTable.status, 'open')));
    return this.find(id);
  }
}
