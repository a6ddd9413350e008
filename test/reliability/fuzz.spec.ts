import { Logger } from '@nestjs/common';
import fc from 'fast-check';
import { FuzzedShop, sendAll } from '../contract/fuzz/fuzzed-shop.js';
import { leakIn } from '../contract/fuzz/leaks.js';
import type { WireRequest } from '../contract/fuzz/requests.js';
import { mutated } from './mutations.js';
import { promised } from './promised.js';
import { RawClient } from './raw-client.js';

/** `FUZZ_REQUESTS` says how many are made from the document, and `FUZZ_SEED` which: the one that is printed makes them again. */
const ofSchema = Number(process.env['FUZZ_REQUESTS'] ?? 50_000);
const ofBytes = ofSchema * 0.4;
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const atOnce = 20;
/** Connections for odd bytes: many of them wait, since what they sent is not whole. */
const connections = 40;
/** Mutants that are made at a time. */
const batch = 1000;
const visits = 100;

let shop: FuzzedShop;
/** What the servers' log calls an error. */
const surprises: string[] = [];
beforeAll(async () => {
  shop = await FuzzedShop.start(atOnce);
  const ignore = () => undefined;
  Logger.overrideLogger({ log: ignore, warn: ignore, error: (...told: unknown[]) => void surprises.push(told.join(' ')) });
  process.stdout.write(`FUZZ_SEED=${seed}\n`);
});
afterAll(async () => {
  Logger.overrideLogger(false);
  await shop.stop();
});

/** A visitor who comes afterwards. @returns milliseconds until they had an answer */
const visit = async (url: string): Promise<number> => {
  const start = performance.now();
  const response = await fetch(url, { headers: { cookie: '__Host-locale=nl-NL' } });
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  return performance.now() - start;
};
/** Both servers go on as if nothing had been, and their log knows of nothing that was not foreseen. */
const goesOn = async (after: string) => {
  const took: number[] = [];
  for (let left = visits; left > 0; left -= 1) for (const url of pages()) took.push(await visit(url));
  promised(`after ${after}: a page or a read (99 of 100)`, { most: 500, unit: 'ms', figure: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)]! });
  expect(surprises).toEqual([]);
};
const pages = () => {
  const [embedded, storefront] = shop.doors.map((url) => new URL(url).origin);
  return [`${embedded}/products`, `${storefront}/producten`];
};

const inWords = (count: number) => count.toLocaleString('en-GB');

it(`${inWords(ofSchema)} requests made from the document are answered as it says`, async () => {
  await sendAll(shop, ofSchema, seed);
  process.stdout.write(shop.summary());
  const failed = [...shop.statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
  promised(`${inWords(shop.sent)} requests made from the document: 5xx, leaks, and answers it does not name`, { most: 0, unit: 'times', figure: failed });
  // Requests that never get past the first check would prove little.
  expect(shop.succeeded.size).toBeGreaterThan(shop.calls.length / 2);
  await goesOn('requests made from the document');
}, 3_600_000);

const bytesOf = ({ method, path, headers, body = '' }: Omit<WireRequest, 'operationId'>, prefix: string): Buffer => {
  const fields = { host: 'localhost', ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) };
  return Buffer.from(
    `${method} ${prefix}${path} HTTP/1.1\r\n${Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`,
  );
};
/** What browsers send. */
const browsed: Omit<WireRequest, 'operationId'>[] = [
  { method: 'GET', path: '/producten?pagina=2', headers: { cookie: '__Host-locale=nl-NL; __Host-vat=excl', accept: 'text/html' } },
  { method: 'GET', path: '/zoeken?q=paneel', headers: { cookie: '__Host-locale=nl-NL', accept: 'text/html' } },
  { method: 'GET', path: '/winkelwagen', headers: { cookie: `__Host-locale=nl-NL; cart-token=${'x'.repeat(43)}` } },
  { method: 'GET', path: '/api/trpc/cart.order?input=%7B%22json%22%3Anull%7D', headers: { 'content-type': 'application/json' } },
  { method: 'POST', path: '/api/trpc/cart.addLine', headers: { 'content-type': 'application/json' }, body: '{"json":{"input":{"productId":"wpn-lightgrey-01","quantity":1}}}' },
  {
    method: 'POST',
    path: '/forms/cart/add',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: '__Host-locale=nl-NL' },
    body: 'productId=wpn-lightgrey-01&quantity=1',
  },
  {
    method: 'POST',
    path: '/api/Storage',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nhello\r\n--b--\r\n',
  },
  { method: 'POST', path: '/api/Orders/lines', headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }, body: '' },
];

const heads = /^HTTP\/1\.1 (\d{3}) [\s\S]*?\r\n\r\n/gm;

/** Why what a server said to odd bytes will not do; undefined when it will. Whoever comes in a crowd may be told to come back. */
const faultOf = (text: string): string | undefined => {
  const failed = [...text.matchAll(heads)].find(([head, status]) => status!.startsWith('5') && !(status === '503' && /^retry-after: /im.test(head)));
  // State that is handed to scripts writes what is missing as `undefined`.
  return failed?.[0] ?? leakIn(text.replaceAll(/<script[\s\S]*?<\/script>/g, ''));
};

it(`${inWords(ofBytes)} requests with odd bytes are answered or hung up on, and never with a 5xx`, async () => {
  const prefixes = shop.doors.map((url) => new URL(url).pathname.replace(/\/$/, ''));
  const arbitraries = prefixes.map((prefix, door) => {
    const called = shop.requests().map((request) => bytesOf(request, prefix));
    return mutated(
      door === 0
        ? called
        : fc.oneof(
            called,
            fc.constantFrom(...browsed).map((request) => bytesOf(request, '')),
          ),
    );
  });
  const faults: string[] = [];
  const statuses = new Map<string, number>();
  let [sent, answered] = [0, 0];
  const sendBatch = async (clients: RawClient[], mutants: Buffer[]) => {
    const inTurn = async (client: RawClient) => {
      for (let mutant = mutants.pop(); mutant; mutant = mutants.pop()) {
        const text = await client.exchange(mutant);
        sent += 1;
        if (text) answered += 1;
        for (const [, status] of text.matchAll(heads)) statuses.set(status!, (statuses.get(status!) ?? 0) + 1);
        const fault = faultOf(text);
        if (fault) faults.push(`${JSON.stringify(mutant.toString('latin1'))}\n${fault}\n${text.slice(0, 1000)}`);
      }
    };
    await Promise.all(clients.map(inTurn));
  };
  for (const [door, url] of shop.doors.entries()) {
    const clients = Array.from({ length: connections }, () => new RawClient(new URL(url)));
    for (let made = 0; made < ofBytes / 2; made += batch)
      await sendBatch(clients, fc.sample(arbitraries[door]!, { seed: seed + made, numRuns: Math.min(batch, ofBytes / 2 - made) }));
    clients.forEach((client) => client.stop());
  }
  const told = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(`${sent} requests with odd bytes, ${answered} of them answered; ${told.join(', ')}\n${faults.slice(0, 5).join('\n\n')}`);
  promised(`${inWords(sent)} requests with odd bytes: 5xx and leaks`, { most: 0, unit: 'times', figure: faults.length });
  expect(answered).toBeGreaterThan(sent / 2);
  await goesOn('requests with odd bytes');
}, 3_600_000);
