import superjson from 'superjson';
import { startTestShop, type TestShop, returnUrl } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

let shop: TestShop;
let product: string;
beforeAll(async () => {
  shop = await startTestShop({ SHOP_API_PUBLIC_URL: 'https://bank.example' });
  product = (await shop.visitor().call('get', '/Products')).body.items[0].id;
});
afterAll(() => shop.stop());

/** What the browser of somebody who has just ordered is told when it asks where to pay. */
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

describe('who is to pay', () => {
  it('is sent nowhere but to hosts that the shop knows', async () => {
    const { status, text } = await paying({});
    expect(status).toBe(502);
    expect(text).toContain('UPSTREAM_FAILED');
    expect(text).not.toContain('bank.example');
  });

  it('is sent to a host that is named', async () => {
    const { status, text } = await paying({ PAYMENT_HOSTS: 'https://pay.example,https://bank.example' });
    expect(status).toBe(200);
    expect(text).toContain('https://bank.example/test-bank/payments/');
  });
});
