import { createClient } from '@redis/client';
import { eventually } from '../support/eventually.js';
import { type CountingProxy, startCountingProxy } from '../support/counting-proxy.js';
import { hasRedis, startRedis, type TestRedis } from '../support/redis.js';
import { freezeClock } from '../support/frozen-clock.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';
import { PageCacheService } from '../../src/views/page-cache/page-cache.service.js';

const path = '/producten';
const there = hasRedis ? describe : describe.skip;

there(hasRedis ? 'storefronts that share pages through Redis' : 'storefronts that share pages: not tested, there is no redis-server here', () => {
  let shop: TestShop;
  let shopApi: CountingProxy;
  let redis: TestRedis;
  let nodes: TestStorefront[];
  const node = () => startTestStorefront(shopApi.url, 'ENC', undefined, { REDIS_URL: redis.url });
  beforeAll(async () => {
    [shop, redis] = await Promise.all([startTestShop(), startRedis()]);
    shopApi = await startCountingProxy(shop.url);
    nodes = [await node(), await node()];
  }, 60_000);
  afterAll(async () => {
    await Promise.all(nodes.map((one) => one.stop()));
    await redis.stop();
    await shopApi.stop();
    await shop.stop();
  });

  // With a stopped clock, pages are rendered again only because of a purge.
  freezeClock();

  const html = async (at: number, address = path) => (await nodes[at]!.page(address, { host: 'nl-nl.localhost:3000', 'accept-language': 'nl-NL' }).expect(200)).text;
  const askedAnew = (at: number) =>
    eventually('a new rendering', async () => {
      shopApi.requests.length = 0;
      await html(at);
      return shopApi.requests.length > 0 || undefined;
    });

  let price = 0;
  /** Waits until the second storefront serves a page that only the first rendered. Each attempt uses a new page, because storing in Redis and connecting to it take a moment. */
  const shownByBoth = () =>
    eventually('a shared page', async () => {
      price += 1;
      const one = await html(0, `/producten?minPrice=${price}`);
      shopApi.requests.length = 0;
      const other = await html(1, `/producten?minPrice=${price}`);
      return shopApi.requests.length === 0 ? [one, other] : undefined;
    });

  it('serve pages that another one has rendered, without calls to the Shop API', async () => {
    const [first, second] = await shownByBoth();
    expect(second).toBe(first);
  });

  it('all purge old pages when one of them gets the event', async () => {
    await Promise.all([html(0), html(1)]);
    await nodes[0]!.app.get(PageCacheService).invalidate();
    await askedAnew(1);
  });

  it('all purge old pages also when Redis has lost its data', async () => {
    await Promise.all([html(0), html(1)]);
    await nodes[0]!.app.get(PageCacheService).invalidate();
    await askedAnew(1);
    const client = await createClient({ url: redis.url }).connect();
    await client.flushAll();
    client.destroy();
    await nodes[0]!.app.get(PageCacheService).invalidate();
    await askedAnew(1);
  });

  it('all purge old pages, and share again, after Redis was too slow for the purge', async () => {
    await Promise.all([html(0), html(1)]);
    const client = await createClient({ url: redis.url }).connect();
    await client.clientPause(500, 'ALL');
    await nodes[0]!.app.get(PageCacheService).invalidate();
    await askedAnew(1);
    client.destroy();
    await shownByBoth();
  });

  it('work separately without Redis, and share again when it is available', async () => {
    await redis.stop();
    expect(await html(0)).toContain('</html>');
    await nodes[0]!.app.get(PageCacheService).invalidate();
    expect(await html(0)).toContain('</html>');
    expect(await html(1)).toContain('</html>');
    redis = await startRedis(Number(new URL(redis.url).port));
    // The purge that Redis missed is sent now, so that the other storefront also renders again.
    await askedAnew(1);
  }, 60_000);
});
