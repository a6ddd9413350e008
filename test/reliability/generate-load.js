// Load generator; prints the responses as JSON.
// With a rate it sends requests at that rate, however slowly the server responds (open loop), over connections that are already
// open, because Node accepts only one new connection in each turn of its event loop. With `most` it runs sixteen clients that each send
// the next request after the response (closed loop).
// Arguments: origin, requests a second or `most`, seconds, and the paths, requested in turn.
import { setImmediate as moment } from 'node:timers/promises';
import { Pool } from 'undici';

const [origin = '', rate, seconds, ...paths] = process.argv.slice(2);
/** More than the queue of a fast machine: requests without a connection would wait here, where the server cannot refuse them. */
const connections = 1024;
const pool = new Pool(origin, { connections, headersTimeout: 10_000, connectTimeout: 10_000 });
/** @type {{ path: string, status: number, took: number, retryAfter?: string }[]} */
const answers = [];
/** @type {Set<Promise<void>>} */
const underWay = new Set();

const ask = async (/** @type {string} */ path) => {
  const start = performance.now();
  try {
    const { statusCode, headers, body } = await pool.request({ method: 'GET', path, headers: { cookie: '__Host-locale=nl-NL', accept: 'text/html' } });
    const retryAfter = headers['retry-after'];
    await body.dump({ limit: 10_000_000 });
    answers.push({ path, status: statusCode, took: performance.now() - start, ...(retryAfter && { retryAfter: String(retryAfter) }) });
  } catch {
    answers.push({ path, status: 0, took: performance.now() - start });
  }
};

await Promise.all(Array.from({ length: connections }, () => pool.request({ method: 'GET', path: '/health/live' }).then(({ body }) => body.dump())));
const start = performance.now();
const all = rate === 'most' ? 0 : Number(rate) * Number(seconds);
let sent = 0;
const goOn = async () => {
  while (performance.now() - start < Number(seconds) * 1000) {
    sent += 1;
    await ask(paths[sent % paths.length] ?? '/');
  }
};
if (rate === 'most') await Promise.all(Array.from({ length: 16 }, goOn));
while (sent < all) {
  const due = Math.min(all, ((performance.now() - start) / 1000) * Number(rate));
  for (; sent < due; sent += 1) {
    const requested = ask(paths[sent % paths.length] ?? '/').finally(() => underWay.delete(requested));
    underWay.add(requested);
  }
  await moment();
}
await Promise.all(underWay);
await pool.close();
process.stdout.write(JSON.stringify({ answers, took: (performance.now() - start) / 1000 }));
