import { FuzzedShop, sendAll } from './fuzzed-shop.js';

/** A sample: `test/reliability/fuzz.spec.ts` sends fifty times as many in `npm run test:all`. */
const requestCount = 1000;

let shop: FuzzedShop;
beforeAll(async () => {
  // Few at a time: on a busy machine, more of them can take longer than the storefront's deadline for reads, which it answers with 503.
  shop = await FuzzedShop.start(5);
});
afterAll(() => shop.stop());

it(`${requestCount.toLocaleString('en')} generated requests, valid and invalid, get responses with a documented status and schema, and never a 5xx`, async () => {
  await sendAll(shop, requestCount);
  process.stdout.write(shop.summary());
  expect(shop.sent).toBe(requestCount);
  // Requests that all fail validation would test little.
  expect(shop.succeeded.size).toBeGreaterThan(shop.calls.length / 3);
}, 600_000);
