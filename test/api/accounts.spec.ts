import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiKeys } from '../../src/embedded/integrators/api-keys.js';
import { Cleanup } from '../../src/embedded/jobs/cleanup.js';
import { Caller, Coverage } from '../contract/caller.js';
import { startOwnShop } from '../contract/own-shop.js';
import { createFixtures, type Fixtures, password, placeOrder } from '../contract/fixtures.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { openAccount } from '../support/customers.js';
import { details, type Order, startTestShop } from '../support/shop-api.js';

const own = duringTests(startOwnShop);
let fixtures: Fixtures;
let free: { headers: Record<string, string> };
beforeAll(async () => {
  fixtures = await createFixtures(own.targets.embedded, new Coverage());
  const { key } = await own.shop.app.get(ApiKeys).add('accounts', ['integrator'], { perMinute: 100_000 });
  free = { headers: { 'x-api-key': key } };
});

const { stranger } = { stranger: () => new Caller(own.targets.embedded) };
const wishFor = (email: string) => ({ customerType: 'Private' as const, firstName: 'Ada', lastName: 'Vos', email, password });
const tokenFor = (email: string, view: string) => own.targets.embedded.tokenFor!(email, view);
const reported = ({ status, bytes }: { status: number; bytes: Buffer }) => {
  const body = bytes.length ? (JSON.parse(bytes.toString()) as Record<string, unknown>) : {};
  delete body['requestId'];
  return { status, body };
};

describe('the existence of an account', () => {
  it('is not revealed by the responses to sign-in, password reset and registration', async () => {
    const { email } = await fixtures.customer();
    const unknown = `nobody-${crypto.randomUUID()}@example.nl`;
    for (const [name, inputFor] of [
      ['login', (address: string) => ({ email: address, password: 'Wrong-2026!' })],
      ['forgotPassword', (address: string) => ({ email: address })],
    ] as const) {
      const answers = [reported(await stranger().send(name, inputFor(email), free)), reported(await stranger().send(name, inputFor(unknown), free))];
      expect(answers[0]).toEqual(answers[1]);
    }
    const [known, fresh] = [reported(await stranger().send('register', wishFor(email), free)), reported(await stranger().send('register', wishFor(unknown), free))];
    const looks = (address: string) => ({ status: 202, body: { email: address, key: expect.stringMatching(/^[\w-]{43}$/) as string } });
    expect([known, fresh]).toEqual([looks(email), looks(unknown)]);
  });

  it('is told only to the owner of the address, in a mail that creates no second account', async () => {
    const { email } = await fixtures.customer();
    await stranger().ok('register', wishFor(email), free);
    const mail = await own.shop.mailTo(email, ({ text }) => text.includes('view=login'));
    expect(mail.text).not.toContain('token=');
  });
});

describe('a changed password', () => {
  it('is confirmed by mail, after a reset and after a change', async () => {
    const customer = await fixtures.customer();
    await customer.ok('changePassword', { currentPassword: password, password: 'Quieter-2027!' }, free);
    await own.shop.mailTo(customer.email, ({ subject }) => subject === 'Uw wachtwoord bij ENC is gewijzigd');
    const other = await fixtures.customer();
    await stranger().ok('forgotPassword', { email: other.email }, free);
    await stranger().ok('resetPassword', { token: await tokenFor(other.email, 'reset'), password: 'Quieter-2027!' });
    await own.shop.mailTo(other.email, ({ subject }) => subject === 'Uw wachtwoord bij ENC is gewijzigd');
  });

  it('cannot be guessed: a wrong current password counts as a failed sign-in', async () => {
    const customer = await fixtures.customer();
    const guess = () => customer.send('changePassword', { currentPassword: 'Wrong-2026!', password: 'Quieter-2027!' }, free);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) statuses.push((await guess()).status);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(5)).toContain(429);
    // Neither the sign-in nor other sessions of the customer have to wait.
    const device = stranger();
    device.sessionToken = (await device.ok('login', { email: customer.email, password }, free)).token;
    await device.ok('changePassword', { currentPassword: password, password: 'Quieter-2027!' }, free);
  });
});

describe('guessing a password', () => {
  const from = (address: string) => ({ headers: { ...free.headers, 'x-forwarded-for': address } });
  const guess = (email: string, address: string) => stranger().send('login', { email, password: 'Wrong-2026!' }, from(address));
  const guessOften = async (email: string, address: string): Promise<number[]> => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) statuses.push((await guess(email, address)).status);
    return statuses;
  };

  it('has to wait after five attempts, only for this address and network, until the password is reset', async () => {
    const { email } = await fixtures.customer();
    const statuses = await guessOften(email, '203.0.113.1');
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(5)).toContain(429);
    await stranger().refused('login', { email, password }, 'TOO_MANY_REQUESTS', from('203.0.113.1'));
    await (await fixtures.customer()).ok('getMe', {});
    await stranger().ok('forgotPassword', { email }, from('203.0.113.1'));
    await stranger().ok('resetPassword', { token: await tokenFor(email, 'reset'), password: 'Quieter-2027!' }, from('203.0.113.1'));
    await stranger().ok('login', { email, password: 'Quieter-2027!' }, from('203.0.113.1'));
  });

  it('does not delay the sign-in of the owner from any other network', async () => {
    const { email } = await fixtures.customer();
    expect(await guessOften(email, '203.0.113.2')).toContain(429);
    await stranger().ok('login', { email, password }, from('203.0.113.3'));
  });

  it('from many networks delays all networks except the five from which the owner last signed in', async () => {
    const { email } = await fixtures.customer();
    for (const last of [1, 2, 3, 4, 5, 6]) await stranger().ok('login', { email, password }, from(`198.51.100.${last}`));
    const statuses: number[] = [];
    for (let at = 0; at < 36; at += 1) statuses.push((await guess(email, `192.0.2.${at}`)).status);
    expect([statuses.slice(0, 30).every((status) => status === 401), statuses.slice(30).includes(429)]).toEqual([true, true]);
    await stranger().refused('login', { email, password }, 'TOO_MANY_REQUESTS', from('192.0.2.200'));
    await stranger().refused('login', { email, password }, 'TOO_MANY_REQUESTS', from('198.51.100.1'));
    await stranger().ok('login', { email, password }, from('198.51.100.6'));
  });

  it('cannot avoid the delay with concurrent attempts', async () => {
    const email = `nobody-${crypto.randomUUID()}@example.nl`;
    const answers = await Promise.all(Array.from({ length: 30 }, () => stranger().send('login', { email, password: 'Wrong-2026!' }, free)));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(8);
  });
});

describe('secrets', () => {
  it('are stored as hashes: passwords, session tokens, mailed tokens, cart tokens', async () => {
    const customer = await fixtures.customer();
    await customer.ok('forgotPassword', { email: customer.email }, free);
    const token = await tokenFor(customer.email, 'reset');
    const guest = fixtures.stranger();
    await guest.ok('addOrderLine', { productId: fixtures.productId });
    const tables = await Promise.all(
      ['customer', 'session', 'one_use_token', 'guest', '"order"', 'idempotency_key'].map((table) => own.shop.db.execute(sql.raw(`select * from ${table}`))),
    );
    const kept = JSON.stringify(tables.map(({ rows }) => rows));
    for (const secret of [password, customer.sessionToken!, token, guest.cartToken!]) expect(kept).not.toContain(secret);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('are deleted from the database once their mail is sent', async () => {
    const customer = await fixtures.customer();
    await customer.ok('forgotPassword', { email: customer.email }, free);
    const token = await tokenFor(customer.email, 'reset');
    const sent = await eventually('the mail to be sent', async () => {
      const { rows } = await own.shop.db.execute(sql`select * from mail where "to" = ${customer.email} and subject like '%achtwoord%'`);
      return rows[0]?.['sent_at'] ? rows[0] : undefined;
    });
    expect(JSON.stringify(sent)).not.toContain(token);
    expect(sent).toMatchObject({ html: '', text: '', attachments: null, subject: expect.stringContaining('achtwoord') as string });
  });

  it('are hashed again at sign-in when the cost parameters were raised', async () => {
    const customer = await fixtures.customer();
    const stored = async () => (await own.shop.db.execute<{ hash: string }>(sql`select password_hash as hash from customer where email = ${customer.email}`)).rows[0]!.hash;
    const cheap = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await own.shop.db.execute(sql`update customer set password_hash = ${cheap} where email = ${customer.email}`);
    await stranger().refused('login', { email: customer.email, password: 'Wrong-2026!' }, 'INVALID_CREDENTIALS', free);
    expect(await stored()).toBe(cheap);
    await stranger().ok('login', { email: customer.email, password }, free);
    const anew = await stored();
    expect(anew).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    await stranger().ok('login', { email: customer.email, password }, free);
    expect(await stored()).toBe(anew);
  });

  it('from the configured list of breached passwords are refused', async () => {
    const breached = 'Zeldzaam-woord-1987!';
    await stranger().ok('register', { ...wishFor(`ada-${crypto.randomUUID()}@example.nl`), password: breached }, free);
    const folder = await mkdtemp(join(tmpdir(), 'quiet-shop-breached-'));
    const file = join(folder, 'sha1.txt');
    await writeFile(file, `${createHash('sha1').update(breached).digest('hex')}:12\r\n`);
    const careful = await startTestShop({ BREACHED_PASSWORDS_FILE: file });
    try {
      const { body } = await careful
        .visitor()
        .call('post', '/Registration')
        .send({ ...wishFor('ada@example.nl'), password: breached })
        .expect(422);
      expect(body.errors).toMatchObject([{ field: 'password', code: 'yup.errors.string.password_breached' }]);
      await careful.visitor().call('post', '/Registration').send(wishFor('ada@example.nl')).expect(202);
    } finally {
      await careful.stop();
      await rm(folder, { recursive: true });
    }
  });

  it('for single use work once, also with concurrent calls', async () => {
    const email = `ada-${crypto.randomUUID()}@example.nl`;
    const { key } = await stranger().ok('register', wishFor(email), free);
    const token = await tokenFor(email, 'verify');
    const answers = await Promise.all(Array.from({ length: 5 }, () => stranger().send('verifyRegistration', { token, key })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 410, 410, 410, 410]);
    await stranger().ok('forgotPassword', { email }, free);
    const reset = await tokenFor(email, 'reset');
    const resets = await Promise.all(Array.from({ length: 5 }, (_, at) => stranger().send('resetPassword', { token: reset, password: `Hushed-${at}!` })));
    expect(resets.map(({ status }) => status).sort()).toEqual([204, 410, 410, 410, 410]);
  });

  it('are GONE after a newer mail was requested, and NOT_FOUND when they never existed', async () => {
    const customer = await fixtures.customer();
    await stranger().ok('forgotPassword', { email: customer.email }, free);
    const first = await tokenFor(customer.email, 'reset');
    await stranger().ok('forgotPassword', { email: customer.email }, free);
    // The response does not wait for the mail, so that it takes as long for unknown addresses.
    await eventually('the first link to end', async () => (await stranger().send('validateReset', { token: first })).status !== 200 || undefined);
    await stranger().refused('validateReset', { token: first }, 'GONE');
    await stranger().refused('resetPassword', { token: first, password: 'Quieter-2027!' }, 'GONE');
    await stranger().refused('validateReset', { token: 'x'.repeat(43) }, 'NOT_FOUND');
  });

  it('expire', async () => {
    const customer = await fixtures.customer();
    await stranger().ok('forgotPassword', { email: customer.email }, free);
    const token = await tokenFor(customer.email, 'reset');
    await own.shop.db.execute(sql`update one_use_token set expires_at = now() - interval '1 second' where kind = 'reset'`);
    await stranger().refused('validateReset', { token }, 'GONE');
    await own.shop.db.execute(sql`update session set expires_at = now() - interval '1 second'`);
    await customer.refused('getMe', {}, 'UNAUTHORIZED');
  });
});

describe('a session', () => {
  const lastUse = (customerId: string) =>
    own.shop.db.execute<{ hours: string }>(sql`select extract(epoch from now() - last_used_at) / 3600 as hours from session where customer_id = ${customerId}`);
  const leaveFor = (customerId: string, idle: string) => own.shop.db.execute(sql`update session set last_used_at = now() - ${idle}::interval where customer_id = ${customerId}`);
  const hours = async (customerId: string) => Number((await lastUse(customerId)).rows[0]!.hours);
  // The use is recorded after the response.
  const noted = (customerId: string) => eventually('the use to be recorded', async () => ((await hours(customerId)) < 1 ? true : undefined));
  const idOf = async ({ email }: { email: string }) => (await own.shop.db.execute<{ id: string }>(sql`select id from customer where email = ${email}`)).rows[0]!.id;

  it('that was not used for a week has expired, and is deleted', async () => {
    const customer = await fixtures.customer();
    const id = await idOf(customer);
    await leaveFor(id, '6 days 23 hours');
    await customer.ok('getMe', {});
    await noted(id);
    await leaveFor(id, '7 days');
    await customer.refused('getMe', {}, 'UNAUTHORIZED');
    const again = stranger();
    again.sessionToken = (await again.ok('login', { email: customer.email, password }, free)).token;
    expect((await again.ok('listSessions', {})).items).toHaveLength(1);
    await own.shop.app.get(Cleanup).run();
    expect((await lastUse(id)).rows).toHaveLength(1);
    await again.ok('getMe', {});
  });

  it('that is over is not revived by a use that is recorded late', async () => {
    const customer = await fixtures.customer();
    const id = await idOf(customer);
    await leaveFor(id, '6 days 23 hours');
    const isRecordWaiting = async () =>
      (await own.shop.db.execute(sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update "session" set "last_used_at"%'`)).rows.length > 0;
    await own.shop.db.transaction(async (tx) => {
      await tx.execute(sql`select from session where customer_id = ${id} for update`);
      await customer.ok('getMe', {});
      await eventually('the record to wait', async () => ((await isRecordWaiting()) ? true : undefined));
      await tx.execute(sql`update session set last_used_at = now() - interval '7 days' where customer_id = ${id}`);
    });
    await eventually('the record to end', async () => ((await isRecordWaiting()) ? undefined : true));
    await customer.refused('getMe', {}, 'UNAUTHORIZED');
  });

  it('that reads the list of sessions is in the list, however many were started since', async () => {
    const customer = await fixtures.customer();
    const id = await idOf(customer);
    await own.shop.db.execute(sql`insert into session (token_hash, customer_id, expires_at, created_at)
      select ${id} || n, ${id}, now() + interval '1 day', now() + make_interval(secs => n) from generate_series(1, 60) n`);
    const { items } = await customer.ok('listSessions', {});
    expect(items).toHaveLength(50);
    expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(items.map(({ startedAt }) => startedAt)).toEqual(
      items
        .map(({ startedAt }) => startedAt)
        .toSorted()
        .toReversed(),
    );
  });

  it('is extended by use within a week, which is recorded at most once an hour', async () => {
    const customer = await fixtures.customer();
    const id = await idOf(customer);
    await leaveFor(id, '5 days');
    await customer.ok('getMe', {});
    await noted(id);
    await leaveFor(id, '50 minutes');
    for (let call = 0; call < 3; call += 1) await customer.ok('getMe', {});
    expect(await hours(id)).toBeGreaterThan(0.8);
  });

  it('ends when the same device signs in again, also as another customer', async () => {
    const [ada, bo] = [await fixtures.customer(), await fixtures.customer()];
    const earlier = stranger();
    earlier.sessionToken = ada.sessionToken!;
    await ada.refused('login', { email: bo.email, password: 'Wrong-2026!' }, 'INVALID_CREDENTIALS', free);
    await ada.ok('getMe', {});
    await ada.ok('login', { email: bo.email, password }, free);
    await earlier.refused('getMe', {}, 'UNAUTHORIZED');
    await bo.ok('getMe', {});
  });
});

describe('an order of a customer', () => {
  it('adds its addresses to the account, once each', async () => {
    const { token } = await openAccount(own.shop);
    const visitor = own.shop.visitor();
    const signedIn = { authorization: `Bearer ${token}` };
    const shipping = { street: 'Meir', houseNumber: '1', postcode: '2000', city: 'Antwerpen', country: 'be', recipient: 'Atelier' };
    const buy = async () => {
      await visitor.call('post', '/orders/lines', signedIn).send({ productId: fixtures.productId, quantity: 1 }).expect(201);
      await visitor
        .call('post', '/Orders/details', signedIn)
        .send({ ...details, shipping })
        .expect(200);
      const { body } = await visitor.call('post', '/Orders/shipping', signedIn).send({ method: 'Deliver' }).expect(200);
      await visitor.complete(body as Order, signedIn).expect(200);
    };
    await buy();
    await buy();
    const { body } = await visitor.call('get', '/me', signedIn).expect(200);
    const { recipient, ...address } = shipping;
    expect(body).toMatchObject({
      phone: expect.stringMatching(/\d/),
      addresses: [
        { kind: 'billing', isDefault: true, recipient: null, address: details.billing },
        { kind: 'shipping', isDefault: true, recipient, address },
      ],
    });
    expect(body.addresses).toHaveLength(2);
  });
});

describe('a registration', () => {
  it('of a business requires its name, and validates its numbers', async () => {
    const wish = { ...wishFor(`ada-${crypto.randomUUID()}@example.nl`), customerType: 'Business' };
    expect((await stranger().refused('register', wish, 'VALIDATION', free)).errors).toMatchObject([{ field: 'company' }]);
    const numbers = { ...wish, company: 'Stillewerk', vatNumber: 'NL123', licenceCode: 'TR-123456789' };
    const { errors } = await stranger().refused('register', numbers, 'VALIDATION', free);
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ['vatNumber', 'yup.errors.mixed.vatNumber'],
      ['licenceCode', 'yup.errors.string.async.licenseCode'],
    ]);
    await stranger().ok('register', { ...wish, customerType: 'Business', company: 'Stillewerk', vatNumber: 'BE0403170701', licenceCode: 'TR-123456782' }, free);
  });

  it.each([
    ['0403.170.701', 'nl-BE', undefined, 'BE0403170701'],
    ['btw BE 0403.170.701', 'nl-NL', undefined, 'BE0403170701'],
    ['136 695 976', 'nl-NL', { street: 'Kantstraße', houseNumber: '1', postcode: '10623', city: 'Berlin', country: 'de' }, 'DE136695976'],
  ] as const)('stores the VAT number %j, entered in %s, in the format of the register, and so does an account change', async (vatNumber, locale, address, kept) => {
    const email = `ada-${crypto.randomUUID()}@example.nl`;
    const visitor = own.shop.visitor(locale);
    const wish = { ...wishFor(email), customerType: 'Business', company: 'Stillewerk', vatNumber, address };
    await visitor.call('post', '/Registration').send(wish).expect(202);
    const token = await tokenFor(email, 'verify');
    const { body } = await visitor.call('post', '/Registration/verify').send({ token, password }).expect(201);
    expect(body.customer.vatNumber).toBe(kept);
    const changed = { firstName: 'Ada', lastName: 'Vos', company: 'Stillewerk', email, vatNumber };
    const answer = await visitor
      .call('put', '/me/details', { authorization: `Bearer ${body.token}` })
      .send(changed)
      .expect(200);
    expect(answer.body.vatNumber).toBe(kept);
  });

  it('with a repeated idempotency key gets the same response, and one mail', async () => {
    const email = `ada-${crypto.randomUUID()}@example.nl`;
    const headers = { ...free.headers, 'idempotency-key': crypto.randomUUID() };
    await Promise.all(Array.from({ length: 3 }, () => stranger().ok('register', wishFor(email), { headers })));
    await tokenFor(email, 'verify');
    expect((await own.shop.mails()).filter(({ to }) => to === email)).toHaveLength(1);
  });
});

describe('registrations of one address', () => {
  const theirs = 'Not-yours-2026!';
  /** The owner of an address registers, and then somebody else with the same address. */
  const race = async () => {
    const email = `ada-${crypto.randomUUID()}@example.nl`;
    const { key } = await stranger().ok('register', wishFor(email), free);
    const token = await tokenFor(email, 'verify');
    const other = await stranger().ok('register', { ...wishFor(email), firstName: 'Eve', password: theirs }, free);
    const tokens = async () => (await own.shop.mails()).flatMap(({ to, text }) => (to === email ? (/view=verify&token=([\w-]+)/.exec(text)?.[1] ?? []) : []));
    const otherToken = await eventually('the second mail', async () => (await tokens()).find((one) => one !== token));
    return { email, link: { token, key }, other: { token: otherToken, key: other.key } };
  };

  it('are independent: a later one neither ends nor changes an earlier one', async () => {
    const { email, link } = await race();
    expect((await stranger().ok('verifyRegistration', link)).customer.firstName).toBe('Ada');
    await stranger().refused('login', { email, password: theirs }, 'INVALID_CREDENTIALS', free);
    await stranger().ok('login', { email, password }, free);
  });

  it('are confirmed only with the key of their own response, or with their own password', async () => {
    const { link, other } = await race();
    await stranger().refused('verifyRegistration', { token: other.token }, 'PASSWORD_REQUIRED');
    await stranger().refused('verifyRegistration', { token: other.token, key: link.key }, 'PASSWORD_REQUIRED');
    await stranger().refused('verifyRegistration', { token: other.token, password }, 'INVALID_CREDENTIALS');
    expect((await stranger().ok('verifyRegistration', { token: link.token, password })).customer.firstName).toBe('Ada');
  });

  it('end when one of them is confirmed, also with concurrent confirmations', async () => {
    const { link, other } = await race();
    const answers = await Promise.all([link, other].map((one) => stranger().send('verifyRegistration', one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 410]);
    for (const one of [link, other]) await stranger().refused('verifyRegistration', one, 'GONE');
  });

  it('each delay further attempts after wrong passwords', async () => {
    const { link, other } = await race();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) statuses.push((await stranger().send('verifyRegistration', { token: other.token, password: 'Wrong-2026!' }, free)).status);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(5)).toContain(429);
    await stranger().ok('verifyRegistration', { token: link.token, password });
  });
});

describe('a guest who signs in', () => {
  it('adds the cart to that of the account; the cart token then only gives access to earlier orders', async () => {
    const customer = await fixtures.customer();
    await customer.ok('addOrderLine', { productId: fixtures.productId, quantity: 2 });
    const guest = fixtures.stranger();
    await guest.ok('addOrderLine', { productId: fixtures.productId, quantity: 3 });
    const placed = await placeOrder(guest, fixtures.productId);
    await guest.ok('addOrderLine', { productId: fixtures.productId, quantity: 3 });
    const key = guest.cartToken!;
    await guest.ok('login', { email: customer.email, password }, free);
    expect((await customer.ok('getOrder', { id: 'current' })).lines.map(({ quantity }) => quantity)).toEqual([5]);
    const holder = fixtures.stranger();
    holder.cartToken = key;
    await holder.refused('getOrder', { id: 'current' }, 'NOT_FOUND');
    expect((await holder.ok('getOrder', { id: placed.id })).number).toBe(placed.number);
  });
});

describe('a changed e-mail address', () => {
  const wishOf = (email: string) => ({ firstName: 'Ada', lastName: 'Vos', email, currentPassword: password });
  const signedIn = async (email: string) => {
    const device = stranger();
    device.sessionToken = (await device.ok('login', { email, password }, free)).token;
    return device;
  };

  it('is mailed once, also when the same change is requested again', async () => {
    const customer = await fixtures.customer();
    const email = `new-${crypto.randomUUID()}@example.nl`;
    await customer.ok('updateDetails', wishOf(email));
    await customer.ok('updateDetails', { firstName: 'Ada', lastName: 'Vos', email, phone: '0612345678' });
    const token = await tokenFor(email, 'verify-email');
    expect((await own.shop.mails()).filter(({ to }) => to === email)).toHaveLength(1);
    expect((await customer.ok('verifyEmail', { token })).email).toBe(email);
  });

  it('that is withdrawn can no longer be confirmed', async () => {
    const customer = await fixtures.customer();
    const email = `new-${crypto.randomUUID()}@example.nl`;
    await customer.ok('updateDetails', wishOf(email));
    const token = await tokenFor(email, 'verify-email');
    expect((await customer.ok('updateDetails', { firstName: 'Ada', lastName: 'Vos', email: customer.email })).pendingEmail).toBeNull();
    await stranger().refused('verifyEmail', { token }, 'GONE');
    expect((await customer.ok('getMe', {})).email).toBe(customer.email);
  });

  it('cannot be confirmed with the mail alone, nor from a session of another account', async () => {
    const [customer, holder] = [await fixtures.customer(), await fixtures.customer()];
    const email = `new-${crypto.randomUUID()}@example.nl`;
    await customer.ok('updateDetails', wishOf(email));
    const token = await tokenFor(email, 'verify-email');
    for (const caller of [stranger(), holder]) await caller.refused('verifyEmail', { token }, 'PASSWORD_REQUIRED');
    await holder.refused('verifyEmail', { token, password: 'Wrong-2026!' }, 'INVALID_CREDENTIALS');
    expect(await customer.ok('getMe', {})).toMatchObject({ email: customer.email, pendingEmail: email });
    expect((await stranger().ok('verifyEmail', { token, password })).email).toBe(email);
  });

  it('explains the effect of the confirmation in its mail', async () => {
    for (const [locale, words] of [
      ['nl-NL', 'ontvangt u hier alle e-mail over het account'],
      ['de-DE', 'alle E-Mails zum Konto'],
      ['fr-FR', 'tous les e-mails du compte y seront envoyés'],
      ['en-GB', 'all emails about the account will be sent to it'],
    ] as const) {
      const customer = await openAccount(own.shop);
      const email = `new-${crypto.randomUUID()}@example.nl`;
      await own.shop
        .visitor(locale)
        .call('put', '/me/details', { authorization: `Bearer ${customer.token}` })
        .send({ ...wishOf(email), currentPassword: customer.password })
        .expect(200);
      expect((await own.shop.mailTo(email)).text.replaceAll(/\s+/g, ' ')).toContain(words);
    }
  });

  it('cannot be obtained by guessing: a wrong password counts as a failed sign-in', async () => {
    const customer = await fixtures.customer();
    const guess = () => customer.send('updateDetails', { ...wishOf(`new-${crypto.randomUUID()}@example.nl`), currentPassword: 'Wrong-2026!' }, free);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) statuses.push((await guess()).status);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(5)).toContain(429);
  });

  it('ends every session except the requesting one, and links mailed to the old address', async () => {
    const customer = await fixtures.customer();
    const elsewhere = await signedIn(customer.email);
    await stranger().ok('forgotPassword', { email: customer.email }, free);
    const reset = await tokenFor(customer.email, 'reset');
    const email = `new-${crypto.randomUUID()}@example.nl`;
    await customer.ok('updateDetails', wishOf(email));
    await elsewhere.ok('getMe', {});
    await customer.ok('verifyEmail', { token: await tokenFor(email, 'verify-email') });
    await elsewhere.refused('getMe', {}, 'UNAUTHORIZED');
    expect((await customer.ok('getMe', {})).email).toBe(email);
    await stranger().refused('resetPassword', { token: reset, password: 'Quieter-2027!' }, 'GONE');
  });

  it('is cancelled by a password reset through the old mailbox', async () => {
    const customer = await fixtures.customer();
    const email = `new-${crypto.randomUUID()}@example.nl`;
    await customer.ok('updateDetails', wishOf(email));
    const notice = await own.shop.mailTo(customer.email, ({ subject }) => subject === 'Uw e-mailadres wordt gewijzigd');
    expect(notice.text).toContain('view=forgot');
    await stranger().ok('forgotPassword', { email: customer.email }, free);
    await stranger().ok('resetPassword', { token: await tokenFor(customer.email, 'reset'), password: 'Quieter-2027!' });
    await stranger().refused('verifyEmail', { token: await tokenFor(email, 'verify-email') }, 'GONE');
  });
});

describe('a deleted account', () => {
  it('leaves only placed orders, without personal data', async () => {
    const customer = await fixtures.customer();
    const placed = await placeOrder(customer, fixtures.productId);
    const { files } = await customer.ok('addStorageItem', {}, { file: { name: 'plan.txt', content: 'plan' } });
    await customer.ok('deleteMe', { password });
    const { rows } = await own.shop.db.execute<{ count: string }>(sql`select count(*) from "order" where id = ${placed.id}`);
    expect(Number(rows[0]!.count)).toBe(1);
    const left = await own.shop.db.execute(sql`select 1 from upload where id = ${files[0]!.uploadId} union all select 1 from customer where email = ${customer.email}`);
    expect(left.rows).toEqual([]);
  });
});
