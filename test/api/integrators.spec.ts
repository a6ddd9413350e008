import { sql } from 'drizzle-orm';
import { BusinessCentralService } from '../../src/embedded/business-central/business-central.service.js';
import { Cleanup } from '../../src/embedded/jobs/cleanup.js';
import { ApiKeys } from '../../src/embedded/integrators/api-keys.js';
import { apiScopes } from '../../src/contract/api-scopes.js';
import { type Operation, scopeOf } from '../../src/contract/operation.js';
import { operationNames, operationsOf, shopApi } from '../../src/contract/shop-api.js';
import { Caller, Coverage } from '../contract/caller.js';
import { startAddressRegister } from '../support/address-register.js';
import { startDns } from '../support/dns.js';
import { duringTests } from '../support/during-tests.js';
import { startErp } from '../support/erp.js';
import { startReviews, statistics } from '../support/reviews.js';
import { captureWarnings } from '../support/captured-warnings.js';
import { type Order, startTestShop, type Visitor } from '../support/shop-api.js';

const erp = duringTests(startErp);
const reviews = duringTests(startReviews);
const register = duringTests(startAddressRegister);
const dns = duringTests(() => startDns({ 'mail.nl': 'mx', 'null.nl': 'nullMx', 'address.nl': 'address', 'silent.nl': 'silent' }));
const shop = duringTests(() => startTestShop({ ...erp.variables, ...reviews.variables, ...register.variables, DNS_SERVER: dns.address }));

const caller = () => new Caller({ name: 'embedded', url: shop.url });
const withKey = (key: string) => ({ headers: { 'x-api-key': key } });

describe('an API key', () => {
  const scoped = operationNames.flatMap((name) => ((scope) => (scope ? [[name, scope] as const] : []))(scopeOf(shopApi[name])));
  it.each(scoped)('must have the scope of the operation: %s requires %s', async (name, scope) => {
    const [others, own] = [
      await shop.app.get(ApiKeys).add(
        'all but one',
        apiScopes.filter((one) => one !== scope),
      ),
      await shop.app.get(ApiKeys).add('one', [scope]),
    ];
    await caller().refused(name, {}, 'UNAUTHORIZED');
    const german = new Caller({ name: 'embedded', url: shop.url }, new Coverage(), 'de-DE');
    const { detail, scope: missing } = await german.refused(name, {}, 'FORBIDDEN', withKey(others.key));
    expect([missing, detail]).toEqual([scope, `Diesem API-Schlüssel fehlt die Berechtigung ${scope}. Verwenden Sie einen Schlüssel mit dieser Berechtigung.`]);
    expect([200, 404, 415, 422]).toContain((await caller().send(name, {}, withKey(own.key))).status);
  });

  it('has scopes that open at least one operation, except the one without operations', () => {
    expect(apiScopes.filter((scope) => operationsOf(scope).length === 0)).toEqual(['integrator']);
  });

  it('is listed with the time of its last use', async () => {
    const keys = shop.app.get(ApiKeys);
    const [used, unused] = [await keys.add('used', ['orders:read']), await keys.add('unused', ['orders:read'])];
    const before = Date.now();
    await caller().ok('listChangedOrders', {}, withKey(used.key));
    const listed = await keys.list();
    const lastUse = (of: string) => listed.find(({ id }) => id === of)!.lastUsedAt?.getTime();
    expect(lastUse(used.id)).toBeGreaterThan(before - 1000);
    expect(lastUse(unused.id)).toBeUndefined();
  });

  it('gives access to the operations of its scope, until it is revoked', async () => {
    const keys = shop.app.get(ApiKeys);
    const ops = await keys.add('ops', ['ops']);
    const integrator = await keys.add('integrator', ['integrator']);
    await caller().ok('listElfsquadDiagnoses', {}, withKey(ops.key));
    await caller().refused('listElfsquadDiagnoses', {}, 'FORBIDDEN', withKey(integrator.key));
    expect(JSON.stringify(await keys.list())).not.toContain(ops.key);
    const kept = await shop.db.execute(sql`select * from api_key`);
    expect(JSON.stringify(kept.rows)).not.toContain(ops.key);
    expect(await keys.revoke(ops.id)).toBe(true);
    expect(await keys.revoke(ops.id)).toBe(false);
  });

  it('that is revoked before its first use gives no access', async () => {
    const { id, key } = await shop.app.get(ApiKeys).add('gone', ['ops']);
    await shop.app.get(ApiKeys).revoke(id);
    await caller().refused('listElfsquadDiagnoses', {}, 'UNAUTHORIZED', withKey(key));
  });

  it('has its own rate limit, and responses with Retry-After', async () => {
    const { key } = await shop.app.get(ApiKeys).add('hasty', ['integrator'], { perMinute: 3 });
    for (let call = 0; call < 3; call += 1) await caller().ok('listCategories', {}, withKey(key));
    await caller().refused('listCategories', {}, 'TOO_MANY_REQUESTS', withKey(key));
    await caller().ok('listCategories', {});
  });
});

describe('the products and prices that a program sets', () => {
  const sku = 'BAS-anthracite-01';
  const id = 'bas-anthracite-01';
  let withErp: ReturnType<typeof withKey>;
  beforeAll(async () => {
    withErp = withKey((await shop.app.get(ApiKeys).add('PIM', ['catalogue:write'], { perMinute: 10_000 })).key);
  });
  const stored = () => caller().ok('getCatalogueProduct', { sku }, withErp);
  const price = async () => (await caller().ok('getProduct', { id })).priceIncVat.amount;
  const webhooks = async () =>
    (await shop.db.execute<{ sku: string }>(sql`select payload -> 'data' ->> 'sku' as sku from webhook_delivery where type = 'product.changed' order by 1`)).rows.map(
      (row) => row.sku,
    );

  it('are replaced only when they are still those of the ETag, and the same entry again changes nothing', async () => {
    const before = await stored();
    const answer = await caller().send('getCatalogueProduct', { sku: 'BAS' }, withErp);
    expect(answer.headers.get('etag')).toBe(before.etag);
    const entry = { ...before.entry, popularity: 12 };
    const put = (body: object, etag?: string) =>
      caller().send('putCatalogueProduct', { sku, entry: body, reason: 'Spring collection' }, { headers: { ...withErp.headers, ...(etag && { 'if-match': etag }) } });
    const first = JSON.parse((await put(entry, before.etag)).bytes.toString());
    expect(first).toMatchObject({ items: [{ sku, outcome: 'changed', errors: [] }], changeSet: expect.any(String) });
    const [{ etag }] = first.items;
    expect(etag).not.toBe(before.etag);
    const late = await put(before.entry, before.etag);
    expect([late.status, JSON.parse(late.bytes.toString())]).toMatchObject([412, { code: 'PRECONDITION_FAILED', current: { etag } }]);
    expect(JSON.parse((await put(entry, etag)).bytes.toString())).toEqual({ items: [{ sku, outcome: 'unchanged', etag, errors: [] }], changeSet: null });
    expect((await stored()).changedBy).toMatch(/^API key \w+$/);
    await put(before.entry);
    expect((await stored()).etag).toBe(before.etag);
  });

  it('are refused with each fault and its field', async () => {
    const { entry } = await stored();
    const { errors } = await caller().refused('putCatalogueProduct', { sku, entry: { ...entry, price: { EUR: 5000 }, categories: [] } }, 'VALIDATION', withErp);
    expect(errors.map(({ field, params }) => [field, params?.['fault']])).toEqual([
      ['entry.categories', expect.stringContaining('>=1')],
      ['entry.price.GBP', 'is missing'],
    ]);
    await caller().refused('getCatalogueProduct', { sku: 'no-such-product' }, 'NOT_FOUND', withErp);
  });

  it('have a result for each product of a batch, whose faulty ones do not stop the others', async () => {
    const before = await stored();
    const box = await caller().ok('getCatalogueProduct', { sku: 'BOX' }, withErp);
    const { items } = await caller().ok(
      'putCatalogueProducts',
      {
        items: [
          { sku: 'BAS', entry: { ...before.entry, popularity: 13 }, etag: before.etag },
          { sku: 'BOX', entry: { ...box.entry, colour: 'red' } },
          { sku: 'PYR', entry: {}, etag: '"stale"' },
        ],
      },
      withErp,
    );
    expect(items.map(({ sku: of, outcome, errors }) => [of, outcome, errors.length])).toEqual([
      ['BAS', 'changed', 0],
      ['BOX', 'refused', 1],
      ['PYR', 'changedMeanwhile', 0],
    ]);
    expect((await caller().ok('getCatalogueProduct', { sku: 'BOX' }, withErp)).entry).toEqual(box.entry);
    await caller().ok('putCatalogueProduct', { sku, entry: before.entry }, withErp);
  });

  it('change pages and webhooks with their prices, and can be sent twice', async () => {
    await shop.db.execute(sql`insert into webhook_endpoint (id, url, secret, events, description) values ('shelf', 'https://shelf.example/', 'whsec_', '{product.changed}', '')`);
    const before = await stored();
    const items = [
      { sku, price: { EUR: 5100 }, movesTiers: true },
      { sku: 'XYZ-red-01', price: { EUR: 5100 } },
      { sku: 'BAS-pink-01', price: { EUR: 5100 } },
      { sku: 'BOX', price: { EUR: 100_000_000 }, reduction: { price: { EUR: 100_000_000 }, from: '2999-01-01' } },
    ];
    const outcomes = async () => (await caller().ok('setPrices', { items }, withErp)).items.map(({ outcome }) => outcome);
    expect(await outcomes()).toEqual(['changed', 'unknown', 'unknown', 'refused']);
    expect(await price()).toBe(5100);
    expect(await webhooks()).toEqual(['BAS-anthracite-01', 'BAS-nightblue-01']);
    expect(await outcomes()).toEqual(['unchanged', 'unknown', 'unknown', 'refused']);
    expect(await webhooks()).toHaveLength(2);
    await caller().ok('setPrices', { items: [{ sku, reduction: { price: { EUR: 4000, GBP: 3500 }, from: '2026-11-01' } }] }, withErp);
    expect([await price(), (await caller().ok('getProduct', { id })).reduction?.percent]).toEqual([4000, expect.any(Number)]);
    await caller().ok('putCatalogueProduct', { sku, entry: before.entry }, withErp);
    expect(await price()).toBe(4995);
    await shop.db.execute(sql`delete from webhook_endpoint where id = 'shelf'`);
  });

  it('neither stop orders of the same product nor lose their stock when they change at the same time', async () => {
    await shop.setStock(id, 100);
    const buyers: { visitor: Visitor; cart: Order }[] = [];
    for (let at = 0; at < 8; at += 1) {
      const visitor = shop.visitor();
      buyers.push({ visitor, cart: await visitor.fill(id) });
    }
    // A price that changes between cart and order is a conflict that the buyer sees; it is not lost and not charged.
    const order = async ({ visitor, cart }: (typeof buyers)[number]) => (await visitor.complete(cart)).status;
    const prices = [5001, 5002, 5003, 5004, 5005, 5006].map((EUR) => caller().ok('setPrices', { items: [{ sku, price: { EUR } }] }, withErp));
    const statuses = await Promise.all([...buyers.map(order), ...prices.map((one) => one.then(({ items }) => items[0]!.outcome))]);
    const placed = statuses.filter((status) => status === 200).length;
    expect(statuses.filter((status) => status === 'changed')).toHaveLength(6);
    expect(statuses.filter((status) => status === 409)).toHaveLength(8 - placed);
    expect(await shop.stockOf(id)).toBe(100 - placed);
    const { rows } = await shop.db.execute<{ gross: number; reason: string }>(
      sql`select (e.after -> 'price' ->> 'EUR')::int as gross, c.reason from catalogue_change c join catalogue_change_entry e on e.change_id = c.id where e.key = 'BAS' order by c.at desc limit 6`,
    );
    expect(rows.map(({ gross }) => gross).toSorted()).toEqual([5001, 5002, 5003, 5004, 5005, 5006]);
    expect(await price()).toBe(rows[0]!.gross);
    await caller().ok('setPrices', { items: [{ sku, price: { EUR: 4995 } }] }, withErp);
  });
});

describe('the stock that an ERP sets', () => {
  const sku = 'WPN-ochre-01';
  const id = 'wpn-ochre-01';
  let withErp: ReturnType<typeof withKey>;
  beforeAll(async () => {
    withErp = withKey((await shop.app.get(ApiKeys).add('ERP', ['stock:write'], { perMinute: 10_000 })).key);
  });
  const set = async (stock: number, was: number) => (await caller().ok('setStock', { items: [{ sku, stock, was }] }, withErp)).items[0]!;

  it('has a result for each product, and can be sent twice', async () => {
    await shop.setStock(id, 7);
    await shop.db.execute(sql`update product set is_warehouse = false where id = 'wpn-lightgrey-01'`);
    const items = [
      { sku, stock: 12, was: 7 },
      { sku: 'WPN-lightgrey-01', stock: 1, was: 0 },
      { sku: 'no-such-product', stock: 1, was: 0 },
    ];
    const rest = [
      { sku: 'WPN-lightgrey-01', outcome: 'notStocked', stock: null },
      { sku: 'no-such-product', outcome: 'unknown', stock: null },
    ];
    expect((await caller().ok('setStock', { items }, withErp)).items).toEqual([{ sku, outcome: 'set', stock: 12 }, ...rest]);
    expect((await caller().ok('setStock', { items }, withErp)).items).toEqual([{ sku, outcome: 'unchanged', stock: 12 }, ...rest]);
    expect(await set(20, 7)).toEqual({ sku, outcome: 'changed', stock: 12 });
    expect((await caller().ok('getProduct', { id })).stock.available).toBe(12);
  });

  it('makes a product that was sold out available in lists', async () => {
    await shop.db.execute(sql`update product set stock = 0 where family = 'WPN' and is_warehouse`);
    await shop.db.execute(sql`update product set is_on_sale = id = ${id} where family = 'WPN'`);
    await set(1, 0);
    await set(0, 1);
    const inStock = async () => (await caller().ok('listProducts', { q: sku, inStock: true })).items.length;
    expect(await inStock()).toBe(0);
    await set(3, 0);
    expect(await inStock()).toBe(1);
    await shop.db.execute(sql`update product set is_on_sale = true where family = 'WPN'`);
  });

  it('loses no order and no delivery when both change it at the same time', async () => {
    await shop.setStock(id, 30);
    const receive = async (): Promise<void> => {
      for (let seen = 30; ; ) {
        const { outcome, stock } = await set(seen + 10, seen);
        if (outcome === 'set') return;
        seen = stock!;
      }
    };
    const buyers = [];
    for (let at = 0; at < 6; at += 1) {
      const visitor = shop.visitor();
      buyers.push({ visitor, cart: await visitor.fill(id) });
    }
    await Promise.all([...buyers.map(({ visitor, cart }) => visitor.complete(cart).expect(200)), receive(), receive()]);
    expect(await shop.stockOf(id)).toBe(30 - 6 + 20);
  });
});

describe('rate limits', () => {
  it('count calls by IP address, or by API key if there is one', async () => {
    const wish = { domain: 'mail.nl' };
    const answers = await Promise.all(Array.from({ length: 61 }, () => caller().send('validateEmailDomain', wish)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    await caller().refused('validateEmailDomain', wish, 'TOO_MANY_REQUESTS');
    await caller().ok('validateEmailDomain', wish, { headers: { 'x-forwarded-for': '198.51.100.7' } });
    const { key } = await shop.app.get(ApiKeys).add('checker', ['integrator']);
    await caller().ok('validateEmailDomain', wish, withKey(key));
  });
});

describe('expensive operations', () => {
  const wishes = [
    ['getDataSheet', { id: 'nothing' }],
    ['configureProduct', { id: 'nothing', choices: {} }],
  ] as const;
  it.each(wishes)('have a rate limit for each address: %s', async (name, wish) => {
    const { perMinute }: Operation = shopApi[name];
    const statuses = new Set<number>();
    for (let requested = 0; requested < perMinute!; requested += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => caller().send(name, wish)));
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses]).toEqual([404]);
    await caller().refused(name, wish, 'TOO_MANY_REQUESTS');
    await caller().refused(name, wish, 'NOT_FOUND', { headers: { 'x-forwarded-for': '198.51.100.7' } });
  });
});

describe('the domain of an e-mail address', () => {
  let key: string;
  beforeAll(async () => {
    ({ key } = await shop.app.get(ApiKeys).add('domains', ['integrator']));
  });
  it.each([
    ['mail.nl', true],
    ['address.nl', true],
    ['null.nl', false],
    ['nothing.nl', false],
    ['nothing.invalid', false],
    ['shop.example', true],
    ['silent.nl', true],
  ])('%s accepts mail: %s', async (domain, valid) => {
    expect(await caller().ok('validateEmailDomain', { domain }, withKey(key))).toEqual({ valid, reason: valid ? null : 'email_invalid_domain' });
  });

  it('must accept mail for a registration', async () => {
    const wish = { customerType: 'Private', firstName: 'Ada', lastName: 'Vos', email: 'ada@nothing.nl', password: 'Hushed-2026!' };
    const { errors } = await caller().refused('register', wish, 'VALIDATION', withKey(key));
    expect(errors.map(({ field, code }) => [field, code])).toEqual([['email', 'yup.errors.string.async.email.email_invalid_domain']]);
  });
});

describe('the reviews', () => {
  it('are requested once, and served from the cache while the service is unavailable', async () => {
    expect(await caller().ok('getRating', {})).toEqual({
      score: statistics.averageRating,
      count: statistics.numberReviews,
      recommended: statistics.percentageRecommendation,
      url: statistics.viewReviewUrl,
      asOf: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    reviews.answer = { status: 500, body: {} };
    await Promise.all(Array.from({ length: 5 }, () => caller().ok('getRating', {})));
    expect(reviews.asked).toBe(1);
  });

  it.each([
    ['a word instead of a number', { averageRating: 'good' }],
    ['a script instead of the URL of their page', { viewReviewUrl: 'javascript:alert(1)' }],
    ['a URL without TLS', { viewReviewUrl: 'http://reviews.example/quiet-shop' }],
  ])('with an invalid first response, %s, are reported as UPSTREAM_FAILED', async (_, nonsense) => {
    const strange = await startReviews();
    strange.answer = { status: 200, body: { ...statistics, ...nonsense } };
    const other = await startTestShop(strange.variables);
    await new Caller({ name: 'other', url: other.url }).refused('getRating', {}, 'UPSTREAM_FAILED');
    await other.stop();
    await strange.stop();
  });
});

describe('the address register', () => {
  it('suggests street and city for a Dutch postcode and house number, and asks for confirmation of a different street', async () => {
    const damrak = { country: 'nl', postcode: '1012 LG', houseNumber: '1', street: 'Damrak', city: 'Amsterdam' } as const;
    const { street: _street, city: _city, ...searched } = damrak;
    expect(await caller().ok('validateAddress', { ...searched, postcode: '1012lg' })).toEqual({ decision: 'CONFIRM', suggestion: damrak, errors: [] });
    expect((await caller().ok('validateAddress', { ...damrak, street: 'Rokin' })).suggestion).toEqual(damrak);
    expect((await caller().ok('validateAddress', damrak)).decision).toBe('ACCEPT');
    expect((await caller().ok('validateAddress', { ...damrak, houseNumber: '7' })).decision).toBe('ACCEPT');
  });
});

describe('Business Central', () => {
  const service = () => shop.app.get(BusinessCentralService);

  /** Completes a sign-in at the ERP. @returns the confirmation code that the browser shows */
  const signIn = async (): Promise<string> => (await caller().ok('businessCentralCallback', erp.agree(await service().connect()))).confirmationCode!;
  const isSealed = async () => {
    const { rows } = await shop.db.execute(sql`select * from business_central_token`);
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain('access-');
  };

  it('is connected with PKCE once ops confirm the code, and its tokens are stored encrypted', async () => {
    const code = await signIn();
    expect(code).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}$/);
    await isSealed();
    await expect(service().token()).rejects.toMatchObject({ code: 'NOT_CONFIGURED' });
    expect(await service().status()).toBeUndefined();
    expect(await service().confirm(code.toLowerCase().replace('-', ' '))).toMatchObject({ scope: expect.stringContaining('finance') });
    expect(await service().token()).toMatch(/^access-/);
    await isSealed();
  });

  it('stays connected to the confirmed ERP while others sign in to another one, and accepts no code twice', async () => {
    const own = await service().token();
    const [theirs, mine] = [await signIn(), await signIn()];
    expect(await service().token()).toBe(own);
    await service().confirm(mine);
    const token = await service().token();
    expect(token).not.toBe(own);
    expect([await service().confirm(mine), await service().confirm('AAAA-AAAA')]).toEqual([undefined, undefined]);
    await shop.db.execute(sql`update business_central_token set connected_at = now() - interval '11 minutes'`);
    expect(await service().confirm(theirs)).toBeUndefined();
    expect(await service().token()).toBe(token);
  });

  it('deletes an unconfirmed sign-in after a day, and keeps the connection', async () => {
    const token = await service().token();
    await signIn();
    await shop.db.execute(sql`update business_central_token set connected_at = now() - interval '25 hours'`);
    await shop.app.get(Cleanup).run();
    const { rows } = await shop.db.execute(sql`select id from business_central_token`);
    expect([rows, await service().token()]).toEqual([[{ id: 'erp' }], token]);
  });

  it('refuses a callback with the issuer of another server', async () => {
    for (const iss of ['https://login.evil.example', 'nobody']) {
      const back = erp.agree(await service().connect());
      await caller().refused('businessCentralCallback', { ...back, iss }, 'UPSTREAM_FAILED');
    }
    const back = erp.agree(await service().connect());
    await caller().ok('businessCentralCallback', { ...back, iss: `${new URL(erp.variables['BUSINESS_CENTRAL_AUTHORIZE_URL']!).origin}/tenant/v2.0` });
  });

  it('accepts one of several concurrent callbacks with the same state', async () => {
    const back = erp.agree(await service().connect());
    const answers = await Promise.all(Array.from({ length: 5 }, () => caller().send('businessCentralCallback', back)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  });

  it('refuses a state that is expired, unknown, or was refused by the user', async () => {
    const late = erp.agree(await service().connect());
    await shop.db.execute(sql`update business_central_state set expires_at = now() - interval '1 minute' where used_at is null`);
    await caller().refused('businessCentralCallback', late, 'GONE');
    await caller().refused('businessCentralCallback', { ...late, state: 'x'.repeat(43) }, 'NOT_FOUND');
    const { state } = erp.agree(await service().connect());
    await caller().refused('businessCentralCallback', { state, error: 'access_denied' }, 'UPSTREAM_FAILED');
    await caller().refused('businessCentralCallback', { code: 'x' }, 'VALIDATION');
  });

  it('responds UPSTREAM_FAILED when the ERP refuses a code', async () => {
    const { state } = erp.agree(await service().connect());
    await caller().refused('businessCentralCallback', { state, code: 'not a code of theirs' }, 'UPSTREAM_FAILED');
  });

  it('logs why it got no tokens, without any sent value', async () => {
    const lines = captureWarnings(shop, 'Erp');
    const begun = async () => erp.agree(await service().connect()).state;
    const [code, states] = ['not-a-code-of-theirs', [await begun(), await begun(), await begun()]];
    await caller().refused('businessCentralCallback', { state: states[0]!, code }, 'UPSTREAM_FAILED');
    await caller().refused('businessCentralCallback', { state: states[1]!, error: 'access_denied\nErp: all is well' }, 'VALIDATION');
    await caller().refused('businessCentralCallback', { state: states[1]!, error: 'access_denied', error_description: 'Not now.\r\nTrace: 1' }, 'UPSTREAM_FAILED');
    erp.failWith = { status: 200, body: { token_type: 'bearer' } };
    await caller().refused('businessCentralCallback', { state: states[2]!, code }, 'UPSTREAM_FAILED');
    expect(lines).toEqual(['The ERP returned no tokens: status 400 invalid_grant', 'The ERP returned no tokens: access_denied', expect.stringContaining('access_token')]);
    for (const secret of [code, ...states, erp.variables['BUSINESS_CENTRAL_CLIENT_SECRET']!]) expect(lines.join()).not.toContain(secret);
  });

  it('renews a token that is about to expire, once for many concurrent calls', async () => {
    erp.lifetime = 30;
    await service().confirm(await signIn());
    erp.lifetime = 3600;
    erp.grants.length = 0;
    const tokens = await Promise.all(Array.from({ length: 8 }, () => service().token()));
    expect([new Set(tokens).size, erp.grants]).toEqual([1, ['refresh_token']]);
  });

  it('is NOT_CONFIGURED without its variables', async () => {
    const plain = await startTestShop();
    const stranger = new Caller({ name: 'plain', url: plain.url });
    await stranger.refused('businessCentralCallback', { code: 'x', state: 'y' }, 'NOT_CONFIGURED');
    await stranger.refused('getRating', {}, 'NOT_CONFIGURED');
    await plain.stop();
  });
});

describe('the diagnosis of configuration models', () => {
  const diagnose = async (sku: string) => {
    const { key } = await shop.app.get(ApiKeys).add('diagnosis', ['ops']);
    const { items } = await caller().ok('listElfsquadDiagnoses', { pageSize: 100 }, withKey(key));
    return items.find((item) => item.sku === sku)!;
  };

  it('finds nothing wrong with the models of the catalogue', async () => {
    const { key } = await shop.app.get(ApiKeys).add('diagnosis', ['ops']);
    const { items, total } = await caller().ok('listElfsquadDiagnoses', { pageSize: 100 }, withKey(key));
    expect(total).toBeGreaterThan(40);
    expect(items.filter(({ status }) => status !== 'ok')).toEqual([]);
  });

  it('finds missing options, prices, slugs and pictures', async () => {
    const broken = sql`jsonb_set(jsonb_set(configuration, '{options,1,allowedWhen}', '[{"option":"nowhere","is":["x"]}]'), '{area,perSquareMetre}', '{"EUR": 12500}')`;
    await shop.db.execute(sql`update product set configuration = ${broken} where id = 'wpn-ochre-01'`);
    expect((await diagnose('WPN-ochre-01')).findings.map(({ code }) => code)).toContain('PRICE_MISSING');
    await shop.db.execute(sql`update product set configuration = jsonb_set(configuration, '{area,perSquareMetre,GBP}', '11000') where id = 'wpn-ochre-01'`);
    expect(await diagnose('WPN-ochre-01')).toMatchObject({ status: 'error', findings: [{ code: 'DEPENDENCY_UNKNOWN' }] });
    await shop.db.execute(sql`delete from product_text where product_id = 'wpn-lightgrey-01' and locale = 'fr-BE'`);
    expect((await diagnose('WPN-lightgrey-01')).findings).toContainEqual(expect.objectContaining({ code: 'SLUG_MISSING', locale: 'fr-BE' }));
  });
});
