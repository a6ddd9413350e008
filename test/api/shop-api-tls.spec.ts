import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { ConfigurationError } from '../../src/config/environment.js';
import { certificateIn, reloadRenewed } from '../../src/embedded/certificate.js';
import { eventually } from '../support/eventually.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';
import { authority } from '../support/tls-proxy.js';

let folder: string;
let shop: TestShop;
let storefront: TestStorefront;
const trusted = getCACertificates();
const put = (certificate: string, key = 'key') =>
  Promise.all([copyFile(`test/support/shop-api-tls/${certificate}.pem`, join(folder, 'tls.crt')), copyFile(`test/support/shop-api-tls/${key}.pem`, join(folder, 'tls.key'))]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-tls-'));
  await put('good');
  // Same effect as NODE_EXTRA_CA_CERTS at the start of a process.
  setDefaultCACertificates([...trusted, authority]);
  shop = await startTestShop({ SHOP_API_TLS_DIR: folder });
  storefront = await startTestStorefront(shop.url, 'ENC', undefined, { PAGE_CACHE: 'off' });
});
afterAll(async () => {
  setDefaultCACertificates(trusted);
  await storefront.stop();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Fingerprint of the certificate of a server. */
const shownBy = (port: number): Promise<string> =>
  new Promise((found, failed) => {
    const socket = connect({ port, host: 'localhost', rejectUnauthorized: false }, () => {
      found(socket.getPeerCertificate().fingerprint256);
      socket.destroy();
    }).on('error', failed);
  });

describe('a Shop API with its own certificate', () => {
  it('serves the storefront and other clients over TLS', async () => {
    await storefront.page('/product/wandpaneel-stof', { cookie: '__Host-locale=nl-NL' }).expect(200);
    await expect(shop.visitor().order('wpn-lightgrey-01')).resolves.toMatchObject({ number: expect.stringMatching(/\d/) });
  });

  it('refuses clear text and obsolete TLS versions', async () => {
    await expect(request(shop.url.replace('https', 'http')).get('/health/live')).rejects.toThrow(/hang up|ECONNRESET/);
    const old = new Promise((opened, refused) =>
      connect({ port: Number(new URL(shop.url).port), host: 'localhost', maxVersion: 'TLSv1.1', minVersion: 'TLSv1' }, () => opened('open')).on('error', refused),
    );
    await expect(old).rejects.toThrow(/protocol/i);
  });

  it('uses a renewed certificate without restart, and keeps the old one while key and certificate do not match', async () => {
    const first = await certificateIn(folder);
    const server = createServer(first).listen(0, 'localhost');
    await new Promise((open) => server.once('listening', open));
    const { port } = server.address() as AddressInfo;
    const stop = reloadRenewed(server, folder, first, 20);
    const good = await shownBy(port);
    await copyFile('test/support/shop-api-tls/rsa.pem', join(folder, 'tls.crt'));
    await expect(certificateIn(folder)).rejects.toThrow(ConfigurationError);
    expect(await shownBy(port)).toBe(good);
    await put('rsa', 'rsa-key');
    await eventually('the renewed certificate', async () => ((await shownBy(port)) === good ? undefined : true));
    stop();
    server.close();
  });

  it('does not start without valid files, and names the files that it needs', async () => {
    await expect(certificateIn(join(folder, 'nowhere'))).rejects.toThrow('SHOP_API_TLS_DIR: the certificate in');
  });
});
