import { shopApi } from '../../src/contract/shop-api.js';
import { hasRedis, startRedis, type TestRedis } from '../support/redis.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';

const perMinute = shopApi.validateEmail.perMinute!;
const there = hasRedis ? describe : describe.skip;

there(hasRedis ? 'Shop APIs with shared rate limits in Redis' : 'Shop APIs with shared rate limits in Redis (skipped: redis-server is not installed)', () => {
  let redis: TestRedis;
  let nodes: TestShop[];
  beforeAll(async () => {
    redis = await startRedis();
    nodes = await Promise.all([startTestShop({ REDIS_URL: redis.url }), startTestShop({ REDIS_URL: redis.url })]);
  }, 60_000);
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await redis.stop();
  });

  const statusAt = async (node: number, address: string): Promise<number> => {
    const call = nodes[node % nodes.length]!.visitor().call('post', shopApi.validateEmail.path, { 'x-forwarded-for': address });
    return (await call.send({ email: 'ada@example.nl' })).status;
  };
  /** Number of consecutive calls that were accepted. */
  const letIn = async (address: string, nodeOf: (call: number) => number): Promise<number> => {
    for (let calls = 0; calls <= 3 * perMinute; calls += 1) if ((await statusAt(nodeOf(calls), address)) === 429) return calls;
    return Number.POSITIVE_INFINITY;
  };

  it('accept in total as many calls of a client as a single one accepts', async () => {
    expect(await letIn('192.0.2.1', (call) => call)).toBe(perMinute);
    expect(await statusAt(0, '192.0.2.2')).toBe(200);
  });

  it('count separately while Redis is unavailable, and together again afterwards', async () => {
    await redis.stop();
    expect(await letIn('192.0.2.3', (call) => call)).toBe(nodes.length * perMinute);
    redis = await startRedis(Number(new URL(redis.url).port));
    const together = async () => (await letIn(`198.51.100.${(network += 1)}`, (call) => call)) === perMinute;
    let network = 0;
    for (let tries = 0; tries < 100 && !(await together()); tries += 1);
    expect(await together()).toBe(true);
  });
});
