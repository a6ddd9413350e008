// Load generator; prints the responses as JSON.
// With a rate it sends requests at that rate, however slowly the server responds (open loop), over connections that are already
// open, because Node accepts only one new connection in each turn of its event loop. With `most` it runs sixteen clients that each send
// the next request after the response (closed loop).
// It reads responses from plain sockets, because an HTTP client would use a core of its own, and slow down the server that it measures.
// Arguments: origin, requests a second or `most`, seconds, and the paths, requested in turn.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const [origin = '', rate, seconds, ...paths] = process.argv.slice(2);
const { hostname, port, host } = new URL(origin);
/** More than the queue of a fast machine: requests without a connection would wait here, where the server cannot refuse them. */
const connections = 1024;
const responseTimeout = 10_000;
/** @type {{ path: string, status: number, took: number, retryAfter?: string }[]} */
const answers = [];
const headOf = new Map(paths.map((path) => [path, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: __Host-locale=nl-NL\r\nAccept: text/html\r\n\r\n`]));

/** A connection that sends one request at a time. */
class Connection {
  /** @type {((response: { status: number, retryAfter?: string | undefined }) => void) | undefined} */
  resolve;
  head = '';
  /** The last five bytes of the body, which tell whether a chunked one is complete. */
  tail = '';
  /** Bytes of the body that are still missing; undefined: it is chunked. @type {number | undefined} */
  missing;

  constructor() {
    this.socket = connect(Number(port), hostname);
    this.socket.setNoDelay().on('data', (chunk) => this.read(chunk));
    this.socket.on('error', () => undefined).on('close', () => this.end({ status: 0 }));
  }

  /** @param {string} path @returns {Promise<{ status: number, retryAfter?: string | undefined }>} status 0: the connection was closed */
  send(path) {
    this.head = '';
    this.tail = '';
    return new Promise((resolve) => {
      this.resolve = resolve;
      if (this.socket.destroyed) return this.end({ status: 0 });
      this.socket.write(headOf.get(path) ?? '', 'latin1');
    });
  }

  /** @param {Buffer} chunk */
  read(chunk) {
    let body = chunk;
    if (!this.head) {
      // The server sends the head in one write.
      const length = chunk.indexOf('\r\n\r\n') + 4;
      this.head = chunk.latin1Slice(0, length);
      body = chunk.subarray(length);
      const declared = /^content-length: (\d+)/im.exec(this.head)?.[1];
      this.missing = declared === undefined ? undefined : Number(declared);
    }
    if (this.missing !== undefined) this.missing -= body.length;
    this.tail = (this.tail + body.latin1Slice(Math.max(0, body.length - 5))).slice(-5);
    const isComplete = this.missing === undefined ? this.tail === '0\r\n\r\n' : this.missing === 0;
    if (isComplete) this.end({ status: Number(this.head.slice(9, 12)), retryAfter: /^retry-after: (\d+)/im.exec(this.head)?.[1] });
  }

  /** @param {{ status: number, retryAfter?: string | undefined }} response */
  end(response) {
    const { resolve } = this;
    this.resolve = undefined;
    resolve?.(response);
  }
}

const all = Array.from({ length: connections }, () => new Connection());
await Promise.all(all.map(({ socket }) => once(socket, 'connect')));
const idle = [...all];
/** Requests that wait for a connection. @type {(() => void)[]} */
const waiting = [];
/** Start times of the requests in progress. @type {Map<Connection, number>} */
const inProgress = new Map();
const watch = setInterval(() => {
  for (const [connection, start] of inProgress) if (performance.now() - start > responseTimeout) connection.socket.destroy();
}, 500);

const ask = async (/** @type {string} */ path) => {
  const start = performance.now();
  if (idle.length === 0) await new Promise((resolve) => waiting.push(() => resolve(undefined)));
  const connection = /** @type {Connection} */ (idle.pop());
  inProgress.set(connection, start);
  const { status, retryAfter } = await connection.send(path);
  inProgress.delete(connection);
  answers.push({ path, status, took: performance.now() - start, ...(retryAfter && { retryAfter }) });
  idle.push(connection);
  waiting.shift()?.();
};

/** @type {Set<Promise<void>>} */
const underWay = new Set();
const start = performance.now();
const planned = rate === 'most' ? 0 : Number(rate) * Number(seconds);
let sent = 0;
const goOn = async () => {
  while (performance.now() - start < Number(seconds) * 1000) {
    sent += 1;
    await ask(paths[sent % paths.length] ?? '/');
  }
};
if (rate === 'most') await Promise.all(Array.from({ length: 16 }, goOn));
while (sent < planned) {
  const due = Math.min(planned, ((performance.now() - start) / 1000) * Number(rate));
  for (; sent < due; sent += 1) {
    const requested = ask(paths[sent % paths.length] ?? '/').finally(() => underWay.delete(requested));
    underWay.add(requested);
  }
  await pause(1);
}
await Promise.all(underWay);
clearInterval(watch);
for (const { socket } of all) socket.destroy();
process.stdout.write(JSON.stringify({ answers, took: (performance.now() - start) / 1000 }));
