import { FuzzedShop, sendAll } from './fuzzed-shop.js';

const requestCount = 20_000;

let shop: FuzzedShop;
beforeAll(async () => {
  shop = await FuzzedShop.start(20);
});
afterAll(() => shop.stop());

it(`${requestCount.toLocaleString('en')} requests, sensible and senseless, get answers of a documented status and schema, and never a 5xx`, async () => {
  await sendAll(shop, requestCount);
  process.stdout.write(shop.summary());
  expect(shop.sent).toBe(requestCount);
  // Requests that never get past the first check would prove little.
  expect(shop.succeeded.size).toBeGreaterThan(shop.calls.length / 2);
}, 600_000);
