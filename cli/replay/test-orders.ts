import { sql } from 'drizzle-orm';
import { defaultLocale } from '../../src/contract/locales.js';
import type { PaymentMethodId } from '../../src/contract/order.js';
import { DATABASE, type Database } from '../../src/embedded/database/database.module.js';
import { ShopApiClient } from '../../src/shop-api/shop-api.client.js';
import type { ListeningShop } from '../support/with-listening-shop.js';
import { inCrowd } from './send-webhooks.js';

const address = { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' } as const;
const contact = { firstName: 'Test', lastName: 'Order', email: 'test@example.nl', phone: '020 123 4567' };

/** Pieces that any number of orders can be made of. */
const stockUp = async (db: Database, orders: number): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`update product set stock = stock + ${3 * orders} where is_warehouse and is_on_sale and configuration is null returning id`);
  return rows.map(({ id }) => id).toSorted();
};

/** A visitor's way from the empty cart to a payment that waits at the bank. @returns how to start another one */
const order = async (client: ShopApiClient, { environment }: ListeningShop, productId: string, number: number) => {
  const visitor = { shop: environment.BRAND, locale: defaultLocale, requestId: `replay-${number}` };
  const { cartToken } = await client.ask('addOrderLine', { productId, quantity: 1 + (number % 3) }, visitor);
  const buyer = { ...visitor, ...(cartToken && { cartToken }) };
  await client.ask('setOrderDetails', { customerType: 'Private', contact, billing: address, shipping: null }, buyer);
  const { totals } = await client.ask('setShipping', { method: 'Deliver' }, buyer);
  const { id } = await client.ask('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat }, buyer);
  return async (method: PaymentMethodId): Promise<string> => {
    const { redirectUrl } = await client.ask('initiatePayment', { orderId: id, method, returnUrl: `${environment.publicUrl}/` }, buyer);
    return new URL(redirectUrl).pathname.split('/').at(-1)!;
  };
};

/** Places orders, each with a payment at the test bank; each third one's first payment failed, so that it has two. */
export const placeTestOrders = async (
  shop: ListeningShop,
  orders: number,
  fail: (id: string) => Promise<unknown>,
  onProgress: (done: number, total: number) => void,
): Promise<void> => {
  const client = new ShopApiClient(shop.url);
  const products = await stockUp(shop.app.get<Database>(DATABASE), orders);
  let done = 0;
  await inCrowd(Array.from({ length: orders }).keys(), async (number) => {
    const pay = await order(client, shop, products[number % products.length]!, number);
    const first = await pay('ideal');
    if (number % 3 === 2) {
      await fail(first);
      await pay('creditcard');
    }
    onProgress((done += 1), orders);
  });
  await client.close();
};
