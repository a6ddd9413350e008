import { Logger } from '@nestjs/common';
import fc from 'fast-check';
import { FuzzedShop, sendAll } from '../contract/fuzz/fuzzed-shop.js';
import { leakIn } from '../contract/fuzz/leaks.js';
import type { WireRequest } from '../contract/fuzz/requests.js';
import { mutated } from './mutations.js';
import { verifyGuarantee } from './guarantee.js';
import { RawClient } from './raw-client.js';

/** `FUZZ_REQUESTS`: number of requests generated from the OpenAPI document. `FUZZ_SEED`: repeats the requests of a run that printed this seed. */
const ofSchema = Number(process.env['FUZZ_REQUESTS'] ?? 50_000);
const ofBytes = ofSchema * 0.4;
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const atOnce = 20;
/** Connections for mutated requests; many of them wait, because the request they sent is incomplete. */
const connections = 40;
/** Mutated requests that are generated at a time. */
const batch = 1000;
const visits = 100;

let shop: FuzzedShop;
/** Errors that the servers logged. */
const surprises: string[] = [];
beforeAll(async () => {
  shop = await FuzzedShop.start(atOnce);
  const ignore = () => undefined;
  Logger.overrideLogger({ log: ignore, warn: ignore, error: (...reported: unknown[]) => void surprises.push(reported.join(' ')) });
  process.stdout.write(`FUZZ_SEED=${seed}\n`);
});
afterAll(async () => {
  Logger.overrideLogger(false);
  await shop.stop();
});

/** Requests a page as a later visitor. @returns response time in ms */
const visit = async (url: string): Promise<number> => {
  const start = performance.now();
  const response = await fetch(url, { headers: { cookie: '__Host-locale=nl-NL' } });
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  return performance.now() - start;
};
/** Checks that both servers respond as fast as before, and logged no errors. */
const goesOn = async (after: string) => {
  const took: number[] = [];
  for (let left = visits; left > 0; left -= 1) for (const url of pages()) took.push(await visit(url));
  verifyGuarantee(`after ${after}: response time of pages and reads (p99)`, { most: 500, unit: 'ms', figure: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)]! });
  expect(surprises).toEqual([]);
};
const pages = () => {
  const [embedded, storefront] = shop.targetUrls.map((url) => new URL(url).origin);
  return [`${embedded}/products`, `${storefront}/producten`];
};

const inWords = (count: number) => count.toLocaleString('en-GB');

it(`${inWords(ofSchema)} requests generated from the OpenAPI document get documented responses`, async () => {
  await sendAll(shop, ofSchema, seed);
  process.stdout.write(shop.summary());
  const failed = [...shop.statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
  verifyGuarantee(`${inWords(shop.sent)} requests generated from the OpenAPI document: 5xx, leaks and undocumented responses`, { most: 0, unit: 'times', figure: failed });
  // Requests that all fail validation would test little.
  expect(shop.succeeded.size).toBeGreaterThan(shop.calls.length / 2);
  await goesOn('generated requests');
}, 3_600_000);

const bytesOf = ({ method, path, headers, body = '' }: Omit<WireRequest, 'operationId'>, prefix: string): Buffer => {
  const fields = { host: 'localhost', ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) };
  return Buffer.from(
    `${method} ${prefix}${path} HTTP/1.1\r\n${Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`,
  );
};
/** Typical requests of browsers. */
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

/** Fault of a response to a mutated request: a 5xx or a leak; undefined if there is none. A 503 with Retry-After is allowed, because the requests come in a crowd. */
const faultOf = (text: string): string | undefined => {
  const failed = [...text.matchAll(heads)].find(([head, status]) => status!.startsWith('5') && !(status === '503' && /^retry-after: /im.test(head)));
  // The serialised state for scripts contains `undefined` for missing values.
  return failed?.[0] ?? leakIn(text.replaceAll(/<script[\s\S]*?<\/script>/g, ''));
};

it(`${inWords(ofBytes)} mutated requests get a response or a closed connection, and never a 5xx`, async () => {
  const prefixes = shop.targetUrls.map((url) => new URL(url).pathname.replace(/\/$/, ''));
  const arbitraries = prefixes.map((prefix, target) => {
    const called = shop.requests().map((request) => bytesOf(request, prefix));
    return mutated(
      target === 0
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
  for (const [target, url] of shop.targetUrls.entries()) {
    const clients = Array.from({ length: connections }, () => new RawClient(new URL(url)));
    for (let made = 0; made < ofBytes / 2; made += batch)
      await sendBatch(clients, fc.sample(arbitraries[target]!, { seed: seed + made, numRuns: Math.min(batch, ofBytes / 2 - made) }));
    clients.forEach((client) => client.stop());
  }
  const reported = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(`${sent} mutated requests, ${answered} of them with a response; ${reported.join(', ')}\n${faults.slice(0, 5).join('\n\n')}`);
  verifyGuarantee(`${inWords(sent)} mutated requests: 5xx and leaks`, { most: 0, unit: 'times', figure: faults.length });
  expect(answered).toBeGreaterThan(sent / 2);
  await goesOn('mutated requests');
}, 3_600_000);
