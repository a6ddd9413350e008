import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { duringTests } from '../support/during-tests.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));

/** Sends raw bytes. @returns everything received until the server closes the connection */
const exchange = async (url: string, bytes: string): Promise<string> => {
  const socket = connect(Number(new URL(url).port), 'localhost');
  await once(socket, 'connect');
  // The server may close before it has read everything.
  socket.on('error', () => undefined);
  socket.write(Buffer.from(bytes, 'latin1'));
  return text(socket).catch(() => '');
};

const get = (...lines: string[]) => [`GET /producten HTTP/1.1`, ...lines, '', ''].join('\r\n');
const post = (lines: string[], body: string) => [`POST /api/Orders/lines HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...lines, '', body].join('\r\n');
/** A server that ends the first request too early would read this as a second request (request smuggling). */
const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';

const requests: [name: string, bytes: string][] = [
  ['two hosts', get('Host: localhost', 'Host: other.example')],
  ['no host', get('Accept: */*')],
  ['an invalid host', get('Host: local|host').replace('/producten', '/api/trpc/cart.order')],
  ['a folded header', get('Host: localhost', 'X-Long: one', ' two')],
  ['a space before the colon', get('Host : localhost')],
  ['a header without a name', get('Host: localhost', ': nothing')],
  ['a null byte in a header', get('Host: localhost', 'X-Null: a\0b')],
  ['a null byte in the target', 'GET /a\0b HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['a space in the target', 'GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['lines that end with a line feed only', 'GET / HTTP/1.1\nHost: localhost\n\n'],
  ['a carriage return within a header', get('Host: localhost', 'X-Return: a\rb')],
  ['a method in lower case', 'get / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['an unknown version', 'GET / HTTP/4.2\r\nHost: localhost\r\n\r\n'],
  ['no version', 'GET /\r\n\r\n'],
  ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['two content lengths', post(['Content-Length: 2', 'Content-Length: 60'], `{}${smuggled}`)],
  ['two content lengths in a list', post(['Content-Length: 2, 60'], `{}${smuggled}`)],
  ['a negative content length', post(['Content-Length: -2'], `{}${smuggled}`)],
  ['a content length with a sign', post(['Content-Length: +2'], `{}${smuggled}`)],
  ['a content length in hexadecimal', post(['Content-Length: 0x2'], `{}${smuggled}`)],
  ['a content length and a transfer encoding', post(['Content-Length: 2', 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`)],
  ['chunked before another transfer coding', post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${smuggled}`)],
  ['an unknown transfer coding similar to chunked', post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${smuggled}`)],
  ['two transfer encodings', post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${smuggled}`)],
  ['a chunk size that is not a number', post(['Transfer-Encoding: chunked'], `zz\r\n{}\r\n0\r\n\r\n${smuggled}`)],
  ['a negative chunk size', post(['Transfer-Encoding: chunked'], `-2\r\n{}\r\n0\r\n\r\n${smuggled}`)],
  ['a chunk longer than its size', post(['Transfer-Encoding: chunked'], `1\r\n{}\r\n0\r\n\r\n${smuggled}`)],
  ['a chunk size above the range of integers', post(['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n{}\r\n0\r\n\r\n${smuggled}`)],
  ['a chunk that ends with a line feed only', post(['Transfer-Encoding: chunked'], `2\n{}\n0\n\n${smuggled}`)],
  ['a request line of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ['a header of 20 kB', get('Host: localhost', `X-Long: ${'a'.repeat(20_000)}`)],
  ['three thousand headers', get('Host: localhost', ...Array.from({ length: 3000 }, (_, at) => `X-${at}: 1`))],
];

describe.each(['the storefront', 'the Shop API'])('%s refuses and closes the connection for', (which) => {
  it.each(requests)(
    '%s',
    async (_name, bytes) => {
      const answer = await exchange(which === 'the storefront' ? storefront.url : shop.url, bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer.match(/HTTP\/1\.1 \d{3} /g)).toHaveLength(1);
      expect(answer).not.toMatch(/smuggled|node_modules|at \S+ \(/);
    },
    10_000,
  );
});
