import { Logger } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { runningFindings } from '../../cli/monitoring/running-findings.js';
import { eventually } from '../support/eventually.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';
import { authority, startTlsProxy, type TlsProxy } from '../support/tls-proxy.js';

let shop: TestShop;
let way: TlsProxy;
let storefront: TestStorefront;
let cart: string;
const warnings: string[] = [];
const trusted = getCACertificates();
beforeAll(async () => {
  // Same effect as NODE_EXTRA_CA_CERTS at the start of a process.
  setDefaultCACertificates([...trusted, authority]);
  shop = await startTestShop();
  way = await startTlsProxy(shop.url);
  storefront = await startTestStorefront(way.url, 'ENC', undefined, { PAGE_CACHE: 'off' });
  const { headers } = await storefront
    .call('post', '/api/trpc/cart.addLine')
    .send({ json: { input: { productId: 'wpn-lightgrey-01', quantity: 1 } } })
    .expect(200);
  cart = (headers['set-cookie'] as unknown as string[])[0]!.split(';')[0]!;
  Logger.overrideLogger({ log: () => undefined, error: () => undefined, warn: (reported: unknown) => void warnings.push(String(reported)) });
});
afterAll(async () => {
  Logger.overrideLogger(false);
  setDefaultCACertificates(trusted);
  await storefront.stop();
  await way.stop();
  await shop.stop();
});

const titleIn = (locale: string) =>
  (JSON.parse(readFileSync(`locales/${locale}/global.json`, 'utf8')) as { trouble: { unavailable: { title: string } } }).trouble.unavailable.title;
const listed = () => storefront.page('/producten', { cookie: '__Host-locale=nl-NL' });

describe.each([
  ['expired', 'CERT_HAS_EXPIRED', 'certificate has expired', 'Renew it'],
  ['self-signed', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', 'NODE_EXTRA_CA_CERTS'],
  ['other-name', 'ERR_TLS_CERT_ALTNAME_INVALID', "does not match certificate's altnames", 'another host name'],
] as const)('while the Shop API has an invalid certificate (%s)', (certificate, code, words, remedy) => {
  beforeAll(async () => {
    await listed().expect(200);
    way.show(certificate);
    warnings.length = 0;
  });
  it('cached pages still work; cart and checkout respond 503 in the language of the visitor', async () => {
    await listed().expect(200);
    for (const [locale, path] of [
      ['nl-NL', '/winkelwagen'],
      ['de-DE', '/zahlen'],
      ['fr-FR', '/panier'],
      ['en-GB', '/checkout'],
    ] as const) {
      const answer = await storefront.page(path, { cookie: `__Host-locale=${locale}; ${cart}` }).expect(503);
      expect([answer.headers['retry-after'], answer.text.includes(titleIn(locale))]).toEqual(['5', true]);
    }
  });

  it('the log contains the reason, but not for each visitor', async () => {
    for (let visits = 0; visits < 30; visits += 1) await storefront.page('/winkelwagen', { cookie: `__Host-locale=nl-NL; ${cart}` }).expect(503);
    expect(warnings).toContainEqual(expect.stringMatching(`^The Shop API fails \\(.*${words}.*\\): calls are refused`));
    expect(warnings.length).toBeLessThan(12);
  });

  it('the readiness check contains the cause, and `doctor` the remedy', async () => {
    const { body } = await storefront.page('/health/ready').expect(503);
    expect(body).toEqual({ status: 'unavailable', checks: { process: 'ok', shopApi: code } });
    expect(await runningFindings(storefront.url, undefined)).toEqual([
      { code: 'NOT_READY', place: `${storefront.url} shopApi`, message: expect.stringMatching(`^${code}\\. .*${remedy}`) },
    ]);
  });

  it('the storefront calls it again as soon as its certificate is valid', async () => {
    way.show('good');
    await eventually('the Shop API', async () => ((await storefront.page('/health/ready')).status === 200 ? true : undefined));
    await storefront.page('/winkelwagen', { cookie: `__Host-locale=nl-NL; ${cart}` }).expect(200);
    expect(warnings.at(-1)).toBe('The Shop API responds again');
  });
});
