import { sql } from 'drizzle-orm';
import request from 'supertest';
import type { OutputOf } from '../../src/contract/shop-api.js';
import { postalLines } from '../../src/domain/address-lines.js';
import { duringTests } from '../support/during-tests.js';
import { asBuffer, pagesOf, textOf } from '../support/pdf.js';
import { details as privateDetails, type Order, startTestShop, type Visitor } from '../support/shop-api.js';
import { startVies } from '../support/vies.js';
import { all, centsAt, parseXml, textAt } from '../support/xml.js';

const vies = duringTests(startVies);
const shop = duringTests(() => startTestShop(vies.variables));
let products: string[];
beforeAll(async () => {
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`select id from product where is_warehouse and is_on_sale and not (packaging->>'pallet')::boolean and (prices->>'EUR')::int between 2000 and 20000 order by id limit 30`,
  );
  products = rows.map(({ id }) => id);
  await Promise.all(products.map((id) => shop.setStock(id, 500)));
});

const addresses = {
  'nl-NL': { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' },
  'de-DE': { street: 'Kantstraße', houseNumber: '1', line2: 'Hinterhaus', postcode: '10623', city: 'Berlin', country: 'de' },
  'fr-BE': { street: 'Rue de la Loi', houseNumber: '16', postcode: '1000', city: 'Bruxelles', country: 'be' },
  'en-GB': { street: 'High Street', houseNumber: 'Rose Cottage', line2: 'Annexe', postcode: 'SW1A 1AA', city: 'London', country: 'gb' },
} as const;
type Place = keyof typeof addresses;
const vatNumbers = { 'de-DE': 'DE136695976', 'fr-BE': 'BE0403170701' } as const;

const personIn = (locale: Place) => ({ ...privateDetails, billing: addresses[locale] });
const firmIn = (locale: keyof typeof vatNumbers) => ({
  ...privateDetails,
  customerType: 'Business' as const,
  company: 'Stillewerk & Söhne',
  vatNumber: vatNumbers[locale],
  reference: 'PO 4711',
  billing: addresses[locale],
});
const place = async (visitor: Visitor, details: object, wanted: readonly string[] = products.slice(0, 2), quantity = 2): Promise<Order> => {
  for (const id of wanted) await visitor.add(id, quantity);
  return visitor.place(details);
};
const invoiceOf = (visitor: Visitor, { id }: Order, rest = 'invoice'): Promise<Buffer> => visitor.file(`/Orders/${id}/${rest}`);
const documentsOf = async (visitor: Visitor, { id }: Order): Promise<OutputOf<'listOrderDocuments'>> => (await visitor.call('get', `/Orders/${id}/documents`).expect(200)).body;
type Listed = OutputOf<'listOrderDocuments'>[number];
const withdraw = (visitor: Visitor, { id }: Order, body: object = {}) => visitor.call('post', `/Orders/${id}/withdraw`).send(body).expect(201);
const words = (text: string) => text.replaceAll(/\s+/g, ' ');
const written = (amount: number, locale: Place, currency: string) => words(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100));

describe('a PDF invoice', () => {
  it.each([
    ['nl-NL', 'Factuur', 'Totaal inclusief btw', 'Pagina 1 van 1'],
    ['de-DE', 'Rechnung', 'Gesamtbetrag inkl.\u00a0MwSt.', 'Seite 1 von 1'],
    ['fr-BE', 'Facture', 'Total TVAC', 'Page 1 sur 1'],
    ['en-GB', 'Invoice', 'Total including VAT', 'Page 1 of 1'],
  ] as const)('contains in %s seller, buyer, lines, dates and VAT', async (locale, title, total, page) => {
    const visitor = shop.visitor(locale);
    const order = await place(visitor, personIn(locale));
    const pdf = await invoiceOf(visitor, order);
    expect(pdf.toString('latin1')).toContain(`/Lang (${locale})`);
    expect(pdf.toString('latin1')).toContain('/Marked true');
    const text = words(textOf(pdf));
    const number = (await documentsOf(visitor, order))[0]!.number;
    const { excludingVat, includingVat } = order.totals.total;
    const sums = [excludingVat, includingVat, order.totals.vat[0]!.amount].map(({ amount, currency }) => written(amount, locale, currency));
    const account = locale === 'en-GB' ? 'GB29 NWBK 6016 1331 9268 19' : 'NL91 ABNA 0417 1643 00';
    const seller = ['ENC B.V.', 'Stilteweg 12', 'NL000099998B57', account];
    for (const said of [
      `${title} ${number}`,
      order.number!,
      ...postalLines(addresses[locale], { person: 'Ada Vos' }),
      total,
      page,
      ...seller,
      ...sums,
      ...order.lines.map(({ name }) => name),
    ])
      expect(text).toContain(words(said));
  });

  it('numbers its pages, and repeats the table header on each', async () => {
    const visitor = shop.visitor('de-DE');
    const pdf = await invoiceOf(visitor, await place(visitor, firmIn('de-DE'), products, 1));
    const text = words(textOf(pdf));
    const pages = pagesOf(pdf);
    expect(pages).toBeGreaterThan(1);
    expect(text).toContain(`Seite ${pages} von ${pages}`);
    expect(text.split('Einzelpreis netto').length - 1).toBeGreaterThanOrEqual(pages - 1);
  });

  it('of a reverse charge states the reason for 0% VAT and both VAT numbers', async () => {
    const visitor = shop.visitor('fr-BE');
    const text = words(textOf(await invoiceOf(visitor, await place(visitor, firmIn('fr-BE')))));
    for (const said of ['Autoliquidation', 'article 138', 'NL000099998B57', 'BE0403170701', 'PO 4711', 'TVA 0 %']) expect(text).toContain(said);
    expect(text).not.toContain('TVAC');
  });

  it('contains the payment instructions, or the payment date once it is paid', async () => {
    const firm = shop.visitor('de-DE');
    const order = await place(firm, firmIn('de-DE'));
    expect(words(textOf(await invoiceOf(firm, order)))).toContain('Offener Betrag');
    await firm.pay(order, 'invoice');
    const requested = words(textOf(await invoiceOf(firm, order)));
    expect(requested).toContain('Bitte überweisen Sie');
    // Mails and pages show the same reference.
    expect(requested).toContain(`Verwendungszweck ${order.number}`);
    const paid = shop.visitor();
    const bought = await place(paid, privateDetails);
    const { redirectUrl } = await paid.pay(bought);
    await request(shop.url).post(new URL(redirectUrl).pathname).type('form').send({ outcome: 'paid' });
    expect((await paid.get(bought.id)).state).toBe('paid');
    expect(words(textOf(await invoiceOf(paid, bought)))).toMatch(/Betaald op \d+ \w+ \d{4} \(iDEAL/);
  });

  it('prints names in all writing systems', async () => {
    const visitor = shop.visitor();
    const order = await place(visitor, { ...privateDetails, contact: { ...privateDetails.contact, firstName: 'Łukasz', lastName: 'Щербак 王小明' } });
    expect(textOf(await invoiceOf(visitor, order))).toContain('Łukasz Щербак 王小明');
  });
});

describe('an electronic invoice', () => {
  it.each(['fr-BE', 'de-DE'] as const)('is UBL for a business in %s, with the same amounts', async (locale) => {
    const visitor = shop.visitor(locale);
    const order = await place(visitor, firmIn(locale));
    const answer = await visitor
      .call('get', `/Orders/${order.id}/invoice?format=ubl`)
      .buffer(true)
      .parse(asBuffer)
      .expect(200)
      .expect('content-type', 'application/xml; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="FENC-\d{4}-\d{6}\.xml"$/);
    const root = parseXml((answer.body as Buffer).toString());
    expect(centsAt(root, 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount')).toBe(order.totals.total.includingVat.amount);
    const address = all(root, 'cac:AccountingCustomerParty/cac:Party/cac:PostalAddress')[0]!;
    expect([textAt(address, 'cbc:StreetName'), textAt(address, 'cbc:AdditionalStreetName')]).toEqual(
      locale === 'de-DE' ? ['Kantstraße 1', 'Hinterhaus'] : ['Rue de la Loi 16', undefined],
    );
    expect([root.name, textAt(root, 'cbc:BuyerReference'), textAt(root, 'cac:OrderReference/cbc:SalesOrderID')]).toEqual(['Invoice', 'PO 4711', order.number]);
    expect((await documentsOf(visitor, order)).map(({ formats }) => formats)).toEqual([['pdf', 'ubl']]);
  });

  it('is refused for consumers', async () => {
    const visitor = shop.visitor();
    const order = await place(visitor, privateDetails);
    expect((await visitor.call('get', `/Orders/${order.id}/invoice?format=ubl`).expect(422)).body.code).toBe('NO_ELECTRONIC_INVOICE');
    expect((await documentsOf(visitor, order)).map(({ formats }) => formats)).toEqual([['pdf']]);
  });
});

describe('a credit note', () => {
  it('contains the number of its invoice and the credited lines, and is accessible only to its owner', async () => {
    const visitor = shop.visitor();
    const order = await place(visitor, privateDetails);
    const { body: withdrawal } = await withdraw(visitor, order, { lineIds: [order.lines[0]!.id] });
    const [invoice, note] = (await documentsOf(visitor, order)) as [Listed, Listed];
    expect([note.kind, note.cause, note.total]).toEqual(['creditNote', 'withdrawal', withdrawal.refund]);
    const text = words(textOf(await invoiceOf(visitor, order, `creditnotes/${note.number}`)));
    for (const said of [`Creditfactuur ${note.number}`, invoice.number, order.lines[0]!.name, 'Herroeping', 'U hoeft het niet te betalen']) expect(text).toContain(words(said));
    expect(text).not.toContain(words(order.lines[1]!.sku));
    expect(words(textOf(await invoiceOf(visitor, order)))).toContain(`Gecrediteerd met ${note.number}`);
    const stranger = shop.visitor();
    await stranger.add(products[0]!);
    await stranger.call('get', `/Orders/${order.id}/creditnotes/${note.number}`).expect(404);
    await visitor.call('get', `/Orders/${order.id}/creditnotes/CENC-2020-000001`).expect(404);
    await withdraw(visitor, order);
    expect(words(textOf(await invoiceOf(visitor, order)))).toContain('U hoeft niets te betalen');
  });
});

describe('delivery', () => {
  it('is free from the same order value, with and without reverse charge', async () => {
    const id = products.at(-1)!;
    await shop.db.execute(sql`update product set prices = '{"EUR": 2600, "GBP": 2200}', tiers = '[]' where id = ${id}`);
    const visitor = shop.visitor('fr-BE');
    const order = await place(visitor, firmIn('fr-BE'), [id], 10);
    expect([order.totals.isReverseCharge, order.totals.shipping!.includingVat.amount]).toEqual([true, 0]);
    expect(order.totals.goods.includingVat.amount).toBeLessThan(25_000);
  });
});
