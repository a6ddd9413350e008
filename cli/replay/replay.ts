import { ConfigurationError } from '../../src/config/environment.js';
import { DATABASE, type Database } from '../../src/embedded/database/database.module.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../../src/embedded/payments/payment-provider.js';
import { outcomes, TestBank } from '../../src/embedded/payments/test-bank.js';
import type { Finding } from '../support/findings.js';
import { withProgress } from '../support/with-progress.js';
import { type ListeningShop, withListeningShop, withNewShop } from '../support/with-listening-shop.js';
import { type Books, readBooks } from './books.js';
import { reconcile } from './reconcile.js';
import { inCrowd, type Sent, sendWebhooks } from './send-webhooks.js';
import { placeTestOrders } from './test-orders.js';

export interface Replayed extends Sent {
  orders: number;
  payments: number;
  findings: Finding[];
}

/** @throws ConfigurationError when payments go anywhere but to the test bank */
const testBankOf = ({ app }: ListeningShop): TestBank => {
  const provider = app.get<PaymentProvider>(PAYMENT_PROVIDER, { strict: false });
  if (provider instanceof TestBank) return provider;
  throw new ConfigurationError(`Payments go to ${provider.name}: only those of the test bank are replayed`);
};

const idsIn = ({ orders }: Books): string[] => orders.flatMap(({ payments }) => payments.map(({ providerId }) => providerId));

const judge = async ({ app, url }: ListeningShop, before: Books): Promise<Replayed> => {
  const ids = idsIn(before);
  const sent = await withProgress('Sending webhooks', (report) => sendWebhooks(url, ids, report));
  const findings = reconcile(before, await readBooks(app.get<Database>(DATABASE)));
  return { orders: before.orders.length, payments: ids.length, ...sent, findings };
};

/** The payments of the shop's own orders. */
export const replayOwn = (): Promise<Replayed> =>
  withListeningShop(async (shop) => {
    testBankOf(shop);
    return judge(shop, await readBooks(shop.app.get<Database>(DATABASE)));
  });

/** New orders' payments, in a database of their own: they end at the bank while the news of them already travels. */
export const replayNew = (orders: number): Promise<Replayed> =>
  withNewShop(async (shop) => {
    const bank = testBankOf(shop);
    await withProgress('Placing orders', (report) => placeTestOrders(shop, orders, (id) => bank.end(id, 'failed'), report));
    const before = await readBooks(shop.app.get<Database>(DATABASE));
    const [early] = await Promise.all([
      sendWebhooks(shop.url, idsIn(before), () => undefined),
      inCrowd(idsIn(before).entries(), async ([number, id]) => void (await bank.end(id, number % 5 === 4 ? outcomes[1 + (number % 3)]! : 'paid'))),
    ]);
    const { webhooks, refused, ...judged } = await judge(shop, before);
    return { ...judged, webhooks: early.webhooks + webhooks, refused: early.refused + refused };
  });
