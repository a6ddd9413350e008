import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { siteFindings } from '../../cli/checks/site-findings.js';
import { loadBrand } from '../../src/config/brand.js';
import { baseLocaleOf } from '../../src/contract/locales.js';
import { routeKeys } from '../../src/contract/routes.js';
import { publish } from '../../src/embedded/webhooks/publish.js';
import { productsChanged } from '../../src/embedded/webhooks/products-changed.js';
import { StorefrontNotifier } from '../../src/embedded/webhooks/storefront-notifier.js';
import { startCountingProxy } from '../support/counting-proxy.js';
import { openAccount } from '../support/customers.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { startTestShop } from '../support/shop-api.js';
import { freezeClock } from '../support/frozen-clock.js';
import { captureWarnings } from '../support/captured-warnings.js';
import { startTestStorefront } from '../support/storefront.js';

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, no less').toString('base64')}`;
const token = 'token-of-the-page-cache';
const shop = duringTests(startTestShop);
const shopApi = duringTests(() => startCountingProxy(shop.url));
const storefront = duringTests(() => startTestStorefront(shopApi.url, 'ENC', undefined, { SHOP_API_WEBHOOK_SECRET: secret, METRICS_TOKEN: token }));

freezeClock();

interface Seen {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Undecoded body. */
  bytes: Buffer;
}
/** Requests a page with exactly the given headers. */
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Seen> => {
  const answer = Promise.withResolvers<Seen>();
  ask(`${storefront.url}${path}`, { method, headers: { 'accept-language': 'nl-NL', ...headers } }, async (response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    answer.resolve({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(chunks) });
  })
    .on('error', answer.reject)
    .end();
  return answer.promise;
};
const isKept = ({ headers }: Seen) => headers['age'] !== undefined;
const htmlOf = ({ bytes }: Seen) => bytes.toString();
const policyOf = ({ headers }: Seen) => String(headers['content-security-policy']);

describe('a cached page', () => {
  it('causes no call to the Shop API', async () => {
    await get('/producten');
    shopApi.requests.length = 0;
    for (let time = 0; time < 5; time += 1) expect(isKept(await get('/producten'))).toBe(true);
    expect(shopApi.requests).toEqual([]);
  });

  it('is the same as the uncached page', async () => {
    const uncached = await startTestStorefront(shop.url, 'ENC', undefined, { PAGE_CACHE: 'off' });
    const host = 'nl-nl.localhost:3000';
    // A path that no other test requests, so that both pages are rendered now.
    const path = '/producten?sort=newest';
    // Pages show the payment methods as soon as they are known.
    const methods = async (read: () => Promise<string>) => eventually('the payment methods', async () => (await read()).includes('Overboeking') || undefined);
    await methods(async () => (await uncached.page('/nieuwsbrief', { host })).text);
    await methods(async () => htmlOf(await get('/nieuwsbrief', { host })));
    const [alone, kept] = [await uncached.page(path, { host }), await get(path, { host })];
    await uncached.stop();
    expect(alone.headers['age']).toBeUndefined();
    expect(htmlOf(kept)).toBe(alone.text);
    const { 'x-request-id': _, date: _date, ...headers } = alone.headers;
    const common = Object.keys(headers).filter((name) => !['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length', 'server-timing'].includes(name));
    for (const name of common) expect([name, kept.headers[name]]).toEqual([name, headers[name]]);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)('has the same bytes and policy for every visitor, in %s', async (encoding, decompress) => {
    const plain = htmlOf(await get('/producten'));
    const visitors: Record<string, string>[] = [{ 'user-agent': 'one' }, { 'user-agent': 'other', referer: 'https://elsewhere.example/' }];
    const [one, other] = await Promise.all(visitors.map((headers) => get('/producten', { ...headers, 'accept-encoding': encoding })));
    expect(one!.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(one!.bytes.length) });
    expect(one!.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(decompress(one!.bytes).toString()).toBe(plain);
    expect(other!.bytes.equals(one!.bytes)).toBe(true);
    expect(policyOf(other!)).toBe(policyOf(one!));
    expect(policyOf(one!)).not.toContain('nonce');
  });

  it('has the same bytes but a nonce of each response where a tag manager adds inline scripts', async () => {
    const tagged = await startTestStorefront(shop.url, 'ENC', undefined, { TAG_MANAGER_IDS: 'nl-NL=GTM-NLNL' });
    const seen = async (language: string) => {
      const { text: html, headers } = await tagged.page('/blogs', { 'accept-language': language }).expect(200);
      return {
        html,
        policy: String(headers['content-security-policy']),
        nonce: /(?:^|, )nonce;desc="([^"]+)"/.exec(String(headers['server-timing']))?.[1],
        isKept: headers['age'] !== undefined,
      };
    };
    const [one, other, german] = [await seen('nl-NL'), await seen('nl-NL'), await seen('de-DE')];
    const known = await tagged.page('/blogs', { 'accept-language': 'nl-NL', 'if-none-match': '*' }).expect(304);
    await tagged.stop();
    expect([one.isKept, other.isKept, german.isKept]).toEqual([true, true, true]);
    expect(other.html).toBe(one.html);
    expect(other.nonce).not.toBe(one.nonce);
    for (const { policy, nonce, html } of [one, other]) {
      expect(policy).toMatch(new RegExp(`script-src 'nonce-${nonce}' 'sha256-[^']+' 'strict-dynamic';`));
      expect(html).not.toContain(nonce);
    }
    // The headers of the browser's copy stay valid together.
    expect([known.headers['content-security-policy'], known.headers['server-timing']]).toEqual([undefined, undefined]);
    expect([german.nonce, german.policy.includes('nonce')]).toEqual([undefined, false]);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['zstd', undefined],
  ])('is sent in the requested encoding: %s', async (accepted, encoding) => expect((await get('/', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding));

  it('is not sent again for a matching ETag, and the copy in the browser keeps its policy', async () => {
    const { headers } = await get('/producten');
    expect(headers['etag']).toMatch(/^W\/"[\w-]{20,}"$/);
    for (const known of [headers['etag'] as string, `"other", ${headers['etag'] as string}`, '*']) {
      const again = await get('/producten', { 'if-none-match': known });
      expect([again.status, again.bytes.length, again.headers['content-security-policy'], again.headers['etag']]).toEqual([304, 0, undefined, headers['etag']]);
    }
    expect((await get('/producten', { 'if-none-match': 'W/"other"' })).status).toBe(200);
    expect((await get('/producten?sort=newest', { 'if-none-match': headers['etag'] as string })).status).toBe(200);
  });

  it('is revalidated by browsers (no-cache), but available for the back button', async () => {
    expect((await get('/producten')).headers['cache-control']).toBe('private, no-cache');
  });

  it('responds to HEAD with the headers of GET', async () => {
    const [page, head] = [await get('/producten'), await get('/producten', {}, 'HEAD')];
    expect(head.bytes.length).toBe(0);
    expect(head.headers).toMatchObject({ 'content-length': String(page.bytes.length), etag: page.headers['etag'] });
  });

  it('returns the request id of the client', async () => expect((await get('/producten', { 'x-request-id': 'request-of-mine' })).headers['x-request-id']).toBe('request-of-mine'));
});

describe('a page that is not cached or stale', () => {
  /** Number of pages sent so far: rendered for their request, and kept from an earlier one. */
  const sent = async () => {
    const { text: metrics } = await storefront.call('get', '/metrics', { authorization: `Bearer ${token}` }).expect(200);
    const countOf = (source: string) => Number(new RegExp(`^shop_pages_sent_total\\{source="${source}"\\} (\\d+)$`, 'm').exec(metrics)?.[1] ?? 0);
    return { rendered: countOf('rendered'), kept: countOf('kept') };
  };
  /** Runs with clocks that are ahead: that of pages, and the monotonic one of the reads that they are made of. */
  const later = async <Result>(milliseconds: number, act: () => Promise<Result>): Promise<Result> => {
    const [wall, monotonic] = [Date.now, performance.now];
    const now = wall() + milliseconds;
    Date.now = () => now;
    performance.now = () => monotonic.call(performance) + milliseconds;
    try {
      return await act();
    } finally {
      Date.now = wall;
      performance.now = monotonic;
    }
  };

  it('is rendered once for concurrent requests', async () => {
    const before = await sent();
    const pages = await Promise.all(Array.from({ length: 4 }, () => get('/producten?sort=priceAsc&page=2')));
    expect(new Set(pages.map((page) => htmlOf(page))).size).toBe(1);
    expect(await sent()).toEqual({ rendered: before.rendered + 1, kept: before.kept + 3 });
  });

  it('is sent at once while stale, and rendered again with new data for later requests', async () => {
    const path = '/product/wandpaneel-stof';
    const { headers } = await get(path);
    const rename = (from: string, to: string) => shop.db.execute(sql`update product_text set name = replace(name, ${from}, ${to}) where locale = 'nl-NL'`);
    const before = await sent();
    await rename('Wandpaneel stof', 'Stiller paneel');
    await later(60_000, async () => {
      const stale = await get(path);
      expect(stale.headers).toMatchObject({ age: '60', etag: headers['etag'] });
      const renewed = await eventually('the page rendered again', async () => [await get(path)].find((page) => page.headers['age'] === '0'));
      expect(/<h1[^>]*>Stiller paneel/.test(htmlOf(renewed))).toBe(true);
    });
    expect((await sent()).rendered).toBe(before.rendered);
    await rename('Stiller paneel', 'Wandpaneel stof');
  });

  it('is not sent to several concurrent requests if it must not be cached', async () => {
    const pages = await Promise.all(Array.from({ length: 3 }, () => get('/nergens')));
    for (const page of pages) expect([page.status, isKept(page)]).toEqual([404, false]);
  });
});

describe('what a page does not depend on', () => {
  it.each(['utm_source=mail&utm_campaign=autumn', 'gclid=abc', 'fbclid=1&page=2'])('shares one cache entry: %s', async (query) => {
    const bare = new URLSearchParams(query).has('page') ? '/producten?page=2' : '/producten';
    const [one, other] = [await get(bare), await get(`/producten?${query}`)];
    expect(htmlOf(other)).toBe(htmlOf(one));
    expect(other.headers['etag']).toBe(one.headers['etag']);
  });

  it('is preserved by redirects to the canonical path', async () => {
    expect((await get('/producten?page=1&utm_source=mail')).headers['location']).toBe('/producten?utm_source=mail');
    expect((await get('/products?utm_source=mail')).headers['location']).toBe('/producten?utm_source=mail');
  });

  it('does not appear in pages of other visitors', async () => {
    const path = '/producten?sort=priceDesc';
    const poison = { 'x-locale': 'de-DE', 'x-cart-token': 'a'.repeat(32), 'x-shop': 'EF', 'x-rendered-by': 'evil', 'x-original-url': '/', 'x-request-id': 'request-of-evil' };
    const poisoned = htmlOf(await get(path, poison));
    const html = htmlOf(await get(path));
    expect([html.includes('Wandpanelen'), html.includes('Wandpaneele')]).toEqual([true, false]);
    expect(poisoned).toBe(html);
    for (const value of ['request-of-evil', 'a'.repeat(32)]) expect(html).not.toContain(value);
  });
});

describe('what a page depends on', () => {
  it.each([
    ['VAT views', { cookie: '__Host-vat=excl' }, '"vat":"excl"'],
    ['consent', { cookie: `__Host-consent=1.${Math.floor(Date.now() / 1000)}.media` }, '"consent":["media"]'],
    ['languages by cookie', { cookie: '__Host-locale=de-DE' }, '<html lang="de-DE"'],
    ['languages by header', { 'accept-language': 'fr-FR' }, '<html lang="fr-FR"'],
    ['hosts', { host: 'nl-be.localhost:4000' }, '<html lang="nl-BE"'],
    ['ports of this machine', { host: 'nl-nl.localhost:4001' }, 'href="http://nl-nl.localhost:4001/blogs"'],
  ])('has separate cache entries: %s', async (_what, headers, mark) => {
    const seen = { plain: [] as string[], other: [] as string[] };
    const path = '/blogs';
    for (let time = 0; time < 3; time += 1) {
      seen.plain.push(htmlOf(await get(path)));
      seen.other.push(htmlOf(await get(path, headers as Record<string, string>)));
    }
    expect(new Set(seen.plain).size).toBe(1);
    expect(new Set(seen.other).size).toBe(1);
    expect([seen.plain[0]!.includes(mark), seen.other[0]!.includes(mark)]).toEqual([false, true]);
  });

  it.each(['/winkelwagen', '/afrekenen', '/mijn-account', '/nergens', '/zoeken?q=paneel', '/contact?problem=VALIDATION&kind=contact', '/product/wandpaneel-stof?choice=1'])(
    'is not cached for rare and personal pages: %s',
    async (path) => {
      for (let time = 0; time < 2; time += 1) expect(isKept(await get(path))).toBe(false);
    },
  );
});

describe('two visitors who take turns', () => {
  it('see no data of each other on any page, in any language', async () => {
    const customer = await openAccount(shop);
    const signedIn = await storefront.call('post', '/forms/auth/sign-in').type('form').send({ email: customer.email, password: customer.password }).expect(303);
    const session = (signedIn.headers['set-cookie'] as unknown as string[]).find((cookie) => cookie.startsWith('__Host-session='))!.split(';')[0]!;
    await storefront.call('post', '/forms/cart/add', { cookie: session }).type('form').send({ productId: 'wpn-lightgrey-01', quantity: 3 }).expect(303);
    const own = [customer.email, 'Sanne', session.split('=')[1]!];
    const [port, marks, faults] = [new URL(storefront.url).port, new Set<string>(), [] as string[]];
    let kept = 0;
    const brand = await loadBrand('ENC');
    const requested = Object.values(baseLocaleOf);
    const walk = await siteFindings({
      brand,
      only: requested,
      request: async (locale, path) => {
        const host = `${locale.toLowerCase()}.localhost:${port}`;
        const first = await get(path, { host });
        const theirs = await get(path, { host, cookie: session });
        const second = await get(path, { host });
        for (const page of [first, second]) {
          for (const mark of own) if (htmlOf(page).includes(mark)) faults.push(`${locale} ${path}: shows ${mark} to another visitor`);
          if (isKept(page) && page.headers['set-cookie']) faults.push(`${locale} ${path}: a cached page sets a cookie`);
        }
        if (isKept(theirs)) faults.push(`${locale} ${path}: a customer got a cached page`);
        for (const mark of own) if (htmlOf(theirs).includes(mark)) marks.add(mark);
        const isPage = first.status === 200 && String(first.headers['content-type']).startsWith('text/html');
        if (isPage && isKept(first) !== isKept(second)) faults.push(`${locale} ${path}: cached for only one of two requests`);
        if (isPage && isKept(second)) {
          kept += 1;
          for (const encoding of ['br', 'gzip']) {
            const { headers } = await get(path, { host, 'accept-encoding': encoding });
            if (headers['content-encoding'] !== encoding) faults.push(`${locale} ${path}: not cached in ${encoding}`);
          }
          if (htmlOf(first) !== htmlOf(second)) faults.push(`${locale} ${path}: changed by the visit of the customer`);
        }
        return { status: second.status, location: second.headers['location'] as string | undefined, text: htmlOf(second) };
      },
    });
    expect({ faults, walk }).toEqual({ faults: [], walk: [] });
    // Pages of the customer contain their name; otherwise the test would prove nothing.
    expect([...marks]).toEqual(expect.arrayContaining(['Sanne']));
    expect(kept).toBeGreaterThan(requested.length * (routeKeys.length - 10));
  }, 300_000);
});

describe('a changed product', () => {
  const path = '/product/plafondeiland';
  const send = (type: string, key = secret) => {
    const [id, at, body] = [
      `evt_${randomUUID()}`,
      new Date(),
      JSON.stringify({ type, timestamp: new Date().toISOString(), data: { id: 'wpn-lightgrey-01', sku: 'WPN', isOnSale: true } }),
    ];
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(key).sign(id, at, body),
      'content-type': 'application/json',
    };
    return storefront.call('post', '/hooks/shop-api', headers).send(body);
  };

  it('removes cached pages immediately, other events do not', async () => {
    // Waits until the background refresh of the first rendering has ended, so that its calls are not counted.
    await eventually('a page without calls to the Shop API', async () => {
      shopApi.requests.length = 0;
      await get(path);
      return shopApi.requests.length === 0 || undefined;
    });
    await send('order.placed').expect(204);
    await get(path);
    expect(shopApi.requests).toEqual([]);
    await send('product.changed').expect(204);
    await get(path);
    expect(shopApi.requests).toEqual(expect.arrayContaining([expect.stringContaining('plafondeiland')]));
  });

  it('is reported to the storefront of the embedded Shop API', async () => {
    const heard: unknown[] = [];
    shop.app.get(StorefrontNotifier).notify = (news) => heard.push(news);
    await publish(shop.db, 'product.changed', [{ id: 'wpn-lightgrey-01', sku: 'WPN', isOnSale: true }]);
    expect(await eventually('the event', () => Promise.resolve(heard[0]))).toEqual(productsChanged);
  });

  it.each([
    ['signed with another secret', () => send('product.changed', `whsec_${Buffer.from('x'.repeat(40)).toString('base64')}`)],
    ['unsigned', () => storefront.call('post', '/hooks/shop-api').send({ type: 'product.changed' })],
  ])('is ignored when the message is %s', async (_what, tell) => {
    await get(path);
    shopApi.requests.length = 0;
    const lines = captureWarnings(storefront, 'Security');
    await tell().expect(401);
    expect(lines).toEqual([{ message: 'signatureRefused', event: 'signatureRefused', requestId: expect.any(String), network: expect.any(String) }]);
    await get(path);
    expect(shopApi.requests).toEqual([]);
  });
});

describe('a request with two hosts, or with an invalid one', () => {
  it('is refused, for cached and other pages', async () => {
    for (const host of ['localhost@evil.example', 'nl-nl.localhost/evil', 'localhost:port']) expect([host, (await get('/producten', { host })).status]).toEqual([host, 400]);
    expect(isKept(await get('/producten', { host: 'nl-nl.localhost' }))).toBe(true);
    const socket = connect(Number(new URL(storefront.url).port), 'localhost');
    socket.end('GET /producten HTTP/1.1\r\nHost: evil.example\r\nHost: nl-nl.localhost\r\nAccept-Language: nl-NL\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
