import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Accounting } from '../../src/embedded/accounting/accounting.service.js';
import { accountingDay, dayPeriod, monthNamed, quarterNamed, quarterOf, weekPeriod } from '../../src/embedded/accounting/periods.js';
import { datevColumns } from '../../src/embedded/accounting/datev.js';
import { EmptySearches } from '../../src/embedded/catalogue/search/empty-searches.js';
import { Fulfilment } from '../../src/embedded/fulfilment/fulfilment.service.js';
import { VatCorrections } from '../../src/embedded/fulfilment/vat-corrections.service.js';
import type { Report } from '../../src/embedded/reports/report.js';
import { Reports } from '../../src/embedded/reports/reports.service.js';
import { duringTests } from '../support/during-tests.js';
import { type OrderLedger, orderLedger } from '../support/order-ledger.js';
import { type Ended, runCli } from '../support/run-cli.js';
import { details, type Order, startTestShop, type Visitor } from '../support/shop-api.js';
import { startVies } from '../support/vies.js';
import { all, centsAt, parseXml, textAt, within, type XmlElement } from '../support/xml.js';

type Row = Record<string, string>;
interface Figure {
  'in the return': string;
  corrects: string | null;
  country: string;
  rate: number;
  treatment: string;
  currency: string;
  net: string;
  VAT: string;
}

const vies = duringTests(startVies);
const shop = duringTests(() => startTestShop({ ...vies.variables, TERRITORY_DELIVERY: 'helgoland=29.00', REPORT_MAIL: 'ops@example.nl', REPORT_LOW_STOCK: '7' }));
const today = accountingDay(new Date());
const month = today.slice(0, 7);
let ledger: OrderLedger;
let ops: Fulfilment;
let accounting: Accounting;
let folder: string;
let product: string;
let files: Record<string, Row[]>;
let exported: string;

const run = (...words: string[]): Promise<Ended> =>
  runCli(words, { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder, REPORT_LOW_STOCK: '7', DATA_KEY: Buffer.alloc(32, 'k').toString('base64') });
const grossOf = ({ totals }: Order) => totals.total.includingVat.amount;
const netOf = ({ totals }: Order) => totals.total.excludingVat.amount;

const places = {
  nl: { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' },
  be: { street: 'Meir', houseNumber: '1', postcode: '2000', city: 'Antwerpen', country: 'be' },
  de: { street: 'Kantstraße', houseNumber: '1', postcode: '10623', city: 'Berlin', country: 'de' },
  helgoland: { street: 'Lung Wai', houseNumber: '28', postcode: '27498', city: 'Helgoland', country: 'de' },
  at: { street: 'Graben', houseNumber: '1', postcode: '1010', city: 'Wien', country: 'at' },
  gb: { street: 'High Street', houseNumber: '1', postcode: 'SW1A 1AA', city: 'London', country: 'gb' },
  belfast: { street: 'Donegall Place', houseNumber: '1', postcode: 'BT1 5AA', city: 'Belfast', country: 'gb' },
} as const;
type Place = keyof typeof places;
const localeOf = { nl: 'nl-NL', be: 'nl-BE', de: 'de-DE', helgoland: 'de-DE', at: 'de-AT', gb: 'en-GB', belfast: 'en-GB' } as const;

interface Bought {
  visitor: Visitor;
  order: Order;
}
let buyers = 0;
const buy = async (
  place: Place,
  { quantity = 2, method = 'Deliver', buyer = {}, id = product, size }: { quantity?: number; method?: string; buyer?: object; id?: string; size?: object } = {},
): Promise<Bought> => {
  const visitor = shop.visitor(localeOf[place]);
  if (size) {
    await visitor.add(product);
    const { body } = await visitor.call('post', `/Products/${id}/configure`).send({ choices: { size } }).expect(201);
    await visitor.call('post', '/orders/lines').send({ productId: id, configurationId: body.id, quantity }).expect(201);
  } else await visitor.add(id, quantity);
  const contact = { ...details.contact, email: `buyer-${(buyers += 1)}@example.nl` };
  await visitor
    .call('post', '/Orders/details')
    .send({ ...details, contact, billing: places[place], ...buyer })
    .expect(200);
  const { body } = await visitor.call('post', '/Orders/shipping').send({ method }).expect(200);
  return { visitor, order: (await visitor.complete(body as Order).expect(200)).body };
};
const buyPaid = async (...wanted: Parameters<typeof buy>): Promise<Bought> => {
  const bought = await buy(...wanted);
  await ledger.pay(await bought.visitor.pay(bought.order, 'creditcard'));
  return bought;
};

let sold: Record<
  'domestic' | 'belgian' | 'sized' | 'withdrawn' | 'installed' | 'firm' | 'corrected' | 'british' | 'irish' | 'exported' | 'cancelled' | 'reduced' | 'collected' | 'unpaid',
  Bought
>;
const partlyRefunded = 1234;
/** Minor units that were credited to a buyer for what was withdrawn. */
let creditedBack: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-accounting-'));
  ledger = orderLedger(shop);
  accounting = shop.app.get(Accounting, { strict: false });
  ops = shop.app.get(Fulfilment, { strict: false });
  [product] = await shop.products();
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`select id from product where reduced_since is not null and is_warehouse and not (packaging->>'pallet')::boolean order by id limit 1`,
  );
  await Promise.all([product, rows[0]!.id].map((id) => shop.setStock(id, 5000)));
  const firm = (vatNumber: string) => ({ customerType: 'Business', company: 'Stillewerk', vatNumber });
  vies.entries.set('BE0041000010', 'MS_UNAVAILABLE');
  sold = {
    domestic: await buyPaid('nl'),
    belgian: await buyPaid('be'),
    sized: await buyPaid('de', { id: 'wpn-ochre-01', size: { width: 640, height: 600 } }),
    withdrawn: await buyPaid('at', { quantity: 3 }),
    installed: await buyPaid('de', { method: 'DeliverAndAssemble' }),
    firm: await buy('be', { buyer: firm('BE0403170701') }),
    corrected: await buyPaid('be', { buyer: firm('BE0041000010') }),
    british: await buyPaid('gb'),
    irish: await buyPaid('belfast'),
    exported: await buyPaid('helgoland'),
    cancelled: await buyPaid('nl'),
    reduced: await buyPaid('nl', { id: rows[0]!.id }),
    collected: await buyPaid('be', { method: 'Pickup' }),
    unpaid: await buy('nl'),
  };
  await sold.firm.visitor.pay(sold.firm.order, 'invoice');
  await ops.ship(sold.firm.order.number!, { carrier: null, tracking: null });
  await ops.refund(sold.sized.order.number!, { amount: partlyRefunded });
  const lines = [{ id: sold.withdrawn.order.lines[0]!.id, quantity: 1 }];
  const { body } = await sold.withdrawn.visitor.call('post', `/Orders/${sold.withdrawn.order.id}/withdraw`).send({ lines }).expect(201);
  creditedBack = body.refund.includingVat.amount;
  await ops.cancel(sold.cancelled.order.number!, 'uitverkocht');
  vies.entries.delete('BE0041000010');
  const corrections = shop.app.get(VatCorrections, { strict: false });
  await corrections.check();
  await corrections.correct(sold.corrected.order.number!);
  for (const { order } of [sold.sized, sold.withdrawn, sold.cancelled, sold.corrected]) await ledger.refunded(order);

  exported = join(folder, 'november');
  const { code, said } = await run('accounting', 'export', '--month', month, '--out', exported);
  expect([said, code]).toEqual([expect.stringContaining('Nothing wrong'), 0]);
  const names = (await readdir(exported)).filter((name) => name.endsWith('.csv'));
  files = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name.slice(0, -4), parse(await readFile(join(exported, name)), { columns: true, bom: true }) as Row[]] as const)),
  );
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const cents = (decimal: string | undefined) => Math.round(Number(decimal) * 100);
const sumOf = (rows: readonly Row[], column: string) => rows.reduce((sum, row) => sum + cents(row[column]), 0);
const inPounds = ({ currency }: Row) => currency === 'GBP';
const inEuros = (row: Row) => !inPounds(row);

describe('the accounting export of a month', () => {
  it('balances invoices less credit notes with their lines, with the VAT table and with what the orders cost', () => {
    const byCurrency: [(row: Row) => boolean, Bought[]][] = [
      [inEuros, Object.values(sold).filter(({ order }) => order.currency === 'EUR')],
      [inPounds, [sold.british, sold.irish]],
    ];
    for (const [isOfCurrency, bought] of byCurrency) {
      const rows = (name: string) => files[name]!.filter(isOfCurrency);
      const documents = [...rows('invoices'), ...rows('credit_notes')];
      for (const column of ['net', 'vat', 'gross']) {
        expect(sumOf(rows('lines'), column)).toBe(sumOf(documents, column));
        expect(sumOf(rows('vat'), column)).toBe(sumOf(documents, column));
      }
      const isEuro = isOfCurrency === inEuros;
      const credited = isEuro ? partlyRefunded + creditedBack + grossOf(sold.cancelled.order) + (grossOf(sold.corrected.order) - netOf(sold.corrected.order)) : 0;
      expect(sumOf(documents, 'gross')).toBe(bought.reduce((sum, { order }) => sum + grossOf(order), 0) - credited);
    }
  });

  it('has one VAT row for each country, treatment and rate, to the cent', () => {
    const rows = files['vat']!.map(({ treatment, vat_country: country, vat_rate: rate, oss, currency, gross, net }) => [
      treatment,
      country,
      Number(rate),
      oss,
      currency,
      cents(gross),
      cents(net),
    ]);
    const of = (...bought: Bought[]) => bought.reduce((sum, { order }) => sum + grossOf(order), 0);
    const gross = (treatment: string, country: string) => rows.find((row) => row[0] === treatment && row[1] === country)?.[5];
    expect(rows.map((row) => row.slice(0, 5)).toSorted()).toEqual(
      [
        ['distanceSale', 'AT', 20, 'yes', 'EUR'],
        ['distanceSale', 'BE', 21, 'yes', 'EUR'],
        ['distanceSale', 'DE', 19, 'yes', 'EUR'],
        ['distanceSale', 'XI', 20, 'yes', 'GBP'],
        ['distanceSaleToBusiness', 'BE', 21, 'decide', 'EUR'],
        ['domestic', 'NL', 21, 'no', 'EUR'],
        ['export', 'DE', 0, 'no', 'EUR'],
        ['installed', 'DE', 19, 'no', 'EUR'],
        ['intraCommunity', 'BE', 0, 'no', 'EUR'],
        ['unitedKingdom', 'GB', 20, 'no', 'GBP'],
      ].toSorted(),
    );
    expect(gross('distanceSale', 'DE')).toBe(of(sold.sized) - partlyRefunded);
    expect(gross('distanceSale', 'AT')).toBe(of(sold.withdrawn) - creditedBack);
    expect(gross('distanceSale', 'BE')).toBe(of(sold.belgian));
    expect(gross('distanceSale', 'XI')).toBe(of(sold.irish));
    expect(gross('distanceSaleToBusiness', 'BE')).toBe(0);
    expect(gross('intraCommunity', 'BE')).toBe(of(sold.firm) + netOf(sold.corrected.order));
    expect(gross('domestic', 'NL')).toBe(of(sold.domestic, sold.reduced, sold.collected, sold.unpaid));
    expect(gross('installed', 'DE')).toBe(of(sold.installed));
    expect(gross('export', 'DE')).toBe(of(sold.exported));
    for (const [, , rate, , , withVat, net] of rows as [string, string, number, string, string, number, number][]) if (rate === 0) expect(withVat).toBe(net);
  });

  it('contains each payment and refund with its amount', () => {
    const paid = Object.values(sold).filter((one) => one !== sold.firm && one !== sold.unpaid);
    expect(files['payments']!.map(({ order, amount }) => [order, cents(amount)]).toSorted()).toEqual(paid.map(({ order }) => [order.number, grossOf(order)]).toSorted());
    const vat = grossOf(sold.corrected.order) - netOf(sold.corrected.order);
    expect(files['refunds']!.map(({ order, amount }) => [order, cents(amount)]).toSorted()).toEqual(
      [
        [sold.sized.order.number, -partlyRefunded],
        [sold.withdrawn.order.number, -creditedBack],
        [sold.cancelled.order.number, -grossOf(sold.cancelled.order)],
        [sold.corrected.order.number, -vat],
      ].toSorted(),
    );
    expect(files['orders']!.map(({ order }) => order).toSorted()).toEqual(
      Object.values(sold)
        .map(({ order }) => order.number)
        .toSorted(),
    );
  });

  it('names the invoice of each credit note, and the made-to-measure goods and the delivery of each document', () => {
    const corrected = files['invoices']!.filter(({ order }) => order === sold.corrected.order.number);
    expect(corrected).toHaveLength(2);
    expect(files['credit_notes']!.find(({ order }) => order === sold.corrected.order.number)).toMatchObject({ invoice: corrected[0]!['number'], cause: 'vatNumber' });
    const lines = files['lines']!.filter(({ number }) => number === files['invoices']!.find(({ order }) => order === sold.sized.order.number)!['number']);
    expect(lines.map(({ kind }) => kind)).toEqual(['goods', 'goods', 'delivery']);
  });

  it('contains UBL documents of business buyers with the amounts of the CSV, and can be a ZIP, which only its owner can read', async () => {
    const out = join(folder, 'november.zip');
    expect((await run('accounting', 'export', '--month', month, '--out', out)).code).toBe(0);
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    const zipped = unzipSync(await readFile(out));
    const documents = [...files['invoices']!, ...files['credit_notes']!].filter(({ company }) => company === 'Stillewerk');
    expect(
      Object.keys(zipped)
        .filter((name) => name.startsWith('ubl/'))
        .toSorted(),
    ).toEqual(documents.map(({ number }) => `ubl/${number}.xml`).toSorted());
    for (const { number, gross } of documents) {
      const total = centsAt(parseXml(strFromU8(zipped[`ubl/${number}.xml`]!)), 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount');
      expect([number, total]).toEqual([number, Math.abs(cents(gross))]);
    }
    expect(Buffer.from(zipped['invoices.csv']!)).toEqual(await readFile(join(exported, 'invoices.csv')));
    const again = await run('accounting', 'export', '--month', month, '--out', out);
    expect(again).toEqual({ code: 1, said: expect.stringContaining('exists') });
  });

  it('refuses a month that is malformed or has not begun', async () => {
    expect((await run('accounting', 'export', '--month', '2026-13')).code).toBe(2);
    expect((await run('accounting', 'check', '--month', '2099-01')).code).toBe(2);
  });
});

describe('the figures for the One-Stop-Shop', () => {
  it('contain distance sales to consumers by country and rate, and separately what does not belong to them', async () => {
    const rows = JSON.parse((await run('accounting', 'oss', '--quarter', quarterOf(today), '--json')).said) as Figure[];
    expect(rows.filter((row) => row['in the return'] === 'yes').map(({ country, rate, currency }) => [country, rate, currency])).toEqual([
      ['AT', 20, 'EUR'],
      ['BE', 21, 'EUR'],
      ['DE', 19, 'EUR'],
      ['XI', 20, 'GBP'],
    ]);
    const belgian = rows.find(({ country, treatment }) => country === 'BE' && treatment === 'distanceSale')!;
    expect([cents(belgian.net), cents(belgian.VAT)]).toEqual([netOf(sold.belgian.order), grossOf(sold.belgian.order) - netOf(sold.belgian.order)]);
    expect(rows.filter((row) => row['in the return'] === 'no').map(({ treatment }) => treatment)).toEqual(
      expect.arrayContaining(['domestic', 'installed', 'intraCommunity', 'export', 'unitedKingdom']),
    );
  });

  it('list a credit note of an invoice of an earlier quarter as a correction of that quarter', async () => {
    const before = new Date(Date.now() - 100 * 86_400_000);
    const { id } = sold.withdrawn.order;
    const { rows } = await shop.db.execute<{ at: string }>(sql`select issued_at::text as at from invoice where order_id = ${id}`);
    await shop.db.execute(sql`update invoice set issued_at = ${before.toISOString()}::timestamptz where order_id = ${id}`);
    const austrian = (await accounting.oss(quarterNamed(quarterOf(today))!)).filter(({ country }) => country === 'AT');
    await shop.db.execute(sql`update invoice set issued_at = ${rows[0]!.at}::timestamptz where order_id = ${id}`);
    expect(austrian.map(({ corrects, amounts }) => [corrects, amounts.gross])).toEqual([[quarterOf(accountingDay(before)), -creditedBack]]);
  });
});

describe('the files for accounting software', () => {
  const ratesPerEuro = { GBP: 0.8 };
  const settingsFile = async (settings: object): Promise<string> => {
    const path = join(folder, `settings-${Math.random()}.json`);
    await writeFile(path, JSON.stringify(settings));
    return path;
  };
  /** Amounts of the CSV in euros. */
  const inEuro = ({ currency }: Row, decimal: string | undefined) => Math.sign(cents(decimal)) * Math.round(Math.abs(cents(decimal)) / (currency === 'GBP' ? ratesPerEuro.GBP : 1));
  const documents = () => [...files['invoices']!, ...files['credit_notes']!];
  const movements = () => [...files['payments']!, ...files['refunds']!];

  it('are refused while an account, an exchange rate or a setting is missing, and name all of them', async () => {
    const out = join(folder, 'refused.csv');
    const refused = async (command: string, settings: object) => {
      const { code, said } = await run('accounting', command, '--month', month, '--settings', await settingsFile(settings), '--out', out);
      expect([code, await readdir(folder)]).toEqual([1, expect.not.arrayContaining(['refused.csv'])]);
      return said;
    };
    const said = await refused('xaf', { chart: 'rgs' });
    for (const missing of ['accounts["revenue.distanceSale"]', 'accounts["vat.distanceSale"]', 'accounts["revenue.export"]', 'ratesPerEuro["GBP"]'])
      expect(said).toContain(missing);
    expect(await refused('datev', { chart: 'skr03', ratesPerEuro })).toContain('consultant');
    expect(await refused('datev', { chart: 'skr03', accounts: { 'revenue.nowhere': '1' } })).toContain('unknown account');
    expect(await refused('datev', { chart: 'skr99' })).toContain('chart');
  });

  it('for DATEV are a Buchungsstapel whose rows add up to the documents and payments', async () => {
    const settings = { chart: 'skr04', accounts: { 'vat.unitedKingdom': '3818', 'revenue.distanceSale.DE': '4321' }, ratesPerEuro, datev: { consultant: 1001, client: 77 } };
    const out = join(folder, 'EXTF_november.csv');
    expect(await run('accounting', 'datev', '--month', month, '--settings', await settingsFile(settings), '--out', out)).toMatchObject({ code: 0 });
    const text = (await readFile(out)).toString('latin1');
    const [header, columns, ...rows] = parse(text, { delimiter: ';', relax_column_count: true, relax_quotes: true }) as string[][];
    expect(text).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"RE";"";"";1001;77;20\d\d0101;4;20\d{6};20\d{6};/);
    expect([header!.length, columns!.length, columns]).toEqual([31, 125, [...datevColumns]]);
    const booked = rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [datevColumns[at]!, cell])));
    const amountOf = (row: Row) => (row['Soll/Haben-Kennzeichen'] === 'S' ? 1 : -1) * cents((row['Basis-Umsatz'] || row['Umsatz (ohne Soll/Haben-Kz)'])!.replace(',', '.'));
    for (const row of booked) {
      expect(row['Umsatz (ohne Soll/Haben-Kz)']).toMatch(/^\d+,\d\d$/);
      expect([row['Konto'], row['Belegdatum']]).toEqual(['10000', expect.stringMatching(/^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])$/)]);
      expect(row['Belegfeld 1']).toMatch(/^[\w$&%*+/-]{1,36}$/);
      expect(row['Kurs']).toBe(row['WKZ Umsatz'] === 'GBP' ? '0,800000' : '');
    }
    const bySign = (pick: (row: Row) => boolean) => booked.filter(pick).reduce((sum, row) => sum + amountOf(row), 0);
    const isMoney = (row: Row) => ['1460', '1800'].includes(row['Gegenkonto (ohne BU-Schlüssel)']!);
    expect(bySign((row) => !isMoney(row))).toBe(documents().reduce((sum, row) => sum + inEuro(row, row['net']) + inEuro(row, row['vat']), 0));
    expect(-bySign(isMoney)).toBe(movements().reduce((sum, row) => sum + inEuro(row, row['amount']), 0));
    expect(bySign((row) => row['Gegenkonto (ohne BU-Schlüssel)'] === '4321')).toBe(
      sumOf(
        documents().filter((row) => row['vat_country'] === 'DE' && row['treatment'] === 'distanceSale'),
        'net',
      ),
    );
  });

  it('are an Auditfile Financieel 3.2 in the order of its schema, balanced, with accounts and VAT codes that it defines', async () => {
    const others = ['distanceSale', 'distanceSaleToBusiness', 'installed', 'unitedKingdom'].flatMap((name, at) => [
      [`revenue.${name}`, `80${at}0`],
      [`vat.${name}`, `18${at}0`],
    ]);
    const settings = { chart: 'rgs', accounts: { ...Object.fromEntries(others), 'revenue.export': '8090' }, ratesPerEuro };
    const out = join(folder, 'november.xaf');
    expect(await run('accounting', 'xaf', '--month', month, '--settings', await settingsFile(settings), '--out', out)).toMatchObject({ code: 0 });
    const file = parseXml(await readFile(out, 'utf8'));
    expect([file.name, file.attributes['xmlns']]).toEqual(['auditfile', 'http://www.auditfiles.nl/XAF/3.2']);
    for (const element of within(file)) expect([element.name, inOrder(element)]).toEqual([element.name, true]);
    const lines = all(file, 'company/transactions/journal/transaction/trLine');
    const sides = (side: string) => lines.filter((line) => textAt(line, 'amntTp') === side).reduce((sum, line) => sum + centsAt(line, 'amnt'), 0);
    const transactions = all(file, 'company/transactions')[0]!;
    expect([Number(textAt(transactions, 'linesCount')), centsAt(transactions, 'totalDebit'), centsAt(transactions, 'totalCredit')]).toEqual([lines.length, sides('D'), sides('C')]);
    expect(sides('D')).toBe(sides('C'));
    for (const transaction of all(transactions, 'journal/transaction')) {
      const sum = all(transaction, 'trLine').reduce((rest, line) => rest + (textAt(line, 'amntTp') === 'D' ? 1 : -1) * centsAt(line, 'amnt'), 0);
      expect([textAt(transaction, 'nr'), sum]).toEqual([textAt(transaction, 'nr'), 0]);
    }
    const defined = (path: string, id: string) => new Set(all(file, path).map((one) => textAt(one, id)));
    const accounts = defined('company/generalLedger/ledgerAccount', 'accID');
    expect(lines.filter((line) => !accounts.has(textAt(line, 'accID')))).toEqual([]);
    const codes = defined('company/vatCodes/vatCode', 'vatID');
    expect(lines.flatMap((line) => all(line, 'vat')).filter((vat) => !codes.has(textAt(vat, 'vatID')))).toEqual([]);
    const irish = lines.filter((line) => textAt(line, 'vat/vatID') === 'distanceSale.XI.20');
    expect(irish.map((line) => centsAt(line, 'currency/curAmnt'))).toEqual([netOf(sold.irish.order)]);
  });

  it('can use the accounts that `accounting accounts` lists', async () => {
    const rows = JSON.parse((await run('accounting', 'accounts', '--json')).said) as Row[];
    expect(rows.find(({ account }) => account === 'vat.domestic')).toMatchObject({ skr03: '1767', skr04: '3817', rgs: 'BSchBepBtwOla' });
    expect(rows.some(({ account }) => account === 'vat.export')).toBe(false);
  });
});

/** Sequences of the schema XmlAuditfileFinancieel3.2.xsd, without elements that the file never contains. */
const sequences: Record<string, string[]> = {
  auditfile: ['header', 'company'],
  header: ['fiscalYear', 'startDate', 'endDate', 'curCode', 'dateCreated', 'softwareDesc'],
  company: ['companyIdent', 'companyName', 'taxRegistrationCountry', 'taxRegIdent', 'streetAddress', 'generalLedger', 'vatCodes', 'periods', 'transactions'],
  streetAddress: ['streetname', 'city', 'postalCode', 'country'],
  generalLedger: ['ledgerAccount'],
  ledgerAccount: ['accID', 'accDesc', 'accTp'],
  vatCodes: ['vatCode'],
  vatCode: ['vatID', 'vatDesc', 'vatToPayAccID'],
  periods: ['period'],
  period: ['periodNumber', 'startDatePeriod', 'endDatePeriod'],
  transactions: ['linesCount', 'totalDebit', 'totalCredit', 'journal'],
  journal: ['jrnID', 'desc', 'jrnTp', 'transaction'],
  transaction: ['nr', 'desc', 'periodNumber', 'trDt', 'trLine'],
  trLine: ['nr', 'accID', 'docRef', 'effDate', 'desc', 'amnt', 'amntTp', 'vat', 'currency'],
  vat: ['vatID', 'vatPerc', 'vatAmnt', 'vatAmntTp'],
  currency: ['curCode', 'curAmnt'],
};
const inOrder = ({ name, children }: XmlElement): boolean => {
  const positions = children.map((child) => sequences[name]?.indexOf(child.name) ?? -1);
  return positions.every((position, at) => position >= 0 && (at === 0 || position >= positions[at - 1]!));
};

describe('reports', () => {
  let reports: Reports;
  beforeAll(() => {
    reports = shop.app.get(Reports, { strict: false });
  });

  it('contain orders, revenue and returns of the day, and low stock', async () => {
    await shop.setStock(product, 3);
    const { sales, lowStock } = await reports.of(dayPeriod(today));
    await shop.setStock(product, 5000);
    const isEuro = ({ order }: Bought) => order.currency === 'EUR';
    const [euros, pounds] = sales;
    expect(euros).toMatchObject({ currency: 'EUR', placed: Object.values(sold).filter(isEuro).length, cancelled: 1, withdrawals: 1, refunds: 4 });
    expect(euros!.revenueNet).toBe(sumOf([...files['invoices']!, ...files['credit_notes']!].filter(inEuros), 'net'));
    expect(pounds).toMatchObject({ currency: 'GBP', placed: 2, placedGross: grossOf(sold.british.order) + grossOf(sold.irish.order) });
    expect(lowStock.products).toContainEqual(expect.objectContaining({ stock: 3 }));
    expect(lowStock).toMatchObject({ bound: 7, total: lowStock.products.length });
  });

  it('contain what waits for a person: failed refunds, overdue orders, held enquiries', async () => {
    const { order } = sold.domestic;
    await shop.db.execute(sql`update "order" set shipping = jsonb_set(shipping, '{date}', '"2020-01-02"') where id = ${order.id}`);
    await shop.db.execute(sql`update invoice set issued_at = issued_at - interval '60 days' where order_id = ${sold.firm.order.id}`);
    await shop.db.execute(
      sql`insert into refund (id, payment_id, amount, currency, key, status, cause, fault) select 'refund-x', id, 1, currency, 'x', 'failed', 'test', 'refused' from payment where order_id = ${order.id}`,
    );
    await shop.db.execute(sql`insert into enquiry (id, kind, locale, email, received_at, suspicion) values ('held-1', 'contact', 'nl-NL', 'ada@example.nl', now(), 'links')`);
    const report = JSON.parse((await run('report', 'week', '--json')).said) as Report;
    expect(report.attention).toMatchObject([{ code: 'REFUND_BY_HAND', order: order.number, amount: 1 }]);
    expect(report.overdue).toEqual(
      expect.arrayContaining([{ order: order.number, what: 'delivery', since: '2020-01-02' }, expect.objectContaining({ order: sold.firm.order.number, what: 'payment' })]),
    );
    expect(report.heldEnquiries).toBe(1);
    const { said, code } = await run('report', 'day');
    expect(code).toBe(0);
    for (const part of ['REFUND_BY_HAND', sold.firm.order.number!, 'Held enquiries', 'Searches that found nothing']) expect(said).toContain(part);
    expect((await run('report', 'day', '--date', '2026-02-30')).code).toBe(2);
    await shop.db.execute(sql`delete from refund where id = 'refund-x'`);
    await shop.db.execute(sql`update invoice set issued_at = issued_at + interval '60 days' where order_id = ${sold.firm.order.id}`);
  });

  it('contain searches that found nothing, but none that look like personal data, and none with filters', async () => {
    const search = (q: string, rest = '') =>
      shop
        .visitor()
        .call('get', `/Products?q=${encodeURIComponent(q)}${rest}`)
        .expect(200);
    for (const q of ['Xyzzyplugh', ' xyzzyplugh ', 'ada@qwrtzp.example', 'qwrtzp 06 1234 5678']) await search(q);
    await search('zzyxwvuts', '&inStock=true');
    await search('wandpaneel');
    await shop.app.get(EmptySearches, { strict: false }).flush();
    const { emptySearches } = await reports.of(dayPeriod(today));
    expect(emptySearches).toEqual([{ words: 'xyzzyplugh', locale: 'nl-NL', searches: 2 }]);
  });

  it('count a limited number of different searches of a day', async () => {
    await shop.db.execute(sql`insert into empty_search (day, locale, words, searches) select ${today}::date, 'de-DE', 'w' || n, 1 from generate_series(1, 500) n`);
    const searches = shop.app.get(EmptySearches, { strict: false });
    for (const q of ['one more', 'w7']) searches.note({ q, page: 1, pageSize: 16, sort: 'popular' }, 0, 'de-DE');
    await searches.flush();
    const { rows } = await shop.db.execute(sql`select words, searches from empty_search where words in ('one more', 'w7')`);
    expect(rows).toEqual([{ words: 'w7', searches: 2 }]);
    await shop.db.execute(sql`delete from empty_search where locale = 'de-DE'`);
  });

  it('are mailed every morning about the day before, and on Mondays also about the week before', async () => {
    await reports.mail([dayPeriod(today)]);
    const { text, html, subject } = await shop.mailTo('ops@example.nl');
    expect(subject).toContain('Rapport van de winkel');
    for (const part of ['Omzet zonder btw', 'Gezocht, niets gevonden', 'xyzzyplugh']) expect([text, html]).toEqual([expect.stringContaining(part), expect.stringContaining(part)]);
    const before = (await shop.mails()).length;
    await reports.mailYesterday(weekPeriod(today).firstDay);
    await shop.mailTo('ops@example.nl', (mail) => mail.subject.includes('–'));
    expect((await shop.mails()).length).toBe(before + 2);
    expect(await run('report', 'day', '--mail')).toMatchObject({ code: 1, said: expect.stringContaining('REPORT_MAIL is not set') });
  });
});

describe('the accounting check', () => {
  const found = async () => (await accounting.check(monthNamed(month)!)).faults.map(({ code, place }) => [code, place]);
  /** Faults that are found while a change is in the database. */
  const foundDuring = async (change: (by: number) => ReturnType<typeof sql>) => {
    await shop.db.execute(change(1));
    const faults = await found();
    await shop.db.execute(change(-1));
    return faults;
  };

  it('finds no fault in what the shop booked', async () => expect(await found()).toEqual([]));

  it('reports a document whose lines differ from its total', async () => {
    const { id, number } = sold.belgian.order;
    const invoice = files['invoices']!.find(({ order }) => order === number)!['number'];
    const amount = sql`(snapshot -> 'total' -> 'includingVat' ->> 'amount')::int`;
    const change = (by: number) =>
      sql`update order_line set snapshot = jsonb_set(snapshot, '{total,includingVat,amount}', to_jsonb(${amount} + ${by}::int)) where order_id = ${id}`;
    expect(await foundDuring(change)).toEqual([
      ['SUM', 'EUR'],
      ['LINES', invoice],
    ]);
  });

  it('reports an order whose refunds differ from its credit notes', async () => {
    const { id, number } = sold.sized.order;
    expect(await foundDuring((by) => sql`update refund set amount = amount + ${by}::int where payment_id in (select id from payment where order_id = ${id})`)).toEqual([
      ['MONEY', number],
    ]);
  });

  it('reports an invoice that is credited by more than its total', async () => {
    const { id, number } = sold.cancelled.order;
    const amount = sql`(total -> 'includingVat' ->> 'amount')::int`;
    const faults = await foundDuring(
      (by) => sql`update credit_note set total = jsonb_set(total, '{includingVat,amount}', to_jsonb(${amount} + ${by}::int)) where order_id = ${id}`,
    );
    expect(faults).toContainEqual(['CREDIT', number]);
  });

  it('reports a gap in the numbers of invoices, with exit code 1', async () => {
    const change = (by: number) => sql`update invoice_counter set last = last + ${by}::int where shop = 'ENC'`;
    expect(await foundDuring(change)).toEqual([['NUMBERS', `FENC-${today.slice(0, 4)}`]]);
    await shop.db.execute(change(1));
    expect(await run('accounting', 'check', '--month', month)).toMatchObject({ code: 1, said: expect.stringContaining('NUMBERS') });
    await shop.db.execute(change(-1));
  });
});
