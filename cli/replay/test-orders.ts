import { sql } from 'drizzle-orm';
import { defaultLocale } from '../../src/contract/locales.js';
import type { PaymentMethodId } from '../../src/contract/order.js';
import type { Database } from '../../src/embedded/database/database.module.js';
import { type Outcome, outcomes } from '../../src/embedded/payments/test-bank.js';
import { ShopApiClient } from '../../src/shop-api/client/shop-api.client.js';
import type { KillableShop } from '../support/with-killable-shop.js';
import { runConcurrently } from './send-webhooks.js';

const address = { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' } as const;
const contact = { firstName: 'Test', lastName: 'Order', email: 'test@example.nl', phone: '020 123 4567' };

/** Final status that a payment will get at the bank. */
export interface Ending {
  id: string;
  outcome: Outcome;
}

/** Increases the stock of warehouse products for a number of orders. @returns product ids */
const stockUp = async (db: Database, orders: number): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`update product set stock = stock + ${3 * orders} where is_warehouse and is_on_sale and sample_of is null and configuration is null returning id`,
  );
  return rows.map(({ id }) => id).toSorted();
};

/** Sets the final status of a payment at the bank. A cancelled payment can still become paid, like a transfer that was already on its way. */
export const endAtBank = async (db: Database, { id, outcome }: Ending): Promise<void> =>
  void (await db.execute(sql`update test_bank_payment set status = ${outcome} where id = ${id} and (status = 'open' or ${outcome} = 'paid')`));

/** Places an order. @returns its id, and a function that starts a payment at the bank */
const order = async (client: ShopApiClient, { environment }: KillableShop, productId: string, number: number) => {
  const visitor = { shop: environment.BRAND, locale: defaultLocale, requestId: `replay-${number}` };
  const { cartToken } = await client.request('addOrderLine', { productId, quantity: 1 + (number % 3) }, visitor);
  const buyer = { ...visitor, ...(cartToken && { cartToken }) };
  await client.request('setOrderDetails', { customerType: 'Private', contact, billing: address, shipping: null }, buyer);
  const { totals } = await client.request('setShipping', { method: 'Deliver' }, buyer);
  const { id } = await client.request('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat }, buyer);
  const pay = async (method: PaymentMethodId): Promise<string> => {
    const { redirectUrl } = await client.request('initiatePayment', { orderId: id, method, returnUrl: `${environment.publicUrl}/` }, buyer);
    return new URL(redirectUrl).pathname.split('/').at(-1)!;
  };
  return { id, pay };
};

/** Payments of an order, by its number: of each ten orders one is paid twice, one too late and one not at all. Of every third order the first payment fails. */
const endingsOf = async (db: Database, number: number, { id, pay }: Awaited<ReturnType<typeof order>>): Promise<Ending[]> => {
  const first = await pay('ideal');
  const last = number % 10;
  if (last === 7) return [first, await pay('creditcard')].map((payment) => ({ id: payment, outcome: 'paid' }));
  if (last === 9) await db.execute(sql`update "order" set placed_at = placed_at - interval '4 days' where id = ${id}`);
  const outcome = last === 4 ? outcomes[1 + (number % 3)]! : 'paid';
  if (number % 3 !== 2) return [{ id: first, outcome }];
  await endAtBank(db, { id: first, outcome: 'failed' });
  return [
    { id: first, outcome: 'failed' },
    { id: await pay('creditcard'), outcome },
  ];
};

/** Places orders with open payments at the test bank. @returns the final status that each will get */
export const placeTestOrders = async (shop: KillableShop, db: Database, orders: number, onProgress: (done: number, total: number) => void): Promise<Ending[]> => {
  const client = new ShopApiClient(shop.url);
  const products = await stockUp(db, orders);
  const endings: Ending[] = [];
  let done = 0;
  await runConcurrently(Array.from({ length: orders }).keys(), async (number) => {
    endings.push(...(await endingsOf(db, number, await order(client, shop, products[number % products.length]!, number))));
    onProgress((done += 1), orders);
  });
  await client.close();
  return endings;
};
