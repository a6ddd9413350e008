import fastify, { type FastifyInstance } from 'fastify';
import { trackRequests } from './logs/request-context.js';
import { ConcurrencyLimiter } from './concurrency-limiter.js';

const mayWait = 12;
let server: FastifyInstance;
let begun: string[];
let finishOne: (() => void)[];

/** Requests run until `finishAll` ends them; their status shows whether they got a turn. */
beforeEach(() => {
  server = fastify();
  trackRequests(server);
  begun = [];
  finishOne = [];
  const turns = new ConcurrencyLimiter(1, mayWait);
  server.get('/', async ({ ip }) => {
    await turns.run(() => {
      begun.push(ip);
      return new Promise<void>((done) => finishOne.push(done));
    });
    return 'done';
  });
});
afterEach(() => server.close());

const request = (remoteAddress: string) => server.inject({ url: '/', remoteAddress }).then(({ statusCode }) => statusCode);
const finishAll = async (count: number) => {
  for (let at = 0; at < count; at += 1) {
    finishOne.shift()!();
    await new Promise(setImmediate);
  }
};

it('runs a single request of another network after one request of a flood, not after all of them', async () => {
  const flood = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'];
  const requested = [...flood, '198.51.100.1'].map(request);
  await new Promise(setImmediate);
  await finishAll(requested.length);
  expect(await Promise.all(requested)).toEqual(requested.map(() => 200));
  expect(begun).toEqual(['203.0.113.1', '203.0.113.2', '198.51.100.1', '203.0.113.3', '203.0.113.4']);
});

it('refuses the newest request of a flood instead of one from a network with fewer', async () => {
  const flood = Array.from({ length: mayWait + 2 }, (_, at) => request(`203.0.113.${at}`));
  await new Promise(setImmediate);
  const other = request('198.51.100.1');
  await new Promise(setImmediate);
  await finishAll(mayWait + 1);
  expect(await other).toBe(200);
  const statuses = await Promise.all(flood);
  // The last one found the queue full, and the one before was removed for the other network.
  expect(statuses).toEqual([...Array<number>(mayWait).fill(200), 503, 503]);
});
