import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import type { AddressInfo, Server } from 'node:net';
import { transportFindings } from './transport.js';

const pem = (name: string) => readFileSync(`test/support/shop-api-tls/${name}.pem`);
const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

const portOf = async (server: Server): Promise<number> => {
  open.push(server);
  await once(server.listen(0, 'localhost'), 'listening');
  return (server.address() as AddressInfo).port;
};
const secure = async (options: TlsOptions = {}) =>
  `https://localhost:${await portOf(createTlsServer({ key: pem('key'), cert: pem('good'), minVersion: 'TLSv1.2', ciphers: 'ECDHE', ...options }))}`;
const plain = (listener: RequestListener) => portOf(createServer(listener));
const nobody = () => portOf(createServer()).then((port) => (open.pop()!.close(), port));
const codesAt = async (url: string, setting: { now?: Date; plainPort?: number } = {}) =>
  (await transportFindings(url, { plainPort: await nobody(), ...setting })).map(({ code }) => code);

describe('the transport check', () => {
  it('accepts current TLS, and clear text in a private network', async () => {
    expect(await codesAt(await secure())).toEqual([]);
    for (const url of ['http://localhost:3000', 'http://10.0.0.7:3000', 'http://shop-api:3001']) expect(await codesAt(url)).toEqual([]);
  });

  it('finds clear text over a public network', async () => expect(await codesAt('http://www.shop.example')).toEqual(['CLEAR_TEXT']));

  it('finds outdated TLS versions and ciphers', async () => {
    const old = { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    expect(await codesAt(await secure({ ...old, maxVersion: 'TLSv1.1' }))).toEqual(['OLD_TLS']);
    const rsa = { key: pem('rsa-key'), cert: pem('rsa') };
    expect(await codesAt(await secure({ ...old, ...rsa }))).toEqual(['OLD_TLS', 'NO_FORWARD_SECRECY']);
    expect(await codesAt(await secure({ ...rsa, ciphers: 'kRSA:ECDHE' }))).toEqual(['NO_FORWARD_SECRECY']);
    expect(await codesAt(await secure(rsa))).toEqual([]);
  });

  it('finds a certificate that expires within two weeks', async () => {
    const url = await secure();
    const end = Date.parse('2125-12-31T00:00:00Z');
    const inDays = (days: number) => new Date(end - days * 86_400_000);
    expect(await codesAt(url, { now: inDays(15) })).toEqual([]);
    expect(await transportFindings(url, { now: inDays(13), plainPort: await nobody() })).toEqual([
      { code: 'CERTIFICATE_ENDS', place: url, message: 'has a certificate that expires in 13 days. Check its automatic renewal.', severity: 'warning' },
    ]);
  });

  it.each<[string, RequestListener, string[]]>([
    ['serves pages', (_, response) => response.end('a page'), ['PLAIN_HTTP']],
    ['redirects to HTTP', (_, response) => response.writeHead(301, { location: 'http://localhost/nl' }).end(), ['PLAIN_HTTP']],
    ['redirects to HTTPS', (_, response) => response.writeHead(301, { location: 'https://localhost/' }).end(), []],
    ['responds 403', (_, response) => response.writeHead(403).end(), []],
  ])('checks an HTTP port that %s', async (_, listener, codes) => {
    expect(await codesAt(await secure(), { plainPort: await plain(listener) })).toEqual(codes);
  });
});
