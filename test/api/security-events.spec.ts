import { ApiKeys } from '../../src/embedded/integrators/api-keys.js';
import { Caller, type Extra } from '../contract/caller.js';
import { unknownToken } from '../contract/fixtures.js';
import { codeOf } from '../support/authenticator.js';
import { openAccount } from '../support/customers.js';
import { duringTests } from '../support/during-tests.js';
import { startTestShop } from '../support/shop-api.js';

type Line = Record<string, unknown>;
const token = 'token-of-prometheus';

const shop = duringTests(() => startTestShop({ METRICS_TOKEN: token }));
let lines: Line[];
beforeEach(() => {
  lines = [];
  const note = (line: unknown, part: unknown) => void (part === 'Security' && lines.push(line as Line));
  const ignore = () => undefined;
  shop.app.useLogger({ warn: note, log: ignore, error: ignore });
});

const caller = () => new Caller({ name: 'embedded', url: shop.url });
let networks = 0;
/** Headers with a new network, so that rate limits do not affect other tests. */
const fromElsewhere = (headers: Record<string, string> = {}): Extra & { network: string } => {
  networks += 1;
  return { headers: { 'x-forwarded-for': `203.0.${networks}.77`, ...headers }, network: `203.0.${networks}.0/24` };
};
const keyOf = async (...scopes: ('ops' | 'integrator')[]) => ({ 'x-api-key': (await shop.app.get(ApiKeys).add('watched', scopes)).key });

describe('security events', () => {
  it.each([
    ['passwordRefused', 'login', { email: 'ada@example.nl', password: 'Wrong-2026!' }, 'INVALID_CREDENTIALS', {}],
    ['keyRefused', 'listElfsquadDiagnoses', {}, 'UNAUTHORIZED', { 'x-api-key': 'qs_a-key-nobody-gave' }],
    ['linkRefused', 'resetPassword', { token: unknownToken, password: 'Quieter-2027!' }, 'NOT_FOUND', {}],
    ['orderProofRefused', 'checkWithdrawal', { number: 'ENC-1999-000001', email: 'ada@example.nl' }, 'NOT_FOUND', {}],
  ] as const)('are logged: %s', async (event, operation, input, code, headers) => {
    const { network, ...extra } = fromElsewhere(headers);
    await caller().refused(operation, input, code, extra);
    expect(lines).toEqual([{ message: event, event, requestId: expect.any(String), network, operation, code }]);
    const reported = JSON.stringify(lines);
    for (const secret of ['ada@example', 'Wrong-2026!', 'Quieter-2027!', unknownToken, 'qs_a-key', '.77']) expect(reported).not.toContain(secret);
  });

  it('are logged for a file with wrong content, a key without permission, and an exceeded rate limit', async () => {
    const { network, ...extra } = fromElsewhere();
    await caller().refused('addStorageItem', {}, 'IMAGE_UNREADABLE', { ...extra, file: { name: 'broken.png', content: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') } });
    await caller().refused('listElfsquadDiagnoses', {}, 'FORBIDDEN', { headers: { ...extra.headers, ...(await keyOf('integrator')) } });
    for (let sent = 0; sent < 20; sent += 1) await caller().ok('forgotPassword', { email: 'nobody@example.nl' }, extra);
    await caller().refused('forgotPassword', { email: 'nobody@example.nl' }, 'TOO_MANY_REQUESTS', extra);
    expect(lines.map((line) => [line['event'], line['network']])).toEqual([
      ['uploadRefused', network],
      ['accessRefused', network],
      ['limitReached', network],
    ]);
  });

  it('are logged for a sign-in that has to wait', async () => {
    const { network: _, ...extra } = fromElsewhere();
    await Promise.all(Array.from({ length: 9 }, () => caller().send('login', { email: 'paused@example.nl', password: 'Wrong-2026!' }, extra)));
    expect(new Set(lines.map(({ event }) => event))).toEqual(new Set(['passwordRefused', 'passwordPaused']));
  });

  it('are not logged for an invalid form, and for unknown public resources', async () => {
    await caller().refused('login', { email: 'ada' }, 'VALIDATION', fromElsewhere());
    await caller().refused('getProduct', { id: 'nothing' }, 'NOT_FOUND', fromElsewhere());
    await caller().refused('getOrder', { id: 'current' }, 'NOT_FOUND', fromElsewhere());
    expect(lines).toEqual([]);
  });

  it('are logged for calls of ops, with the id of their key', async () => {
    const { id, key } = await shop.app.get(ApiKeys).add('watched', ['ops']);
    const { network, headers } = fromElsewhere({ 'x-api-key': key });
    await caller().ok('listElfsquadDiagnoses', {}, { headers });
    expect(lines).toEqual([{ message: 'opsAction', event: 'opsAction', requestId: expect.any(String), network, operation: 'listElfsquadDiagnoses', key: id }]);
  });

  it('are logged for a wrong code', async () => {
    const { email, password, token: session } = await openAccount(shop);
    const ada = caller();
    ada.sessionToken = session;
    const { secret } = await ada.ok('beginSecondFactor', { password });
    await ada.ok('confirmSecondFactor', { code: codeOf(secret) });
    lines = [];
    await caller().refused('login', { email, password }, 'SECOND_FACTOR_REQUIRED', fromElsewhere());
    expect(lines).toEqual([]);
    await caller().refused('login', { email, password, code: '000000' }, 'SECOND_FACTOR_WRONG', fromElsewhere());
    expect(lines).toMatchObject([{ event: 'codeRefused', operation: 'login', code: 'SECOND_FACTOR_WRONG' }]);
    expect(JSON.stringify(lines)).not.toContain('000000');
  });

  it('are logged for successful and failed sign-ins, with the id of the account', async () => {
    const { email, password, token: session } = await openAccount(shop);
    const { id } = await caller().ok('getMe', {}, { headers: { authorization: `Bearer ${session}` } });
    expect(lines).toEqual([expect.objectContaining({ event: 'signedIn', account: id })]);
    const { network, ...extra } = fromElsewhere();
    lines = [];
    await caller().refused('login', { email, password: 'Wrong-2026!' }, 'INVALID_CREDENTIALS', extra);
    await caller().ok('login', { email, password }, extra);
    expect(lines).toEqual([
      expect.objectContaining({ event: 'passwordRefused', network, account: id }),
      { message: 'signedIn', event: 'signedIn', requestId: expect.any(String), network, account: id },
    ]);
    expect(JSON.stringify(lines)).not.toContain(email);
  });

  it('are logged for requests of resources of other owners, and for fields that no page sends', async () => {
    const { network, ...extra } = fromElsewhere();
    await caller().refused('getOrder', { id: 'of-somebody-else' }, 'NOT_FOUND', extra);
    await caller().refused('login', { email: 'ada@example.nl', password: 'Wrong-2026!', isAdmin: true } as never, 'VALIDATION', extra);
    await fetch(`${shop.url}/auth/login`, { method: 'POST', headers: { ...extra.headers, 'content-type': 'application/json' }, body: '{"email":' });
    expect(lines.map((line) => [line['event'], line['network']])).toEqual([
      ['foreignIdRefused', network],
      ['inputRefused', network],
      ['inputRefused', network],
    ]);
  });

  it('are limited to ten log lines a minute for each network, followed by their number; all are counted in the metrics', async () => {
    const { network: _, ...extra } = fromElsewhere({ 'x-api-key': 'qs_a-key-nobody-gave' });
    for (let sent = 0; sent < 14; sent += 1) await caller().refused('listCategories', {}, 'UNAUTHORIZED', extra);
    expect(lines).toHaveLength(10);
    await caller().refused('listCategories', {}, 'UNAUTHORIZED', fromElsewhere({ 'x-api-key': 'qs_a-key-nobody-gave' }));
    expect(lines).toHaveLength(11);
    const figures = await (await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
    expect(Number(/^shop_security_events_total\{event="keyRefused"\} (\d+)$/m.exec(figures)![1])).toBeGreaterThanOrEqual(15);
    await shop.app.close();
    expect(lines).toContainEqual({ message: 'keyRefused: 4 more events were not logged', event: 'keyRefused', unwritten: 4 });
  });
});
