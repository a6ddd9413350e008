import type { Response } from 'supertest';
import superjson, { type SuperJSONResult } from 'superjson';
import { lineKey } from '../../src/domain/line-key.js';
import { openAccount, password, type TestCustomer } from '../support/customers.js';
import { duringTests } from '../support/during-tests.js';
import { details, startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));

const newPassword = 'Nog-stiller-2!';
/** Masked address as the page shows it. */
const maskedEmail = 's•••@example.nl';
const dutch = '__Host-locale=nl-NL';

/** HTTP client that stores the cookies with the keys of mailed links. */
class Browser {
  keys = '';

  async get(path: string): Promise<Response> {
    return this.keep(await storefront.page(path, { cookie: this.cookie }));
  }
  async call(procedure: string, input: unknown): Promise<Response> {
    return this.keep(await storefront.call('post', `/api/trpc/${procedure}`, { cookie: this.cookie }).send(superjson.serialize({ input })));
  }
  async post(path: string, fields: object): Promise<Response> {
    return this.keep(await storefront.call('post', path, { cookie: this.cookie }).type('form').send(fields));
  }
  /** Follows a mailed link. @returns the name that replaces its key in the URL */
  async follow(path: string): Promise<string> {
    const { status, headers } = await this.get(path);
    expect(status).toBe(303);
    return nameIn(headers['location']!);
  }
  private get cookie(): string {
    return `${dutch}; ${this.keys}`;
  }
  private keep(answer: Response): Response {
    const kept = ((answer.headers['set-cookie'] as unknown as string[] | undefined) ?? []).find((cookie) => cookie.startsWith('__Host-keys='));
    if (kept) this.keys = kept.split(';')[0]!;
    return answer;
  }
}

const nameIn = (location: string): string => /[?&](?:token|proof)=(kept-in-this-browser-[\w-]{10})(?:&|$)/.exec(location)![1]!;
const keyIn = (path: string): string => /token=([\w-]+)/.exec(path)![1]!;

/** Path of the link in a password reset mail. */
const resetLink = async ({ email }: TestCustomer): Promise<string> => {
  await storefront
    .call('post', '/api/trpc/auth.forgotPassword')
    .send(superjson.serialize({ input: { email } }))
    .expect(200);
  const { text } = await shop.mailTo(email, (mail) => mail.text.includes('view=reset'));
  const { pathname, search } = new URL(/https?:\S+view=reset\S+/.exec(text)![0]);
  return pathname + search;
};
const signIn = ({ email }: TestCustomer, secret: string) => new Browser().call('auth.signIn', { email, password: secret });

describe('The key of a mailed link', () => {
  it('is moved from the URL to a cookie that scripts and other sites cannot read', async () => {
    const link = await resetLink(await openAccount(shop));
    const answer = await new Browser().get(link);
    expect(answer.headers['location']).toBe(link.replace(keyIn(link), nameIn(answer.headers['location']!)));
    expect(answer.headers['cache-control']).toBe('no-store');
    const [cookie] = answer.headers['set-cookie'] as unknown as string[];
    expect(new Set(cookie!.split('; '))).toEqual(new Set([`__Host-keys=${keyIn(link)}`, 'HttpOnly', 'Max-Age=7200', 'Path=/', 'SameSite=Lax', 'Secure']));
  });

  it('is not in the page, which works with its name, also after a reload', async () => {
    const customer = await openAccount(shop);
    const link = await resetLink(customer);
    const browser = new Browser();
    const name = await browser.follow(link);
    for (let visit = 0; visit < 2; visit += 1) {
      const { text } = await browser.get(`/mijn-account?view=reset&token=${name}`);
      expect([text.includes(maskedEmail), text.includes(keyIn(link))]).toEqual([true, false]);
    }
    expect((await browser.call('auth.resetPassword', { token: name, password: newPassword })).status).toBe(200);
    expect((await signIn(customer, newPassword)).status).toBe(200);
  });

  it('is bound to one browser: its name is invalid in another one', async () => {
    const customer = await openAccount(shop);
    const name = await new Browser().follow(await resetLink(customer));
    const { status, text } = await new Browser().get(`/mijn-account?view=reset&token=${name}`);
    expect([status, text.includes(maskedEmail), text.includes('Nieuwe link aanvragen')]).toEqual([200, false, true]);
    expect((await new Browser().call('auth.resetPassword', { token: name, password: newPassword })).status).toBe(404);
    expect((await signIn(customer, password)).status).toBe(200);
  });

  it('is not confused with that of another link opened in the same browser', async () => {
    const [one, other] = [await openAccount(shop), await openAccount(shop)];
    const browser = new Browser();
    const name = await browser.follow(await resetLink(one));
    await browser.follow(await resetLink(other));
    expect((await browser.call('auth.resetPassword', { token: name, password: newPassword })).status).toBe(200);
    expect((await signIn(one, newPassword)).status).toBe(200);
    expect((await signIn(other, password)).status).toBe(200);
  });

  it('is deleted after four other links', async () => {
    const browser = new Browser();
    const [first, second, ...others] = Array.from({ length: 5 }, (_, index) => `${index}`.repeat(40));
    for (const key of [first, second, ...others]) await browser.follow(`/mijn-account?view=verify&token=${key}`);
    expect(browser.keys.split('=')[1]!.split('|')).toEqual([...others.toReversed(), second]);
  });

  it('is deleted when the customer signs out', async () => {
    const browser = new Browser();
    await browser.follow(await resetLink(await openAccount(shop)));
    await browser.post('/forms/auth/sign-out', {});
    expect(browser.keys).toBe('__Host-keys=');
  });

  it('that is malformed stays in the URL, and the page reports it', async () => {
    const { status, text } = await new Browser().get('/mijn-account?view=reset&token=abc');
    expect([status, text.includes('Nieuwe link aanvragen')]).toEqual([200, true]);
  });

  it('also confirms the newsletter with a form', async () => {
    const email = `lezer-${crypto.randomUUID()}@example.nl`;
    const browser = new Browser();
    await browser.post('/forms/enquiries/newsletter', { email, consent: 'true' });
    const { pathname, search } = new URL(/https?:\S+token=\S+/.exec((await shop.mailTo(email)).text)![0]);
    const name = await browser.follow(pathname + search);
    const { text, headers } = await browser.get(`${pathname}?token=${name}`);
    expect(text.includes(`name="token" value="${name}"`)).toBe(true);
    expect(headers['cache-control']).toBe('no-store');
    expect((await browser.post('/forms/newsletter/confirm', { token: name })).headers['location']).toBe('/nieuwsbrief?confirmed=1');
  });
});

describe('The key to an order that was found by number and address', () => {
  const place = async () => {
    const visitor = shop.visitor();
    const [product] = await shop.products();
    const order = await visitor.order(product);
    return { number: order.number!, email: details.contact.email };
  };

  it('is not readable by scripts, whose calls use its name', async () => {
    const browser = new Browser();
    const { body } = await browser.call('orders.checkWithdrawal', await place());
    const { token } = superjson.deserialize<{ token: string }>((body as { result: { data: SuperJSONResult } }).result.data);
    expect(`proof=${token}`).toMatch(/^proof=kept-in-this-browser-/);
    expect((await browser.call('orders.withdrawChecked', { token })).status).toBe(200);
  });

  it('is in no URL of the forms without JavaScript', async () => {
    const browser = new Browser();
    const order = await place();
    const found = (await browser.post('/forms/withdrawal/check', order)).headers['location']!;
    const { text } = await browser.get(found);
    expect([text.includes(order.number), text.includes(`name="proof" value="${nameIn(found)}"`)]).toEqual([true, true]);
    const line = /name="lines"[^>]*value="([^"]+)"/.exec(text)![1]!;
    const done = await browser.post('/forms/withdrawal/confirm', { proof: nameIn(found), lines: line, [`quantities.${lineKey(line)}`]: 1, key: crypto.randomUUID() });
    expect(done.headers['location']).toMatch(new RegExp(`proof=${nameIn(found)}&done=`));
  });
});
