import superjson from 'superjson';
import { duringTests } from '../support/during-tests.js';
import { startTestShop, returnUrl } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const shop = duringTests(() => startTestShop({ SHOP_API_PUBLIC_URL: 'https://bank.example' }));
let product: string;
beforeAll(async () => {
  product = (await shop.visitor().call('get', '/Products')).body.items[0].id;
});

/** Starts a payment of a new order in the storefront. @returns status and body of the response with the payment URL */
const paying = async (variables: NodeJS.ProcessEnv) => {
  const storefront = await startTestStorefront(shop.url, 'ENC', undefined, variables);
  try {
    const visitor = shop.visitor();
    const { body: order } = await visitor.complete(await visitor.fill(product));
    const input = superjson.serialize({ input: { orderId: order.id, method: 'ideal', returnUrl } });
    return await storefront.call('post', '/api/trpc/payments.initiate', { cookie: `__Host-cart=${visitor.token}` }).send(input);
  } finally {
    await storefront.stop();
  }
};

describe('a payer', () => {
  it('is redirected only to allowed hosts', async () => {
    const { status, text } = await paying({});
    expect(status).toBe(502);
    expect(text).toContain('UPSTREAM_FAILED');
    expect(text).not.toContain('bank.example');
  });

  it('is redirected to hosts in PAYMENT_HOSTS', async () => {
    const { status, text } = await paying({ PAYMENT_HOSTS: 'https://pay.example,https://bank.example' });
    expect(status).toBe(200);
    expect(text).toContain('https://bank.example/test-bank/payments/');
  });
});
