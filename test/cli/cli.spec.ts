import { sql } from 'drizzle-orm';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { brandCodes } from '../../src/contract/brand-codes.js';
import { extensionNames } from '../../src/contract/shop-api.js';
import { Caller } from '../contract/caller.js';
import { codeOf } from '../support/authenticator.js';
import { openAccount, type TestCustomer } from '../support/customers.js';
import { duringTests } from '../support/during-tests.js';
import { startErp } from '../support/erp.js';
import { eventually } from '../support/eventually.js';
import { orderLedger } from '../support/order-ledger.js';
import { startReceiver } from '../support/webhook-receiver.js';
import { textOf } from '../support/pdf.js';
import { type Ended, runCli, runCliProgram } from '../support/run-cli.js';
import { startTestStorefront } from '../support/storefront.js';
import { startProgram } from '../support/start-shop.js';
import { startTestShop } from '../support/shop-api.js';

const receiver = duringTests(startReceiver);
const erp = duringTests(startErp);
const shop = duringTests(() => startTestShop({ WEBHOOKS_TO_PRIVATE: 'test', ...erp.variables }));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (words: string[], variables: Record<string, string> = {}): Promise<Ended> =>
  runCli(words, { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder, WEBHOOKS_TO_PRIVATE: 'test', ...variables });
const wordAfter = (name: string, { said }: Ended) => new RegExp(`${name}\\s+(\\S+)`).exec(said)![1]!;

describe('the command line, with a running shop', () => {
  it('logs in PostgreSQL the command and its user, but no e-mail address', async () => {
    await run(['enquiries', 'forget', '--email', 'ada@example.nl', '--yes']);
    const [line] = (await readFile(shop.databaseLogFile!, 'utf8')).split('\n').filter((one) => one.includes('command line: enquiries forget'));
    expect(line).toContain(`LOG:  command line: enquiries forget --email … --yes (${userInfo().username} at ${hostname()})`);
    expect(line).toMatch(/^\d{4}-\d\d-\d\d [\d:.]+ UTC /);
  });

  it('adds a webhook, lists and retries its deliveries, rotates its secret, and removes it', async () => {
    const added = await run(['webhooks', 'add', receiver.url, '--events', 'order.placed', '--description', 'a test']);
    expect(added.code).toBe(0);
    const [product] = await shop.products();
    const order = await shop.visitor().order(product);
    const deliveries = async () => JSON.parse((await run(['webhooks', 'deliveries', '--json', '--endpoint', wordAfter('id', added)])).said) as { id: string; type: string }[];
    expect(await deliveries()).toMatchObject([{ type: 'order.placed' }]);
    const [delivery] = await deliveries();
    expect((await run(['webhooks', 'retry', delivery!.id])).code).toBe(0);
    expect(receiver.received[0]!.verify(wordAfter('secret', added)).data).toMatchObject({ number: order.number });
    const rotated = await run(['webhooks', 'rotate', wordAfter('id', added)]);
    const both = [wordAfter('secret', added), wordAfter('secret', rotated)] as const;
    expect(both[1]).not.toBe(both[0]);
    const again = async () => {
      const before = receiver.received.length;
      expect((await run(['webhooks', 'retry', delivery!.id])).code).toBe(0);
      return eventually('the message again', async () => receiver.received[before]);
    };
    const inChange = await again();
    for (const secret of both) expect(inChange.verify(secret).data).toMatchObject({ number: order.number });
    await shop.db.execute(sql`update webhook_endpoint set former_until = now()`);
    const afterwards = await again();
    expect(afterwards.verify(both[1]).data).toMatchObject({ number: order.number });
    expect(() => afterwards.verify(both[0])).toThrow('No matching signature');
    expect(await run(['webhooks', 'rotate', 'nowhere'])).toEqual({ code: 1, said: 'No webhook nowhere\n' });
    expect((await run(['webhooks', 'list'])).said).toContain(receiver.url);
    expect((await run(['webhooks', 'list'])).said).not.toContain('whsec_');
    expect((await run(['webhooks', 'remove', wordAfter('id', added), '--yes'])).code).toBe(0);
    expect((await run(['webhooks', 'list'])).said).toBe('No webhooks\n');
  });

  it('creates and revokes an API key of ops', async () => {
    const added = await run(['api-keys', 'create', 'Ops', '--scope', 'ops', '--per-minute', '50']);
    const headers = { headers: { 'x-api-key': wordAfter('key', added) } };
    await new Caller({ name: 'embedded', url: shop.url }).ok('listElfsquadDiagnoses', {}, headers);
    expect((await run(['api-keys', 'list', '--json'])).said).not.toContain(wordAfter('key', added));
    expect((await run(['api-keys', 'list'])).said).toMatch(new RegExp(`^${wordAfter('id', added)} +Ops .* ops +50 .*Z +20\\d\\d-.*Z +20\\d\\d-.*Z +-$`, 'm'));
    expect((await run(['api-keys', 'revoke', wordAfter('id', added)])).code).toBe(0);
    expect(await run(['api-keys', 'revoke', wordAfter('id', added)])).toEqual({ code: 1, said: `No key ${wordAfter('id', added)}\n` });
  });

  it('creates an API key with several scopes, and lists the operations of each scope', async () => {
    const added = await run(['api-keys', 'create', 'ERP', '--scope', 'orders:read', '--scope', 'stock:write', '--json']);
    expect(JSON.parse(added.said)).toMatchObject({ scopes: ['orders:read', 'stock:write'] });
    const listed = JSON.parse((await run(['api-keys', 'list', '--json'])).said) as { name: string }[];
    expect(listed.find(({ name }) => name === 'ERP')).toMatchObject({ scopes: ['orders:read', 'stock:write'], lastUsedAt: null, endsAt: expect.stringMatching(/^20/) });
    expect(await run(['api-keys', 'create', 'ERP', '--scope', 'everything'])).toMatchObject({
      code: 2,
      said: expect.stringContaining('Allowed scopes: ops, integrator, orders:read'),
    });
    expect((await run(['api-keys', 'scopes'])).said).toMatch(/^stock:write +setStock +/m);
  });

  it('creates API keys that expire', async () => {
    const [short, long] = [await run(['api-keys', 'create', 'A week', '--days', '7']), await run(['api-keys', 'create', 'A year'])];
    const daysOf = (added: Ended) => (Date.parse(wordAfter('ends', added)) - Date.now()) / 86_400_000;
    expect([daysOf(short), daysOf(long)]).toEqual([expect.closeTo(7, 1), expect.closeTo(365, 1)]);
    await shop.db.execute(sql`update api_key set ends_at = now() where id = ${wordAfter('id', short)}`);
    const statusFor = async (added: Ended) => (await shop.visitor().call('get', '/Products', { 'x-api-key': wordAfter('key', added) })).status;
    expect([await statusFor(short), await statusFor(long)]).toEqual([401, 200]);
    expect((await run(['api-keys', 'create', 'For ever', '--days', '0'])).code).toBe(2);
  });

  it('ends the sessions of one customer, or of all', async () => {
    const [ada, bo] = [await openAccount(shop), await openAccount(shop)];
    const isIn = async ({ token }: TestCustomer) => (await shop.visitor().call('get', '/me', { authorization: `Bearer ${token}` })).status === 200;
    expect(await run(['customers', 'sign-out', '--email', ada.email.toUpperCase()])).toEqual({ code: 0, said: 'Sessions ended: 1\n' });
    expect([await isIn(ada), await isIn(bo)]).toEqual([false, true]);
    expect(JSON.parse((await run(['customers', 'sign-out', '--everybody', '--yes', '--json'])).said)).toEqual({ sessions: 1 });
    expect(await isIn(bo)).toBe(false);
    expect(await run(['customers', 'sign-out', '--email', 'nobody@example.nl'])).toEqual({ code: 1, said: 'No customer nobody@example.nl\n' });
    for (const words of [[], ['--everybody', '--email', ada.email]]) expect((await run(['customers', 'sign-out', ...words])).code).toBe(2);
  });

  it('shows and sets the credit limit of a customer', async () => {
    const { email } = await openAccount(shop);
    const onAccount = (...words: string[]) => run(['customers', 'on-account', '--email', email, ...words]);
    expect(await onAccount()).toEqual({ code: 0, said: `Credit limit of ${email}: 10000.00 with a confirmed VAT number; unpaid invoices: 0.00\n` });
    expect(await onAccount('--limit', '25000')).toEqual({ code: 0, said: `Credit limit of ${email}: 25000.00; unpaid invoices: 0.00\n` });
    expect(JSON.parse((await onAccount('--none', '--json')).said)).toEqual({ email, allowed: 0, owed: 0 });
    expect(JSON.parse((await onAccount('--usual', '--json')).said)).toEqual({ email, allowed: null, owed: 0 });
    expect((await onAccount('--usual', '--none')).code).toBe(2);
    expect(await run(['customers', 'on-account', '--email', 'nobody@example.nl'])).toEqual({ code: 1, said: 'No customer nobody@example.nl\n' });
  });

  it('lists orders whose VAT number was confirmed later, and corrects their VAT', async () => {
    const [product] = await shop.products();
    const { number, id } = await shop.visitor().order(product);
    const refused = await run(['orders', 'correct-vat', number!, '--yes']);
    expect(refused).toEqual({
      code: 1,
      said: `Order ${number} cannot be corrected: only orders that were charged VAT because their VAT number was unconfirmed can be corrected\n`,
    });
    expect(await run(['orders', 'vat-proved'])).toEqual({ code: 0, said: 'No order waits for a correction\n' });
    await shop.db.execute(sql`update "order" set state = 'paid', totals = totals || '{"vatReason": "unproved"}', vat_check = '{"number": "BE0403170701", "status": "valid", "name": null,
      "reference": null, "checkedAt": "2026-11-26T10:00:00.000Z"}' where id = ${id}`);
    expect((await run(['orders', 'vat-proved'])).said).toContain(number!);
    expect((await run(['orders', 'correct-vat', number!, '--yes'])).said).toMatch(
      new RegExp(`^Order ${number}: credit note CENC-\\S+ cancels the invoice, FENC-\\S+ replaces it; VAT of `),
    );
    expect(await run(['orders', 'correct-vat', 'ENC-0', '--yes'])).toEqual({ code: 1, said: 'No order ENC-0\n' });
  });

  it('removes the second factor of a customer, for example after the loss of a phone', async () => {
    const [ada, bo] = [await openAccount(shop), await openAccount(shop)];
    const caller = new Caller({ name: 'embedded', url: shop.url });
    caller.sessionToken = ada.token;
    const { secret } = await caller.ok('beginSecondFactor', { password: ada.password });
    await caller.ok('confirmSecondFactor', { code: codeOf(secret) });
    expect(await run(['customers', 'remove-second-factor', '--email', ada.email, '--yes'])).toEqual({ code: 0, said: `Removed the second factor of ${ada.email}\n` });
    await caller.refused('getMe', {}, 'UNAUTHORIZED');
    await new Caller({ name: 'embedded', url: shop.url }).ok('login', { email: ada.email, password: ada.password });
    await shop.mailTo(ada.email, ({ subject }) => subject === 'Tweestapsverificatie uitgeschakeld bij ENC');
    for (const { email } of [ada, bo]) {
      expect(await run(['customers', 'remove-second-factor', '--email', email, '--yes'])).toEqual({ code: 1, said: `${email} has no second factor\n` });
    }
    expect(await run(['customers', 'remove-second-factor', '--email', 'nobody@example.nl', '--yes'])).toEqual({ code: 1, said: 'No customer nobody@example.nl\n' });
  });

  it('connects and disconnects the ERP', async () => {
    expect(await run(['business-central', 'status'], erp.variables)).toEqual({ code: 1, said: 'Not connected\n' });
    const { said } = await run(['business-central', 'connect'], erp.variables);
    const signIn = (address: string) => new Caller({ name: 'embedded', url: shop.url }).ok('businessCentralCallback', erp.agree(address));
    const { confirmationCode } = await signIn(said.split('\n')[0]!);
    expect((await run(['business-central', 'status'], erp.variables)).code).toBe(1);
    const other = await run(['business-central', 'confirm', 'AAAA-AAAA'], erp.variables);
    expect(other).toEqual({ code: 1, said: 'No sign-in of the last ten minutes has this code\n' });
    expect((await run(['business-central', 'confirm', confirmationCode!], erp.variables)).said).toMatch(/^Connected for finance/);
    expect((await run(['business-central', 'status'], erp.variables)).said).toMatch(/^Connected since/);
    expect((await run(['business-central', 'disconnect'], erp.variables)).code).toBe(0);
  });
});

describe('commands that check or show data', () => {
  it('report all operations of a Shop API as present, and those of another server as missing', async () => {
    const extensions = extensionNames.length;
    const there = await run(['diagnostics', 'shop-api', '--url', shop.url]);
    expect([there.code, there.said]).toEqual([
      0,
      expect.stringContaining(`56 of 56 operations of the specification exist at ${shop.url}\n${extensions} of ${extensions} extensions are declared`),
    ]);
    const elsewhere = await run(['diagnostics', 'shop-api', '--url', receiver.url]);
    const found = Number(/(\d+) of 56 operations of the specification exist/.exec(elsewhere.said)?.[1]);
    // This server responds 204 to everything, so that operations with status 204 appear to be present.
    expect([elsewhere.code, found < 56 / 4]).toEqual([1, true]);
    expect(elsewhere.said).toMatch(/listProducts +GET \/Products +missing +A product export answers it/);
    expect(elsewhere.said).toContain(`0 of ${extensionNames.length} extensions are declared`);
  });

  it('find nothing wrong with the products, and report a missing name', async () => {
    expect(await run(['diagnostics', 'products'])).toEqual({ code: 0, said: 'Nothing wrong\n' });
    await shop.db.execute(sql`update product_text set name = '' where product_id = 'wpn-ochre-01' and locale = 'fr-BE'`);
    const { code, said } = await run(['diagnostics', 'products', '--json']);
    expect([code, JSON.parse(said)]).toEqual([1, [{ code: 'TEXT_MISSING', place: 'WPN-ochre-01 fr-BE', message: 'error: name' }]]);
    const doctor = await run(['doctor']);
    expect([doctor.code, doctor.said]).toEqual([1, expect.stringMatching(/diagnostics products {3}1 found\n[^]*WPN-ochre-01 fr-BE/)]);
    expect(doctor.said.match(/nothing wrong$/gm)).toHaveLength(6);
  });

  it('show an order', async () => {
    const [product] = await shop.products();
    const order = await shop.visitor().order(product, 2);
    const { said } = await run(['orders', 'show', order.number!.toLowerCase()]);
    expect(said).toMatch(/bill to +Damrak 1, 1012 LG Amsterdam, Netherlands\n/);
    for (const part of [order.number!, 'awaitingPayment', 'ada@example.nl', order.lines[0]!.sku]) expect(said).toContain(part);
    expect(JSON.parse((await run(['orders', 'show', order.number!, '--json'])).said)).toMatchObject({ id: order.id });
    const evidence = { number: 'BE0403170701', status: 'valid', name: 'STILLEWERK BV', reference: 'WAPIAAAAZ9cWmQXG', checkedAt: '2026-03-02T10:00:00.000Z' };
    await shop.db.execute(sql`update "order" set vat_check = ${JSON.stringify(evidence)}::jsonb where id = ${order.id}`);
    expect((await run(['orders', 'show', order.number!])).said).toContain('BE0403170701 valid, STILLEWERK BV, 2026-03-02T10:00:00.000Z, reference WAPIAAAAZ9cWmQXG');
    expect(JSON.parse((await run(['orders', 'show', order.number!, '--json'])).said)).toMatchObject({ vatEvidence: evidence });
    expect(await run(['orders', 'show', 'ENC-0'])).toEqual({ code: 1, said: 'No order ENC-0\n' });
  });

  it('list the unpaid orders that hold stock, and release it', async () => {
    const [product] = await shop.products();
    const stock = await shop.stockOf(product);
    const order = await shop.visitor().order(product, 2);
    const holds = async () => (JSON.parse((await run(['orders', 'holds', '--json'])).said) as { number: string }[]).find(({ number }) => number === order.number);
    expect(await holds()).toMatchObject({ state: 'awaitingPayment', method: null, pieces: 2, email: 'ada@example.nl' });
    expect(await run(['orders', 'release', order.number!])).toEqual({ code: 0, said: `Pieces are back in stock: ${order.number}\n` });
    expect([await holds(), await shop.stockOf(product)]).toEqual([undefined, stock]);
    expect(await run(['orders', 'release', order.number!])).toEqual({ code: 1, said: `Order ${order.number} holds no stock\n` });
    expect(await run(['orders', 'release', 'ENC-0'])).toEqual({ code: 1, said: 'No order ENC-0\n' });
  });

  it('change the state of an order, and explain why a change is impossible', async () => {
    const [product] = await shop.products();
    const ledger = orderLedger(shop);
    const visitor = shop.visitor();
    const order = await visitor.order(product);
    const number = order.number!;
    expect(await run(['orders', 'ship', number])).toEqual({
      code: 1,
      said: `Order ${number} is awaitingPayment: "shipped" is not possible. Possible: authorized, paid, cancelledUnpaid, cancelledByBuyer, cancelledByOps\n`,
    });
    await ledger.pay(await visitor.pay(order));
    expect(await run(['orders', 'ship', number, '--carrier', 'DHL', '--tracking', '3SABC1'])).toEqual({ code: 0, said: `Order ${number} is shipped\n` });
    expect((await run(['orders', 'show', number])).said).toMatch(/parcel +DHL 3SABC1\ntrack +https:\/\/www\.dhl\.com\/\S+3SABC1\n[^]*shipped +by the shop: DHL 3SABC1\n/);
    expect(await run(['orders', 'refund', number, '--amount', '99999'])).toMatchObject({ code: 1, said: expect.stringMatching(/at most \d+\.\d\d can be refunded/) });
    expect((await run(['orders', 'refund', number, '--amount', 'much'])).code).toBe(2);
    const amount = order.totals.total.includingVat.amount;
    const { code, said } = await run(['orders', 'refund', number, '--all', '--yes', '--json']);
    expect([code, JSON.parse(said)]).toEqual([0, { number, state: 'shipped', amount, currency: 'EUR' }]);
    await ledger.refunded(order);
    expect((await visitor.get(order.id)).state).toBe('refunded');
    expect((await run(['orders', 'cancel', number, '--all', '--reason', 'x'])).said).toBe(`Order ${number} is refunded: "cancelledByOps" is not possible. This state is final\n`);
    expect(await run(['orders', 'deliver', 'ENC-0'])).toEqual({ code: 1, said: 'No order ENC-0\n' });
    expect(await run(['payments', 'attention'])).toEqual({ code: 0, said: 'Nothing wrong\n' });
    await shop.db.execute(sql`update refund set status = 'failed', fault = 'the account is closed'`);
    const wanting = await run(['payments', 'attention', '--json']);
    expect([wanting.code, JSON.parse(wanting.said)]).toMatchObject([1, [{ code: 'REFUND_BY_HAND', place: number }]]);
    const id = (await shop.db.execute<{ id: string }>(sql`select id from refund`)).rows[0]!.id;
    expect([(await run(['payments', 'refunded', id, '--yes'])).code, await run(['payments', 'refunded', id, '--yes'])]).toEqual([
      0,
      { code: 1, said: `No refund ${id} waits for a manual payment\n` },
    ]);
  });

  describe('with paid orders', () => {
    /** Two paid orders of a buyer, each of two pieces of one product and one of another. */
    const paidOrders = async (email: string) => {
      const [product, other] = await shop.products();
      const ledger = orderLedger(shop);
      const orders = [];
      for (let at = 0; at < 2; at += 1) {
        const visitor = shop.visitor();
        await visitor.add(other, 1);
        const order = await visitor.order(product, 2, email);
        await ledger.pay(await visitor.pay(order));
        orders.push({ visitor, order, number: order.number! });
      }
      return orders;
    };
    const fileWith = async (name: string, text: string) => {
      await writeFile(join(folder, name), text);
      return join(folder, name);
    };
    const listed = async (...words: string[]) => JSON.parse((await run(['orders', 'list', ...words, '--json'])).said) as { number: string; state: string; late: string | null }[];

    it('list the orders of today, by state, day, customer, product and lateness, as table, CSV and JSON', async () => {
      const email = 'list@example.nl';
      const [first, second] = await paidOrders(email);
      const numbers = [second!.number, first!.number];
      const table = (await run(['orders', 'list', '--limit', '1'])).said;
      expect(table).toMatch(
        new RegExp(`^number +placed +state +customer +pieces +total +delivery +payment +late\\n${second!.number} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +paid +Ada Vos +3 +€`),
      );
      expect(table).toMatch(/\n1 of \d+ orders\. The next ones: --page 2\n$/);
      for (const words of [
        ['--customer', 'LIST@example'],
        ['--customer', email, '--state', 'paid,shipped'],
        ['--customer', email, '--day', 'today'],
      ])
        expect((await listed(...words)).map(({ number }) => number)).toEqual(numbers);
      for (const words of [['--state', 'shipped'], ['--day', 'yesterday'], ['--product', 'no-such'], ['--overdue'], ['--customer', 'li%t']])
        expect(await listed('--customer', email, ...words)).toEqual([]);
      expect((await listed('--product', first!.order.lines[0]!.sku.slice(0, 3))).map(({ number }) => number)).toEqual(expect.arrayContaining(numbers));
      await shop.db.execute(sql`update "order" set shipping = jsonb_set(shipping, '{date}', '"2024-01-01"') where id = ${first!.order.id}`);
      expect(await listed('--customer', email, '--overdue')).toMatchObject([{ number: first!.number, late: 'delivery' }]);
      const out = join(folder, 'orders.csv');
      await run(['orders', 'list', '--customer', email, '--format', 'csv', '--out', out]);
      const [titles, ...rows] = (await readFile(out, 'utf8')).trim().split('\r\n');
      expect([titles, rows.length, rows[0]]).toEqual([expect.stringContaining('number,placedAt'), 2, expect.stringContaining(`${second!.number},20`)]);
      expect((await run(['orders', 'list', '--state', 'open'])).code).toBe(2);
      expect((await run(['orders', 'list', '--day', '2026-02-30'])).code).toBe(2);
    });

    it('ship the orders of a file: nothing when a row is wrong, else each with its own result, and once', async () => {
      const [first, second] = await paidOrders('bulk@example.nl');
      const rows = `Order;Carrier;Tracking\n${first!.number};PostNL;3SABC123\n${second!.number};Own van;\n`;
      const wrong = await run(['orders', 'ship', '--from', await fileWith('wrong.csv', `${rows}ENC-0;DHL;3SABC124\n`), '--yes']);
      expect(wrong).toEqual({ code: 1, said: 'Nothing was shipped: 1 of 3 rows are wrong\nrow  number  fault\n4    ENC-0   there is no such order\n' });
      const file = await fileWith('right.csv', rows);
      const unconfirmed = await run(['orders', 'ship', '--from', file]);
      expect(unconfirmed).toMatchObject({ code: 2, said: expect.stringContaining('Ship 2 orders and mail their buyers? Nothing was done') });
      expect(unconfirmed.said).toContain('Without a tracking page: Own van.');
      expect(await listed('--customer', 'bulk@example.nl', '--state', 'shipped')).toEqual([]);
      expect(JSON.parse((await run(['orders', 'ship', '--from', file, '--yes', '--json'])).said)).toEqual([
        { row: 2, number: first!.number, result: 'shipped' },
        { row: 3, number: second!.number, result: 'shipped' },
      ]);
      expect((await first!.visitor.get(first!.order.id)).parcel).toMatchObject({ carrier: 'PostNL', trackingUrl: expect.stringContaining('3SABC123-NL-1012LG') });
      expect((await run(['orders', 'ship', '--from', file])).said).toMatch(/shipped before[^]*shipped before/);
      expect((await run(['orders', 'ship', first!.number, '--from', file])).code).toBe(2);
    });

    it('refund, cancel and take back by line and quantity, and never everything unasked', async () => {
      const [first, second] = await paidOrders('parts@example.nl');
      const { number, order } = first!;
      const [, line] = order.lines;
      const asked = await run(['orders', 'refund', number]);
      expect(asked).toEqual({ code: 2, said: 'Say what to refund: --line <number>, --amount <amount>, --all.\n' });
      const shown = await run(['orders', 'refund', number, '--line', '2', '--quantity', '1']);
      expect([shown.code, shown.said]).toEqual([
        2,
        expect.stringMatching(new RegExp(`^Order ${number} of Ada Vos \\(parts@example\\.nl\\) is paid\\n1 × ${line!.sku} .*\\n.* is refunded; a mail follows`)),
      ]);
      expect(JSON.parse((await run(['orders', 'show', number, '--json'])).said)).toMatchObject({ refunds: [], notes: [], documents: [{ kind: 'invoice' }] });
      const { said } = await run(['orders', 'refund', number, '--line', '2', '--quantity', '1', '--yes', '--json']);
      expect(JSON.parse(said)).toMatchObject({ number, amount: Math.round(line!.total.includingVat.amount / line!.quantity) });
      expect((await run(['orders', 'refund', number, '--line', '2', '--quantity', '2', '--yes'])).said).toBe(`Order ${number}, line 2: 1 pieces are left\n`);
      expect((await run(['orders', 'refund', number, '--line', '3', '--yes'])).said).toBe(`Order ${number} has lines 1 to 2.\n`);
      expect((await run(['orders', 'refund', number, '--line', '1', '--amount', '1', '--yes'])).code).toBe(2);
      const cancelled = await run(['orders', 'cancel', second!.number, '--line', '1', '--reason', 'sold out']);
      expect(cancelled.said).toMatch(/Mail to parts@example\.nl: .*deel[^]*Cancel these pieces of order/);
      expect((await run(['orders', 'cancel', second!.number, '--line', '1', '--reason', 'sold out', '--yes'])).said).toMatch(/is paid; .* will be refunded\n$/);
      expect((await run(['orders', 'returned', second!.number])).said).toMatch(/^Say what to record as returned: --line <number>, --all/);
    });

    it('note what buyers do not see', async () => {
      const [first] = await paidOrders('note@example.nl');
      expect(await run(['orders', 'note', first!.number, 'Gate 3'])).toEqual({ code: 0, said: `Noted for order ${first!.number}\n` });
      expect((await run(['orders', 'show', first!.number])).said).toMatch(new RegExp(`${userInfo().username} at \\S+ +Gate 3\\n$`));
      expect(await run(['orders', 'note', 'ENC-0', 'x'])).toEqual({ code: 1, said: 'No order ENC-0\n' });
    });

    it('write packing slips without prices and a pick list that adds up the goods of a day', async () => {
      const [first, second] = await paidOrders('pack@example.nl');
      const day = first!.order.shipping!.date;
      const [slips, picks] = [join(folder, 'slips.pdf'), join(folder, 'picks.pdf')];
      expect(await run(['orders', 'packing-slip', first!.number, second!.number, '--out', slips])).toEqual({ code: 0, said: `${slips}: packing slips of 2 orders\n` });
      const slip = textOf(await readFile(slips));
      for (const part of ['Pakbon', first!.number, second!.number, 'Ada Vos', first!.order.lines[0]!.sku]) expect(slip).toContain(part);
      expect(slip).not.toContain('€');
      expect((await run(['orders', 'packing-slip', first!.number, '--out', slips])).said).toMatch(/already exists/);
      const printed = JSON.parse((await run(['orders', 'pick-list', '--day', day, '--out', picks, '--json'])).said) as { orders: string[] };
      expect(printed.orders).toEqual(expect.arrayContaining([first!.number, second!.number]));
      expect(textOf(await readFile(picks))).toContain(`${first!.number}: ${first!.order.lines[0]!.quantity}`);
      expect((await run(['orders', 'packing-slip', 'ENC-0', '--out', join(folder, 'none.pdf')])).said).toBe('No order ENC-0\n');
    });

    it('watch new and changed orders until Ctrl-C', async () => {
      const program = startProgram(process.execPath, ['dist/cli/main.js', 'orders', 'watch', '--every', '1'], { variables: { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder } });
      await eventually('the watch to begin', () => Promise.resolve(program.output().includes('Waiting for') || undefined));
      const [first] = await paidOrders('watch@example.nl');
      await eventually('the paid order', () => Promise.resolve(new RegExp(`${first!.number}  paid  Ada Vos`).test(program.output()) || undefined));
      program.process.kill('SIGINT');
      expect(await program.ended).toBe(130);
    });
  });

  it('request every route of a running site, and report wrong statuses', async () => {
    const storefront = await startTestStorefront(shop.url);
    try {
      const check = ['routes', 'check', '--url', storefront.url, '--locale', 'fr-BE'];
      expect(await run(check)).toEqual({ code: 0, said: 'Nothing wrong\n' });
      const asDbc = await run([...check, '--brand', 'DBC', '--json']);
      expect(asDbc.code).toBe(1);
      expect(JSON.parse(asDbc.said)).toContainEqual({ code: 'WRONG_STATUS', place: 'DBC fr-BE cart /panier', message: 'responds with 200 instead of 404' });
    } finally {
      await storefront.stop();
    }
    const nowhere = await run(['routes', 'check', '--url', 'http://localhost:1']);
    expect([nowhere.code, nowhere.said]).toEqual([1, expect.stringMatching(/^http:\/\/localhost:1 does not answer \/sitemap\.xml \(ECONNREFUSED\)\n$/)]);
  });

  it('list the brands with their switches', async () => {
    const rows = JSON.parse((await run(['brands', 'list', '--json'])).said) as { code: string; on: string[]; categories: number; documents: number }[];
    expect(rows.map(({ code }) => code)).toEqual(brandCodes);
    expect(rows.find(({ code }) => code === 'EDG')).toMatchObject({ on: [], categories: 0 });
    for (const { documents } of rows) expect(documents).toBeGreaterThan(20);
  });

  it('show the configuration without its secrets', async () => {
    const { said } = await run(['diagnostics', 'config'], erp.variables);
    expect(said).toMatch(/PORT\s+3000/);
    expect(said).not.toContain(erp.variables['BUSINESS_CENTRAL_CLIENT_SECRET']);
    expect((await run(['diagnostics', 'config'], { PORT: 'x' })).code).toBe(1);
  });

  it.each([
    ['routes', 'check'],
    ['brands', 'check'],
    ['brands', 'check', '--brand', 'EDG'],
    ['locales', 'check'],
    ['content', 'check', '--locale', 'fr-BE'],
    ['legal', 'check', '--brand', 'EF', '--locale', 'de-AT'],
    ['acoustics', 'check', '--brand', 'FIB'],
  ])('find nothing wrong: %s %s', async (...words) => expect(await run(words)).toEqual({ code: 0, said: 'Nothing wrong\n' }));
});

describe('the command line', () => {
  it.each([
    ['an unknown command', ['nonsense'], 2, /unknown command/],
    ['an unknown option', ['webhooks', 'list', '--loud'], 2, /unknown option/],
    ['a missing argument', ['webhooks', 'add'], 2, /missing required argument/],
    ['an unknown event', ['webhooks', 'add', 'https://a.example', '--events', 'order.sent'], 2, /order\.placed/],
    ['a limit out of range', ['webhooks', 'deliveries', '--limit', '0'], 2, /Between 1 and 1000/],
    ['help', ['webhooks', '--help'], 0, /Usage/],
    ['an address that is none', ['webhooks', 'add', 'nowhere'], 1, /is not a URL/],
    ['an id of nothing', ['webhooks', 'remove', 'nothing', '--yes'], 1, /No webhook nothing/],
    ['an address of a site that is none', ['routes', 'check', '--url', 'shop'], 2, /an address such as/],
    ['deleting data without confirming it', ['enquiries', 'forget', '--email', 'ada@example.nl'], 2, /^Delete all enquiries[^]* of ada@example\.nl\? Nothing was done[^]*--yes/],
    ['an unknown brand', ['content', 'check', '--brand', 'XYZ'], 2, /ENC, EF, FIB, DBC, EDG/],
    ['an ERP that is not configured', ['business-central', 'connect'], 1, /not set up/],
  ])('exits with the right code for %s', async (_, words, code, said) => {
    const ended = await run(words);
    expect(ended.code).toBe(code);
    expect(ended.said).toMatch(said);
    expect(ended.said).not.toMatch(/\n {4}at \S+ \(/);
  });

  it.each([
    ['that succeeds', ['routes', 'list'], 0, /winkelwagen/],
    ['that fails', ['webhooks', 'remove', 'nothing', '--yes'], 1, /^No webhook nothing\n$/],
    ['with a usage error', ['webhooks', 'list', '--loud'], 2, /unknown option/],
  ])('run as a separate process, exits with the right code for a command %s', async (_, words, code, said) => {
    expect(await runCliProgram(words, { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder })).toEqual({ code, said: expect.stringMatching(said) });
  });

  it('exits without an error when its output pipe is closed', async () => {
    const program = startProgram('sh', ['-c', `${process.execPath} dist/cli/main.js routes list | true`], { variables: {} });
    expect([await program.ended, program.output()]).toEqual([0, '']);
  });

  it('reports an unreachable database in one line', async () => {
    expect(await run(['webhooks', 'list'], { DATABASE_URL: 'postgres://shop@localhost:1/shop' })).toEqual({
      code: 1,
      said: 'The database of DATABASE_URL cannot be used (ECONNREFUSED). Check the address and that PostgreSQL is running.\n',
    });
  });
});
