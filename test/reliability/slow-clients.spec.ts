import { once } from 'node:events';
import { connect } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import { freePort } from '../support/free-port.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { type Started, startProgram } from '../support/start-shop.js';
import { verifyGuarantee } from './guarantee.js';

const page = 'GET /producten HTTP/1.1\r\nHost: localhost\r\nCookie: __Host-locale=nl-NL\r\n';

let shop: TestShop;
let storefront: Started;
let port: number;
beforeAll(async () => {
  shop = await startTestShop();
  port = await freePort();
  storefront = startProgram(process.execPath, ['dist/src/main.js'], { variables: { PORT: String(port), SHOP_API_URL: shop.url, PAGE_CACHE: 'off', LOG_LEVEL: 'silent' } });
  await storefront.open;
}, 60_000);
afterAll(async () => {
  storefront.process.kill('SIGTERM');
  await storefront.ended;
  await shop.stop();
});

interface Client {
  /** Milliseconds until the server closed the connection. */
  held: Promise<number>;
}

/** Connects, sends `begin`, and then `more` every second. @param reads whether the client reads the response */
const connectAs = async (begin: string, more: string, reads: boolean): Promise<Client> => {
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  const start = performance.now();
  if (!reads) socket.pause();
  // Errors when the server closes the connection are expected.
  socket.on('error', () => undefined).write(begin);
  const dripping = setInterval(() => socket.write(more), 1000);
  const held = new Promise<number>((done) => {
    socket.once('close', () => {
      clearInterval(dripping);
      done(performance.now() - start);
    });
  });
  return { held };
};

/** Request for the largest file. A dozen of them exceed the send buffers of the operating system. */
const largest = 'GET /api/docs/swagger-ui-bundle.js HTTP/1.1\r\nHost: localhost\r\n\r\n';
const body = 'POST /api/Orders/lines HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
const manners: [number, string, () => Promise<Client>][] = [
  [150, 'never finish their headers', () => connectAs(page, 'X-More: 1\r\n', true)],
  [150, 'never finish their body', () => connectAs(body, ' ', true)],
  // Fewer clients, because each occupies megabytes of send buffers.
  [20, 'never read their responses', () => connectAs(largest.repeat(12), largest, false)],
];

const visit = async (): Promise<number> => {
  const start = performance.now();
  const response = await fetch(`http://localhost:${port}/producten`, { headers: { cookie: '__Host-locale=nl-NL' } });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  return performance.now() - start;
};

it.each(manners)(
  '%i clients that %s do not delay others, and are disconnected',
  async (many, manner, begin) => {
    await visit();
    const clients = await Promise.all(Array.from({ length: many }, begin));
    const held = Promise.all(clients.map((client) => client.held));
    let isOver = false;
    const longest = held.then((all) => {
      isOver = true;
      return Math.max(...all);
    });
    const visits: number[] = [];
    for await (const _ of every(100)) {
      if (isOver) break;
      visits.push(await visit());
    }
    verifyGuarantee(`clients that ${manner}: time until disconnection`, { most: 30_000, unit: 'ms', figure: await longest });
    verifyGuarantee(`clients that ${manner}: response time for other visitors (p99)`, {
      most: 200,
      unit: 'ms',
      figure: visits.toSorted((a, b) => a - b)[Math.floor(visits.length * 0.99)]!,
    });
  },
  90_000,
);
