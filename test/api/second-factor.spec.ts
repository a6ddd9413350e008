import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { readEnvironment } from '../../src/config/environment.js';
import { createShopApi } from '../../src/embedded/shop-api.js';
import { Caller, type Extra } from '../contract/caller.js';
import { codeOf } from '../support/authenticator.js';
import { openAccount, type TestCustomer } from '../support/customers.js';
import { duringTests } from '../support/during-tests.js';
import { freePort } from '../support/free-port.js';
import { startTestShop } from '../support/shop-api.js';

const shop = duringTests(startTestShop);

let callers = 0;
/** Headers with a new network for each call, so that rate limits do not affect other tests. */
const elsewhere = (): Extra => {
  callers += 1;
  return { headers: { 'x-forwarded-for': `203.0.${callers % 200}.7` } };
};
const stranger = (url = shop.url) => new Caller({ name: 'embedded', url });
type Ada = TestCustomer & { caller: Caller };
const open = async (): Promise<Ada> => {
  const customer = await openAccount(shop);
  const caller = stranger();
  caller.sessionToken = customer.token;
  return { ...customer, caller };
};
/** Creates an account with a second factor. The code of the current 30 s period is used up. */
const openProtected = async () => {
  const ada = await open();
  const { secret } = await ada.caller.ok('beginSecondFactor', { password: ada.password });
  const { codes } = await ada.caller.ok('confirmSecondFactor', { code: codeOf(secret) });
  const wish = (code?: string) => ({ email: ada.email, password: ada.password, ...(code !== undefined && { code }) });
  return { ...ada, secret, codes, wish };
};
const signIn = (wish: { email: string; password: string; code?: string }) => stranger().send('login', wish, elsewhere());

describe('a second factor', () => {
  it('is required once a code has confirmed it, and not before', async () => {
    const ada = await open();
    const { secret } = await ada.caller.ok('beginSecondFactor', { password: ada.password });
    await ada.caller.refused('confirmSecondFactor', { code: codeOf(secret, 40) }, 'SECOND_FACTOR_WRONG');
    await stranger().ok('login', { email: ada.email, password: ada.password });
    await ada.caller.ok('confirmSecondFactor', { code: codeOf(secret) });
    await stranger().refused('login', { email: ada.email, password: ada.password }, 'SECOND_FACTOR_REQUIRED', elsewhere());
    await shop.mailTo(ada.email, ({ subject }) => subject === 'Tweestapsverificatie ingeschakeld bij ENC');
  });

  it('uses the secret that was shown last, which must be confirmed within a quarter of an hour', async () => {
    const ada = await open();
    const first = await ada.caller.ok('beginSecondFactor', { password: ada.password });
    const second = await ada.caller.ok('beginSecondFactor', { password: ada.password });
    await ada.caller.refused('confirmSecondFactor', { code: codeOf(first.secret) }, 'SECOND_FACTOR_WRONG');
    await shop.db.execute(sql`update second_factor set begun_at = now() - interval '16 minutes'`);
    await ada.caller.refused('confirmSecondFactor', { code: codeOf(second.secret) }, 'GONE');
  });

  it('has the account and the shop in its URI for the app', async () => {
    const ada = await open();
    const { uri } = await ada.caller.ok('beginSecondFactor', { password: ada.password });
    const { pathname, searchParams } = new URL(uri);
    expect(decodeURIComponent(pathname)).toBe(`/ENC:${ada.email}`);
    expect(searchParams.get('issuer')).toBe('ENC');
  });

  it('accepts each code once: of two concurrent sign-ins with the same code one succeeds', async () => {
    const { secret, wish } = await openProtected();
    // Computed once, because a new period could start between two computations.
    const sameWish = wish(codeOf(secret, 1));
    const answers = await Promise.all([signIn(sameWish), signIn(sameWish)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    await stranger().refused('login', sameWish, 'SECOND_FACTOR_WRONG', elsewhere());
  });

  it('is neither revealed nor used up without the password', async () => {
    const [ada, bea] = [await openProtected(), await open()];
    const wrong = 'Wrong-2026!';
    const answers = [];
    for (const wish of [
      { ...ada.wish(), password: wrong },
      { ...ada.wish(ada.codes[0]), password: wrong },
      { email: bea.email, password: wrong },
    ]) {
      const { requestId: _, ...problem } = await stranger().refused('login', wish, 'INVALID_CREDENTIALS', elsewhere());
      answers.push(problem);
    }
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    await stranger().ok('login', ada.wish(ada.codes[0]));
  });

  it('cannot be guessed, and a sign-in without a code does not reset the failure count', async () => {
    const { wish, codes } = await openProtected();
    const network = elsewhere();
    const codesSeen: string[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      for (const guess of [wish('000000'), wish()]) {
        const { bytes } = await stranger().send('login', guess, network);
        codesSeen.push((JSON.parse(bytes.toString()) as { code: string }).code);
      }
    }
    expect(codesSeen.slice(0, 4)).toEqual(['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_REQUIRED']);
    expect(codesSeen).toContain('TOO_MANY_REQUESTS');
    await stranger().refused('login', wish(codes[0]), 'TOO_MANY_REQUESTS', network);
    await stranger().ok('login', wish(codes[0]), elsewhere());
  });

  it('stays active after a password reset', async () => {
    const { email, codes } = await openProtected();
    await stranger().ok('forgotPassword', { email }, elsewhere());
    const { text } = await shop.mailTo(email, (mail) => mail.text.includes('view=reset'));
    const password = 'Quieter-2027!';
    await stranger().ok('resetPassword', { token: /token=([\w-]+)/.exec(text)![1]!, password });
    await stranger().refused('login', { email, password }, 'SECOND_FACTOR_REQUIRED', elsewhere());
    await stranger().ok('login', { email, password, code: codes[0]! });
  });

  it('is in the export of personal data without its secret, and is deleted with the account', async () => {
    const ada = await openProtected();
    const { since } = await ada.caller.ok('getSecondFactor', {});
    const { bytes } = await ada.caller.send('exportMe', {});
    const reported = strFromU8(unzipSync(bytes)['customer.json']!);
    expect(JSON.parse(reported)).toMatchObject({ secondFactorSince: since });
    expect([since, reported.includes(ada.secret)]).toEqual([expect.any(String), false]);
    const left = async () => (await shop.db.execute<{ n: number }>(sql`select (select count(*) from second_factor) + (select count(*) from recovery_code) as n`)).rows[0]!.n;
    const before = Number(await left());
    await ada.caller.ok('deleteMe', { password: ada.password });
    expect(Number(await left())).toBe(before - 11);
  });
});

describe('a recovery code', () => {
  it('is accepted once, in any spelling, and a mail reports how many are left', async () => {
    const { email, codes, wish } = await openProtected();
    expect(new Set(codes).size).toBe(10);
    await stranger().ok('login', wish(codes[3]!.toLowerCase().replaceAll('-', ' ')));
    const { text } = await shop.mailTo(email, ({ subject }) => subject === 'Herstelcode gebruikt bij ENC');
    expect(text).toContain('U hebt nog 9 van de 10 herstelcodes');
    await stranger().refused('login', wish(codes[3]), 'SECOND_FACTOR_WRONG', elsewhere());
  });

  it('lets one of two concurrent sign-ins succeed', async () => {
    const { codes, wish } = await openProtected();
    const answers = await Promise.all([signIn(wish(codes[0])), signIn(wish(codes[0]))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('cannot be read from the database, nor can the secret', async () => {
    const { secret, codes } = await openProtected();
    const { rows } = await shop.db.execute(
      sql`select row_to_json(second_factor)::text as kept from second_factor union all select row_to_json(recovery_code)::text from recovery_code`,
    );
    const kept = JSON.stringify(rows);
    for (const known of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) expect(kept).not.toContain(known);
  });
});

describe('a shop with another DATA_KEY, or without one', () => {
  /** Runs a function with another Shop API on the same database. */
  const withKey = async (DATA_KEY: string, work: (url: string) => Promise<void>) => {
    const port = await freePort();
    const variables = { NODE_ENV: 'test', DATA_DIR: shop.dataDir, SHOP_API_PORT: String(port), LOG_LEVEL: 'silent', DATA_KEY };
    const other = await createShopApi(readEnvironment(variables), shop.databaseUrl);
    try {
      other.useLogger(false);
      await other.listen(port, 'localhost');
      await work(`http://localhost:${port}`);
    } finally {
      await other.close();
    }
  };

  it('offers no second factor without a key, and accepts only recovery codes for accounts that have one', async () => {
    const [ada, bea] = [await openProtected(), await open()];
    for (const key of ['', Buffer.alloc(32, 'other').toString('base64')]) {
      await withKey(key, async (url) => {
        const caller = stranger(url);
        caller.sessionToken = bea.token;
        expect((await caller.ok('getSecondFactor', {})).isAvailable).toBe(key !== '');
        if (!key) await caller.refused('beginSecondFactor', { password: bea.password }, 'NOT_CONFIGURED');
        await stranger(url).refused('login', ada.wish(codeOf(ada.secret, 1)), 'NOT_CONFIGURED', elsewhere());
        await stranger(url).ok('login', ada.wish(ada.codes.pop()));
      });
    }
    await stranger().ok('login', ada.wish(codeOf(ada.secret, 1)));
  });
});
