import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';
import { startTestShop } from '../support/shop-api.js';
import { type Started, startProgram } from '../support/start-shop.js';
import { closedAddress } from '../support/vies.js';

const requestId = 'a-request-of-the-tests-1';

describe('the log of a storefront whose Shop API is unavailable', () => {
  /** Output of a storefront, with a line about the Shop API, after a visit and `act`. */
  const lines = async (variables: Record<string, string>, act: (url: string) => Promise<void> = async () => {}): Promise<string[]> => {
    const PORT = String(await freePort());
    const url = `http://localhost:${PORT}`;
    const program: Started = startProgram(process.execPath, ['dist/src/main.js'], { variables: { PORT, SHOP_API_URL: closedAddress, ...variables } });
    try {
      await program.open;
      await fetch(`${url}/product/wandpaneel-stof`, { headers: { 'x-request-id': requestId, cookie: '__Host-locale=nl-NL', 'cart-token': 'secret-of-a-cart' } });
      await eventually('a line about the Shop API', async () => (program.output().includes('ShopApiClient') ? true : undefined));
      await act(url);
    } finally {
      program.process.kill();
      await program.ended;
    }
    return program.output().split('\n').filter(Boolean);
  };

  it('contains a JSON object for each event, with the request id, also for a write from a page of another site, without its content', async () => {
    const [, ...reported] = await lines({ LOG_FORMAT: 'json' }, async (url) => {
      const headers = { 'x-request-id': requestId, origin: 'https://elsewhere.example', cookie: '__Host-session=secret-of-a-session' };
      expect((await fetch(`${url}/forms/auth/logout`, { method: 'POST', headers })).status).toBe(403);
    });
    const entries = reported.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.find(({ part }) => part === 'ShopApiClient')).toMatchObject({
      level: 'warn',
      program: 'storefront',
      requestId,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      message: expect.stringContaining('Shop API network'),
    });
    expect(entries.find(({ event }) => event === 'originRefused')).toMatchObject({ level: 'warn', part: 'Security', requestId, network: expect.any(String) });
    for (const secret of ['secret-of-a-cart', 'secret-of-a-session']) expect(reported.join('\n')).not.toContain(secret);
  });

  it('is plain text by default', async () => {
    const reported = await lines({});
    expect(reported.filter((line) => line.startsWith('{'))).toEqual([]);
    expect(reported.join('\n')).toContain(requestId);
  });
});

it('with SQL_COMMENTS=on a statement contains the request id, also after a request body was read', async () => {
  const shop = await startTestShop({ SQL_COMMENTS: 'on' });
  try {
    const [product] = await shop.products();
    // Locks the tables, so that the statement of the request can be observed while it waits.
    const requested = await shop.db.transaction(async (held) => {
      await held.execute(sql`lock table product, "order" in access exclusive mode`);
      const answers = [shop.visitor().call('post', '/orders/lines', { 'x-request-id': requestId }).send({ productId: product, quantity: 1 })].map((test) =>
        test.then(({ status }) => status),
      );
      await eventually('a statement of the request', async () => {
        const { rows } = await shop.db.execute<{ query: string }>(
          sql`select query from pg_stat_activity where query like ${`/*request_id='${requestId}'*/ %`} and wait_event_type = 'Lock'`,
        );
        return rows[0];
      });
      return answers;
    });
    expect(await Promise.all(requested)).toEqual([201]);
  } finally {
    await shop.stop();
  }
});

it('a client that disconnects within a request body causes no error in the log', async () => {
  const shop = await startTestShop();
  const [errors, ignore] = [[] as unknown[], () => undefined];
  shop.app.useLogger({ log: ignore, warn: ignore, error: (...reported: unknown[]) => void errors.push(reported) });
  const arrival = once(shop.app.getHttpServer(), 'request') as Promise<[IncomingMessage]>;
  const caller = connect(Number(new URL(shop.url).port), 'localhost');
  caller.write('POST /orders/lines HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
  const [request] = await arrival;
  // The error of the request is reported when it closes.
  const ended = new Promise<void>((done) => void request.on('close', done));
  caller.destroy();
  await ended;
  await shop.visitor().call('get', '/Categories').expect(200);
  await shop.stop();
  expect(errors).toEqual([]);
});
