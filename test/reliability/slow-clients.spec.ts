import { once } from 'node:events';
import { connect } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import { freePort } from '../support/free-port.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { type Started, startProgram } from '../support/start-shop.js';
import { promised } from './promised.js';

const ofEach = 150;
const page = 'GET /producten HTTP/1.1\r\nHost: localhost\r\nCookie: locale=nl-NL\r\n';

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

/** Connects, sends what it is given, then lets a byte follow now and then. @returns milliseconds until the server hung up, once it did */
const slowly = async (begin: string, byte: string): Promise<{ held: Promise<number> }> => {
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  const start = performance.now();
  // What is said when it hangs up does not matter.
  socket.on('error', () => undefined).write(begin);
  const dripping = setInterval(() => socket.write(byte), 1000);
  const held = new Promise<number>((done) => {
    socket.once('close', () => {
      clearInterval(dripping);
      done(performance.now() - start);
    });
  });
  return { held };
};

/** Sends a header now and then, or a byte of a body. */
const manners: Record<string, () => Promise<{ held: Promise<number> }>> = {
  'never end their headers': () => slowly(page, 'X-More: 1\r\n'),
  'never end their body': () => slowly('POST /api/Orders/lines HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{', ' '),
};

const visit = async (): Promise<number> => {
  const start = performance.now();
  const response = await fetch(`http://localhost:${port}/producten`, { headers: { cookie: 'locale=nl-NL' } });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  return performance.now() - start;
};

it.each(Object.entries(manners))(
  'a hundred and fifty clients who %s keep nobody waiting, and are hung up on',
  async (manner, begin) => {
    await visit();
    const clients = await Promise.all(Array.from({ length: ofEach }, begin));
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
    promised(`clients who ${manner}: held for`, { most: 30_000, unit: 'ms', figure: await longest });
    promised(`clients who ${manner}: a visitor waits (99 of 100)`, { most: 200, unit: 'ms', figure: visits.toSorted((a, b) => a - b)[Math.floor(visits.length * 0.99)]! });
  },
  90_000,
);
