import { sql } from 'drizzle-orm';
import type { Response } from 'supertest';
import superjson, { type SuperJSONResult } from 'superjson';
import { Fulfilment } from '../../src/embedded/fulfilment/fulfilment.service.js';
import { Caller } from '../contract/caller.js';
import { codeOf } from '../support/authenticator.js';
import { openAccount, type TestCustomer } from '../support/customers.js';
import { duringTests } from '../support/during-tests.js';
import { orderLedger } from '../support/order-ledger.js';
import { details, type Order, startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));
let customer: TestCustomer;
beforeAll(async () => {
  customer = await openAccount(shop);
});

const cookiesOf = ({ headers }: Response): string[] => (headers['set-cookie'] as unknown as string[] | undefined) ?? [];
const sessionCookie = (answer: Response) => cookiesOf(answer).find((cookie) => cookie.startsWith('__Host-session='));
const registrationCookie = (answer: Response) =>
  cookiesOf(answer)
    .find((cookie) => cookie.startsWith('__Host-registration='))!
    .split(';')[0]!;
/** Session cookie of a response, as a Cookie header. */
const jar = (answer: Response) => sessionCookie(answer)!.split(';')[0]!;
const write = (path: string, input: unknown, cookie = '') => storefront.call('post', `/api/trpc/${path}`, { cookie }).send(superjson.serialize({ input }));
const read = (path: string, cookie = '') => storefront.call('get', `/api/trpc/${path}`, { cookie });
const dataOf = ({ body }: Response): unknown => superjson.deserialize((body as { result: { data: SuperJSONResult } }).result.data);
const signIn = () => write('auth.signIn', { email: customer.email, password: customer.password });
const post = (path: string, fields: object, headers = {}) => storefront.call('post', path, headers).type('form').send(fields);
const html = async (path: string, cookie = '') => (await storefront.page(path, { cookie }).expect(200)).text;
const isForgotten = /^__Host-session=;.*Expires=Thu, 01 Jan 1970/;

describe('signing in', () => {
  it('stores the session token in a cookie that scripts and other sites cannot read, until the session ends', async () => {
    const answer = await signIn().expect(200);
    const cookie = sessionCookie(answer)!;
    expect(cookie).toMatch(/; Path=\/;.*; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toContain('Domain');
    const days = (Date.parse(/Expires=([^;]+)/.exec(cookie)![1]!) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const key = jar(answer).split('=')[1]!;
    expect(answer.text).not.toContain(key);
    expect(await html('/mijn-account', jar(answer))).not.toContain(key);
  });

  it('moves the cart of the guest into the account and deletes the cart cookie', async () => {
    const added = await post('/forms/cart/add', { productId: 'wpn-lightgrey-01', quantity: 3 }).expect(303);
    const cart = cookiesOf(added)[0]!.split(';')[0]!;
    const answer = await write('auth.signIn', { email: customer.email, password: customer.password }, cart).expect(200);
    expect(cookiesOf(answer).find((cookie) => cookie.startsWith('__Host-cart='))).toMatch(/^__Host-cart=;.*Expires=Thu, 01 Jan 1970/);
    expect(await html('/winkelwagen', jar(answer))).toContain('3 stuks');
    expect(await html('/winkelwagen', cart)).not.toContain('3 stuks');
  });

  it('sets the VAT view of the account (a business: excluding VAT), with and without JavaScript', async () => {
    const vatOf = (answer: Response) =>
      cookiesOf(answer)
        .find((cookie) => cookie.startsWith('__Host-vat='))
        ?.split(';')[0];
    expect(vatOf(await signIn().expect(200))).toBe('__Host-vat=incl');
    const { email } = await openAccount(shop);
    await shop.db.execute(sql`update customer set preferences = preferences || '{"vatView": "excl"}' where email = ${email}`);
    expect(vatOf(await write('auth.signIn', { email, password: customer.password }).expect(200))).toBe('__Host-vat=excl');
    expect(vatOf(await post('/forms/auth/sign-in', { email, password: customer.password }).expect(303))).toBe('__Host-vat=excl');
  });

  it('ends the previous session of the browser', async () => {
    const before = jar(await signIn());
    const after = jar(await write('auth.signIn', { email: customer.email, password: customer.password }, before).expect(200));
    expect(after).not.toBe(before);
    expect(await html('/mijn-account', after)).toContain('Dag Sanne');
    expect(await html('/mijn-account', before)).not.toContain('Dag Sanne');
  });

  it('sets no cookie when it is refused', async () => {
    const answer = await write('auth.signIn', { email: customer.email, password: 'Wrong-2026!' }).expect(401);
    expect(cookiesOf(answer)).toEqual([]);
  });

  it('works with a form without JavaScript, whose page shows a refusal', async () => {
    const answer = await post('/forms/auth/sign-in', { email: customer.email, password: customer.password }).expect(303).expect('location', '/forms/kept?to=%2Fmijn-account');
    expect(await html('/mijn-account', jar(answer))).toContain('Dag Sanne');
    const refused = await post('/forms/auth/sign-in', { email: customer.email, password: 'x' }).expect(303).expect('location', '/mijn-account?problem=INVALID_CREDENTIALS');
    expect(cookiesOf(refused)).toEqual([]);
    expect(await html('/mijn-account?problem=INVALID_CREDENTIALS')).toContain('Inloggen niet gelukt');
    await post('/forms/auth/sign-in', {}).expect(303).expect('location', '/mijn-account?problem=VALIDATION');
  });

  it('with a form without JavaScript asks for the second factor on the next page', async () => {
    const ada = await openAccount(shop);
    const caller = new Caller({ name: 'embedded', url: shop.url });
    caller.sessionToken = ada.token;
    const { secret } = await caller.ok('beginSecondFactor', { password: ada.password });
    await caller.ok('confirmSecondFactor', { code: codeOf(secret) });
    const known = { email: ada.email, password: ada.password };
    expect(await html('/mijn-account')).not.toContain('name="code"');
    await post('/forms/auth/sign-in', known).expect(303).expect('location', '/mijn-account?problem=SECOND_FACTOR_REQUIRED');
    expect(await html('/mijn-account?problem=SECOND_FACTOR_REQUIRED')).toContain('name="code"');
    for (const code of ['000000', 'none'])
      await post('/forms/auth/sign-in', { ...known, code })
        .expect(303)
        .expect('location', '/mijn-account?problem=SECOND_FACTOR_WRONG');
    const answer = await post('/forms/auth/sign-in', { ...known, code: codeOf(secret, 1) })
      .expect(303)
      .expect('location', '/forms/kept?to=%2Fmijn-account');
    expect(await html('/mijn-account', jar(answer))).toContain('Dag Sanne');
  });

  it('is refused for a form on another site', async () => {
    const fields = { email: customer.email, password: customer.password };
    const answer = await post('/forms/auth/sign-in', fields, { origin: 'https://evil.example' }).expect(403);
    expect(cookiesOf(answer)).toEqual([]);
  });
});

describe('the pages of an account', () => {
  it.each(['/mijn-account/gegevens', '/mijn-account/adres', '/mijn-account/adres?add=billing'])('redirect visitors without session to the sign-in: %s', (path) =>
    storefront.page(path).expect(302).expect('location', '/mijn-account'),
  );

  it.each(['/mijn-account', '/mijn-account?view=register', '/mijn-account/gegevens', '/mijn-account/adres'])('are not cached and not indexed: %s', async (path) => {
    const answer = await storefront.page(path, { cookie: jar(await signIn()) }).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain('<meta name="robots" content="noindex">');
  });

  it('redirect to the sign-in in the language of their path', async () => {
    await storefront.page('/mein-konto/adresse', { cookie: '__Host-locale=de-DE' }).expect(302).expect('location', '/mein-konto');
  });

  it('respond 404 after the last page of orders', async () => {
    const cookie = jar(await signIn());
    await storefront.page('/mijn-account?page=2', { cookie }).expect(404);
    await storefront.page('/mijn-account?page=1', { cookie }).expect(301).expect('location', '/mijn-account');
  });

  it('verify a mailed link only when the visitor presses the button', async () => {
    const email = `noor-${crypto.randomUUID()}@example.nl`;
    const registered = await write('auth.register', { customerType: 'Private', firstName: 'Noor', lastName: 'Bos', email, password: customer.password }).expect(200);
    const path = new URL(/https?:\S+/.exec((await shop.mailTo(email)).text)![0]);
    const followed = await storefront.page(path.pathname + path.search).expect(303);
    const keys = cookiesOf(followed)[0]!.split(';')[0]!;
    for (let visit = 0; visit < 2; visit += 1) expect(await html(followed.headers['location']!, keys)).toContain('Account bevestigen');
    const answer = await write('auth.confirm', { token: path.searchParams.get('token') }, registrationCookie(registered)).expect(200);
    expect(cookiesOf(answer).find((cookie) => cookie.startsWith('__Host-registration='))).toMatch(/^__Host-registration=;.*Expires=Thu, 01 Jan 1970/);
    expect(await html('/mijn-account', jar(answer))).toContain('Dag Noor');
  });
});

describe('a mailed link', () => {
  const location = (view: string, token: string, problem: string) => `/mijn-account?${new URLSearchParams({ view, token, problem })}`;
  const linkTo = async (email: string) => new URL(/https?:\S+token=\S+/.exec((await shop.mailTo(email)).text)![0]).searchParams.get('token')!;
  const register = async () => {
    const email = `noor-${crypto.randomUUID()}@example.nl`;
    const answer = await write('auth.register', { customerType: 'Private', firstName: 'Noor', lastName: 'Bos', email, password: customer.password }).expect(200);
    return { answer, token: await linkTo(email) };
  };

  it('of a registration needs no password in the browser that registered, whose key is in an HttpOnly cookie', async () => {
    const { answer, token } = await register();
    const key = registrationCookie(answer).split('=')[1]!;
    expect(answer.text).not.toContain(key);
    expect(cookiesOf(answer).find((cookie) => cookie.includes(key))).toMatch(/Max-Age=172800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const confirmed = await post('/forms/auth/confirm', { token }, { cookie: registrationCookie(answer) }).expect(303);
    expect(decodeURIComponent(confirmed.headers['location']!)).toBe('/forms/kept?to=/mijn-account?news=confirmed');
    expect(await html('/mijn-account', jar(confirmed))).toContain('Dag Noor');
  });

  it('of a registration requires the password in other browsers, with and without JavaScript', async () => {
    const [{ token }, other] = [await register(), await register()];
    const foreign = { cookie: registrationCookie(other.answer) };
    const { body } = await write('auth.confirm', { token }, foreign.cookie).expect(401);
    expect(body).toMatchObject({ error: { json: { message: 'PASSWORD_REQUIRED' } } });
    const requested = location('verify', token, 'PASSWORD_REQUIRED');
    await post('/forms/auth/confirm', { token }, foreign).expect(303).expect('location', requested);
    const followed = await storefront.page(requested).expect(303);
    const page = await html(followed.headers['location']!, cookiesOf(followed)[0]!.split(';')[0]!);
    expect([page.includes('name="password"'), page.includes('action="/forms/auth/confirm"')]).toEqual([true, true]);
    await post('/forms/auth/confirm', { token, password: 'Wrong-2026!' })
      .expect(303)
      .expect('location', location('verify', token, 'INVALID_CREDENTIALS'));
    expect(await html(location('verify', 'kept-in-this-browser-0123456789', 'INVALID_CREDENTIALS'))).toContain('hoort niet bij deze aanvraag');
    const confirmed = await post('/forms/auth/confirm', { token, password: customer.password }).expect(303);
    expect(await html('/mijn-account', jar(confirmed))).toContain('Dag Noor');
  });

  it('of a changed e-mail address requires a session or the password', async () => {
    const sanne = await openAccount(shop);
    const cookie = `__Host-session=${sanne.token}`;
    const email = `sanne-${crypto.randomUUID()}@example.nl`;
    await write('user.updateDetails', { firstName: 'Sanne', lastName: 'de Vries', email, currentPassword: sanne.password }, cookie).expect(200);
    const token = await linkTo(email);
    const confirm = (fields: object, headers = {}) => post('/forms/account/confirm-email', { token, ...fields }, headers).expect(303);
    for (const headers of [{}, { cookie: jar(await signIn()) }]) await confirm({}, headers).expect('location', location('verify-email', token, 'PASSWORD_REQUIRED'));
    await confirm({ password: 'Wrong-2026!' }).expect('location', location('verify-email', token, 'INVALID_CREDENTIALS'));
    expect(dataOf(await read('user.me', cookie).expect(200))).toMatchObject({ email: sanne.email, pendingEmail: email });
    await confirm({}, { cookie }).expect('location', '/mijn-account?news=emailConfirmed');
    expect(dataOf(await read('user.me', cookie).expect(200))).toMatchObject({ email, pendingEmail: null });
  });
});

describe('a guest order with the e-mail address of a customer', () => {
  it('can be claimed or dismissed in the account, also without JavaScript', async () => {
    const sanne = await openAccount(shop);
    const cookie = `__Host-session=${sanne.token}`;
    const guest = shop.visitor();
    const orderOf = async () => {
      await guest.fill('wpn-lightgrey-01');
      const { body } = await guest.call('post', '/Orders/details').send({ ...details, contact: { ...details.contact, email: sanne.email } });
      return (await guest.complete(body).expect(200)).body as Order;
    };
    const [one, other] = [await orderOf(), await orderOf()];
    const page = await html('/mijn-account', cookie);
    for (const words of ['Besteld zonder account', one.number!, other.number!, 'Nog geen bestellingen']) expect(page).toContain(words);
    await storefront.page(`/mijn-account?order=${one.id}`, { cookie }).expect(404);
    await post('/forms/orders/claim', { id: one.id }, { cookie }).expect(303).expect('location', '/mijn-account?news=orderClaimed');
    await post('/forms/orders/dismiss', { id: other.id }, { cookie }).expect(303).expect('location', '/mijn-account?news=orderDismissed');
    const after = await html('/mijn-account?news=orderDismissed', cookie);
    expect([after.includes('Besteld zonder account'), after.includes(one.number!), after.includes(other.number!)]).toEqual([false, true, false]);
    await storefront.page(`/mijn-account?order=${one.id}`, { cookie }).expect(200);
    await post('/forms/orders/claim', { id: other.id }).expect(303).expect('location', '/mijn-account?problem=UNAUTHORIZED');
  });
});

describe('a shipped order', () => {
  it('links to the page of its carrier, for a guest and in the account', async () => {
    const sanne = await openAccount(shop);
    const guest = shop.visitor();
    const order = await guest.order('wpn-lightgrey-01', 1, sanne.email);
    const { id, number } = order;
    await orderLedger(shop).pay(await guest.pay(order));
    await shop.app.get(Fulfilment, { strict: false }).ship(number!, { carrier: 'PostNL', tracking: '3SABC123' });
    const link = 'href="https://jouw.postnl.nl/track-and-trace/3SABC123-NL-1012LG"';
    expect(await html(`/afrekenen/resultaat?order=${id}`, `__Host-cart=${guest.token}`)).toContain(link);
    const cookie = `__Host-session=${sanne.token}`;
    await post('/forms/orders/claim', { id }, { cookie }).expect(303);
    expect(await html(`/mijn-account?order=${id}`, cookie)).toContain(link);
  });
});

describe('the page cache', () => {
  it('shows no data of a customer to others', async () => {
    const cookie = jar(await signIn());
    const paths = ['/producten', '/mijn-account', '/'];
    for (const path of paths) {
      const before = await html(path);
      const own = await html(path, cookie);
      expect(own).toContain('3 stuks');
      for (const seen of [before, await html(path)]) expect(seen).not.toMatch(/3 stuks|Dag Sanne|sanne-/);
      expect(await html(path, cookie)).toContain('3 stuks');
    }
  });
});

describe('a session that the Shop API has ended', () => {
  const endedSession = async () => {
    const cookie = jar(await signIn());
    await shop
      .visitor()
      .call('post', '/auth/logout', { authorization: `Bearer ${cookie.split('=')[1]}` })
      .expect(204);
    return cookie;
  };

  it('is cleared with the next page, which shows the sign-in', async () => {
    const answer = await storefront.page('/mijn-account', { cookie: await endedSession() }).expect(200);
    expect(answer.text).toContain('<h1>Inloggen</h1>');
    expect(sessionCookie(answer)).toMatch(isForgotten);
    await storefront.page('/mijn-account/adres', { cookie: await endedSession() }).expect(302);
  });

  it('is cleared by reads, which respond as for a guest, and by writes, which are refused', async () => {
    const answer = await read('cart.order', await endedSession()).expect(200);
    expect(dataOf(answer)).toBeNull();
    expect(sessionCookie(answer)).toMatch(isForgotten);
    // Clears only the cache and not the storage, where the page keeps unsent input for the next sign-in.
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    const refused = await write('cart.addLine', { productId: 'wpn-lightgrey-01', quantity: 1 }, await endedSession()).expect(401);
    expect(sessionCookie(refused)).toMatch(isForgotten);
  });
});

describe('signing out', () => {
  it('ends the session in the browser and in the Shop API, and shows the sign-in', async () => {
    const cookie = jar(await signIn());
    const answer = await post('/forms/auth/sign-out', {}, { cookie }).expect(303).expect('location', '/mijn-account?news=signedOut');
    expect(sessionCookie(answer)).toMatch(isForgotten);
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    await shop
      .visitor()
      .call('get', '/me', { authorization: `Bearer ${cookie.split('=')[1]}` })
      .expect(401);
    expect(await html('/mijn-account?news=signedOut')).toContain('U bent uitgelogd.');
  });

  it('without a session is accepted', () => post('/forms/auth/sign-out', {}).expect(303));
});

describe('deleting an account', () => {
  it('clears the session cookie, and is refused with a wrong password', async () => {
    const cookie = jar(await signIn());
    await write('user.delete', { password: 'Wrong-2026!' }, cookie).expect(401);
    expect(dataOf(await read('user.me', cookie).expect(200))).toMatchObject({ email: customer.email });
    const answer = await write('user.delete', { password: customer.password }, cookie).expect(200);
    expect(sessionCookie(answer)).toMatch(isForgotten);
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    expect(dataOf(await read('user.me', cookie).expect(200))).toBeNull();
  });
});
