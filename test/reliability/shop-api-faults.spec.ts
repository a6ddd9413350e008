import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { siteFindings } from '../../cli/checks/site-findings.js';
import { loadBrand } from '../../src/config/brand.js';
import { baseLocaleOf, type Locale, locales, localeTable } from '../../src/contract/locales.js';
import { href } from '../../src/contract/routes.js';
import { eventually } from '../support/eventually.js';
import { type Fault, type FaultProxy, faults, startFaultProxy } from '../support/fault-proxy.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';
import { verifyGuarantee } from './guarantee.js';

/** Limits in ms. */
const ofPage = 5000;
const ofOpenBreaker = 300;
const ofRecovery = 1000;

/** Faults without a valid HTTP response, for which the circuit breaker opens. */
const silencing = faults.filter((fault) => fault !== 'latency' && fault !== 'errors');

let shop: TestShop;
let way: FaultProxy;
let storefront: TestStorefront;
const pages: [Locale, string][] = [];
beforeAll(async () => {
  shop = await startTestShop();
  way = await startFaultProxy(Number(new URL(shop.url).port));
  storefront = await startStorefront();
  const request = async (locale: Locale, path: string) => {
    const { status, headers, text } = await pageIn(storefront, locale, path);
    if ((status === 200 || status === 404) && headers['content-type']?.startsWith('text/html')) pages.push([locale, path]);
    return { status, location: headers['location'] as string | undefined, text };
  };
  await siteFindings({ brand: await loadBrand('ENC'), request });
}, 120_000);
afterEach(() => way.fail(undefined));
afterAll(async () => {
  await storefront.stop();
  await way.stop();
  await shop.stop();
});

const startStorefront = () => startTestStorefront(`http://localhost:${way.port}`, 'ENC', undefined, { PAGE_CACHE: 'off' });
const pageIn = ({ page, url }: TestStorefront, locale: Locale, path: string, cookie = '') => page(path, { host: `${locale.toLowerCase()}.localhost:${new URL(url).port}`, cookie });
type Trouble = { trouble: { unavailable: { title: string } } };
/** Title of the error page in the language of the locale; no country variant overrides it. */
const titleIn = (locale: Locale) => (JSON.parse(readFileSync(`locales/${baseLocaleOf[localeTable[locale].language]}/global.json`, 'utf8')) as Trouble).trouble.unavailable.title;
const titles = new Map(locales.map((locale) => [locale, titleIn(locale)]));

/** Requests all pages. @returns incomplete pages, slowest response in ms, and number of pages with 503 */
const walk = async (from: TestStorefront) => {
  const [found, took] = [[] as string[], [] as number[]];
  let unavailable = 0;
  const left = [...pages];
  const request = async (locale: Locale, path: string) => {
    const started = performance.now();
    const { status, headers, text } = await pageIn(from, locale, path);
    took.push(performance.now() - started);
    const isWhole = text.includes(`<html lang="${locale}"`) && text.endsWith('</html>');
    if (!isWhole) found.push(`${locale} ${path}: incomplete HTML`);
    if (status === 503) {
      unavailable += 1;
      if (!text.includes(titles.get(locale)!) || !headers['retry-after']) found.push(`${locale} ${path}: 503 without title or Retry-After`);
    } else if (status !== 200 && status !== 404) found.push(`${locale} ${path}: ${status}`);
  };
  const askInTurn = async () => {
    for (let next = left.pop(); next; next = left.pop()) await request(...next);
  };
  await Promise.all(Array.from({ length: 24 }, askInTurn));
  return { found, slowest: Math.max(...took), unavailable };
};

const cartOf = async (): Promise<string> => {
  const { headers } = await storefront
    .call('post', '/api/trpc/cart.addLine')
    .send({ json: { input: { productId: 'wpn-lightgrey-01', quantity: 1 } } })
    .expect(200);
  return (headers['set-cookie'] as unknown as string[])[0]!.split(';')[0]!;
};

describe.each(faults)('while the connection to the Shop API fails (%s)', (fault: Fault) => {
  it('with empty caches, every page in every locale is complete, either normal or with the 503 text in its language', async () => {
    const stranger = await startStorefront();
    await way.fail(fault);
    const { found, slowest, unavailable } = await walk(stranger);
    await way.fail(undefined);
    await stranger.stop();
    expect(found).toEqual([]);
    // Pages that need no data of the Shop API still work.
    expect(unavailable).toBeLessThan(pages.length);
    verifyGuarantee(`${fault}: slowest page with empty read cache`, { most: ofPage, unit: 'ms', figure: slowest });
  }, 300_000);

  it('pages whose reads are cached still work', async () => {
    await walk(storefront);
    await way.fail(fault);
    const { found, slowest, unavailable } = await walk(storefront);
    expect(found).toEqual([]);
    verifyGuarantee(`${fault}: slowest page with filled read cache`, { most: ofPage, unit: 'ms', figure: slowest });
    // Only personal pages (cart, account, checkout), whose reads are not cached, are unavailable.
    expect(unavailable).toBeLessThan(pages.length / 3);
  }, 300_000);
});

describe.each(silencing)('once the circuit breaker is open (%s)', (fault) => {
  it('cart and checkout immediately respond 503, and work again soon after the Shop API does', async () => {
    const cookie = await cartOf();
    const cart = (locale: Locale) => pageIn(storefront, locale, href('cart', locale), cookie);
    await cart('de-DE').expect(200);
    await way.fail(fault);
    await Promise.all(Array.from({ length: 8 }, () => cart('nl-NL').expect(503)));
    let slowest = 0;
    for (const locale of locales) {
      for (const key of ['cart', 'checkout'] as const) {
        const started = performance.now();
        await pageIn(storefront, locale, href(key, locale), cookie).expect(503);
        slowest = Math.max(slowest, performance.now() - started);
      }
    }
    await way.fail(undefined);
    const back = performance.now();
    await eventually('the cart', async () => ((await cart('nl-NL')).status === 200 ? true : undefined));
    verifyGuarantee(`${fault}: slowest cart or checkout page while the circuit breaker is open`, { most: ofOpenBreaker, unit: 'ms', figure: slowest });
    verifyGuarantee(`${fault}: recovery`, { most: ofRecovery, unit: 'ms', figure: performance.now() - back });
  }, 60_000);
});

describe('a write whose response is lost', () => {
  it('is executed once, and not retried automatically', async () => {
    const ordersWithLines = async () => Number((await shop.db.execute<{ n: string }>(sql`select count(*) as n from order_line`)).rows[0]!.n);
    const before = await ordersWithLines();
    await way.fail('truncate');
    const add = storefront.call('post', '/api/trpc/cart.addLine').send({ json: { input: { productId: 'wpn-lightgrey-01', quantity: 1 } } });
    expect((await add).status).toBe(503);
    await way.fail(undefined);
    verifyGuarantee('executions of a write whose response is lost', { most: 1, unit: 'times', figure: (await ordersWithLines()) - before });
  });
});
