import { sql } from 'drizzle-orm';
import request from 'supertest';
import { eventually } from './eventually.js';
import type { Order, TestShop } from './shop-api.js';

export interface StartedPayment {
  paymentId: string;
  redirectUrl: string;
}

/** Queries on orders, payments and refunds in the databases of a shop and of its test bank. */
export const orderLedger = (shop: TestShop) => {
  const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) => (await shop.db.execute<Row>(query)).rows;
  const bankId = ({ redirectUrl }: StartedPayment) => redirectUrl.split('/').at(-1)!;
  const endAtBank = (payment: StartedPayment, status: string) => shop.db.execute(sql`update test_bank_payment set status = ${status} where id = ${bankId(payment)}`);
  const tell = (payment: StartedPayment) =>
    request(shop.url)
      .post('/orders/payment/webhook/payment')
      .type('form')
      .send({ id: bankId(payment) })
      .expect(200);
  const refundsOf = ({ id }: Order) =>
    rowsOf<{ amount: number; status: string; cause: string }>(
      sql`select r.amount, r.status, r.cause from refund r join payment p on p.id = r.payment_id where p.order_id = ${id} order by r.created_at`,
    );
  return {
    rowsOf,
    bankId,
    /** Sets the payment status at the bank without a webhook. */
    endAtBank,
    tell,
    refundsOf,
    pay: async (payment: StartedPayment) => {
      await endAtBank(payment, 'paid');
      await tell(payment);
    },
    /** Waits until the order has `count` refunds and all are paid back. @returns the refunds */
    refunded: (order: Order, count = 1) =>
      eventually(`${count} completed refunds of order ${order.number}`, async () => {
        const refunds = await refundsOf(order);
        return refunds.length === count && refunds.every(({ status }) => status === 'refunded') ? refunds : undefined;
      }),
    /** Amounts that the bank paid back for a payment. */
    paidBack: async (payment: StartedPayment) =>
      (await rowsOf<{ amount: number }>(sql`select amount from test_bank_refund where payment_id = ${bankId(payment)} order by created_at`)).map(({ amount }) => amount),
    statesOf: async ({ id }: Order) => (await rowsOf<{ to: string }>(sql`select "to" from order_event where order_id = ${id} order by id`)).map(({ to }) => to),
    mailsAbout: async ({ number }: Order, subject: string) => (await rowsOf(sql`select 1 from mail where subject like ${`%${number}%`} and subject like ${`%${subject}%`}`)).length,
  };
};
export type OrderLedger = ReturnType<typeof orderLedger>;
