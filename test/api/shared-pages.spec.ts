import { eventually } from '../support/eventually.js';
import { type Counted, countCallsTo } from '../support/counted.js';
import { hasRedis, startRedis, type TestRedis } from '../support/redis.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';
import { KeptPages } from '../../src/views/kept/kept-pages.js';

const path = '/producten';
const there = hasRedis ? describe : describe.skip;

there(hasRedis ? 'storefronts that share pages through Redis' : 'storefronts that share pages: not tested, there is no redis-server here', () => {
  let shop: TestShop;
  let shopApi: Counted;
  let redis: TestRedis;
  let nodes: TestStorefront[];
  const node = () => startTestStorefront(shopApi.url, 'ENC', undefined, { REDIS_URL: redis.url });
  beforeAll(async () => {
    [shop, redis] = await Promise.all([startTestShop(), startRedis()]);
    shopApi = await countCallsTo(shop.url);
    nodes = [await node(), await node()];
  }, 60_000);
  afterAll(async () => {
    await Promise.all(nodes.map((one) => one.stop()));
    await redis.stop();
    await shopApi.stop();
    await shop.stop();
  });

  const html = async (at: number) => (await nodes[at]!.page(path, { host: 'nl-nl.localhost:3000', 'accept-language': 'nl-NL' }).expect(200)).text;
  const body = (page: string) => page.replaceAll(/ nonce="[^"]+"/g, '');
  /** Another node's pages are found once it has put them there. */
  const foundBy = (newcomer: TestStorefront) =>
    eventually('a page of the other node', async () => {
      shopApi.asked.length = 0;
      await newcomer.page(path, { host: 'nl-nl.localhost:3000' });
      return shopApi.asked.length === 0 || undefined;
    });

  it('show what another has rendered, and ask nobody for it', async () => {
    const first = await html(0);
    expect(await foundBy(nodes[1]!)).toBe(true);
    expect(body(await html(1))).toBe(body(first));
  });

  it('all forget what is old when one hears of it', async () => {
    await Promise.all([html(0), html(1)]);
    await nodes[0]!.app.get(KeptPages).productsChanged();
    await eventually('the other to ask anew', async () => {
      shopApi.asked.length = 0;
      await html(1);
      return shopApi.asked.length > 0 || undefined;
    });
  });

  it('go on alone without it, and together when it is back', async () => {
    await redis.stop();
    const started = performance.now();
    expect(await html(0)).toContain('</html>');
    await nodes[0]!.app.get(KeptPages).productsChanged();
    expect(await html(0)).toContain('</html>');
    expect(await html(1)).toContain('</html>');
    expect(performance.now() - started).toBeLessThan(5000);
    redis = await startRedis(Number(new URL(redis.url).port));
    const newcomer = await node();
    nodes.push(newcomer);
    await html(0);
    // The purge that Redis had not heard of is told now: what the other kept from before is gone as well.
    await eventually('the other to hear of it', async () => {
      shopApi.asked.length = 0;
      await html(1);
      return shopApi.asked.length > 0 || undefined;
    });
  }, 60_000);
});
