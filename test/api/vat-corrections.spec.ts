import { sql } from 'drizzle-orm';
import type { OutputOf } from '../../src/contract/shop-api.js';
import { Fulfilment } from '../../src/embedded/fulfilment/fulfilment.service.js';
import { NotCorrectable, VatCorrections } from '../../src/embedded/fulfilment/vat-corrections.service.js';
import { duringTests } from '../support/during-tests.js';
import { type OrderLedger, orderLedger } from '../support/order-ledger.js';
import { textOf } from '../support/pdf.js';
import { belgianFirm, type Order, startTestShop, type Visitor } from '../support/shop-api.js';
import { startVies } from '../support/vies.js';
import { centsAt, parseXml, textAt } from '../support/xml.js';

const vies = duringTests(startVies);
const shop = duringTests(() => startTestShop(vies.variables));
let ledger: OrderLedger;
let corrections: VatCorrections;
let product: string;
beforeAll(async () => {
  ledger = orderLedger(shop);
  corrections = shop.app.get(VatCorrections, { strict: false });
  [product] = await shop.products();
  await shop.setStock(product, 500);
});

let numbers = 4_100_000;
/** Places an order of a Belgian business while VIES does not respond for its number. */
const placeUnproved = async (): Promise<{ visitor: Visitor; order: Order; vatNumber: string }> => {
  const vatNumber = `BE00${(numbers += 1)}0`;
  vies.entries.set(vatNumber, 'MS_UNAVAILABLE');
  const visitor = shop.visitor('nl-BE');
  await visitor.add(product, 3);
  const email = `inkoop-${numbers}@example.be`;
  const order = await visitor.place({ ...belgianFirm, contact: { ...belgianFirm.contact, email }, vatNumber });
  return { visitor, order, vatNumber };
};
const documentsOf = async (visitor: Visitor, { id }: Order): Promise<OutputOf<'listOrderDocuments'>> => (await visitor.call('get', `/Orders/${id}/documents`).expect(200)).body;
const fileOf = (visitor: Visitor, { id }: Order, rest: string): Promise<Buffer> => visitor.file(`/Orders/${id}/${rest}`);
const vatOf = ({ totals }: Order): number => totals.vat[0]!.amount.amount;
const listed = async (): Promise<(string | null)[]> => (await corrections.list()).map(({ number }) => number);

it('an order states that VAT is charged because the register did not respond, before it is placed and on the invoice', async () => {
  const { visitor, order, vatNumber } = await placeUnproved();
  expect(order.totals).toMatchObject({ isReverseCharge: false, vatReason: 'unproved', vat: [{ rate: 21 }] });
  const text = textOf(await fileOf(visitor, order, 'invoice')).replaceAll(/\s+/g, ' ');
  expect(text).toContain(`Btw-nummer ${vatNumber} kon bij het plaatsen van de bestelling niet`);
});

it('a VAT number that is confirmed later can be corrected, which replaces the invoice and refunds the VAT', async () => {
  const { visitor, order, vatNumber } = await placeUnproved();
  await ledger.pay(await visitor.pay(order, 'bancontact'));
  await corrections.check();
  expect(await listed()).not.toContain(order.number);
  await expect(corrections.correct(order.number!)).rejects.toThrow('has not confirmed');
  vies.entries.delete(vatNumber);
  await corrections.check();
  expect(await listed()).toContain(order.number);

  const done = (await corrections.correct(order.number!.toLowerCase()))!;
  expect(done.amount).toBe(vatOf(order));
  const corrected = await visitor.get(order.id);
  expect(corrected.totals).toMatchObject({ isReverseCharge: true, vatReason: 'reverseCharge', total: { includingVat: order.totals.total.excludingVat } });
  const documents = await documentsOf(visitor, order);
  expect(documents.map(({ kind, number, total }) => [kind, number, total.includingVat.amount])).toEqual([
    ['invoice', expect.stringMatching(/^FENC-/), order.totals.total.includingVat.amount],
    ['creditNote', done.creditNote, order.totals.total.includingVat.amount],
    ['invoice', done.invoice, order.totals.total.excludingVat.amount],
  ]);
  const [first] = documents;
  expect(textOf(await fileOf(visitor, order, `invoice?number=${first!.number}`))).toContain('Btw 21%');
  expect(textOf(await fileOf(visitor, order, 'invoice'))).toContain('Btw verlegd');
  const ubl = parseXml((await fileOf(visitor, order, 'invoice?format=ubl')).toString());
  expect([textAt(ubl, 'cbc:ID'), centsAt(ubl, 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount')]).toEqual([done.invoice, order.totals.total.excludingVat.amount]);
  await ledger.refunded(order);
  expect((await ledger.refundsOf(order)).map(({ amount }) => amount)).toEqual([vatOf(order)]);
  const { text } = await shop.mailTo(corrected.details!.contact.email, ({ subject }) => subject.startsWith('Gecorrigeerde factuur'));
  expect(text).toContain('creditnota');
  await expect(corrections.correct(order.number!)).rejects.toBeInstanceOf(NotCorrectable);
  expect(await listed()).not.toContain(order.number);

  // Later credit notes refer to the new invoice.
  await shop.app.get(Fulfilment, { strict: false }).cancel(order.number!, 'uitverkocht');
  const last = (await documentsOf(visitor, order)).at(-1)!;
  expect([last.kind, last.total.includingVat, last.total.excludingVat]).toEqual(['creditNote', order.totals.total.excludingVat, order.totals.total.excludingVat]);
});

it('the VAT of an unpaid order is not corrected, nor that of a number that the register reports as invalid', async () => {
  const unpaid = await placeUnproved();
  vies.entries.delete(unpaid.vatNumber);
  const denied = await placeUnproved();
  await ledger.pay(await denied.visitor.pay(denied.order, 'bancontact'));
  vies.entries.set(denied.vatNumber, 'invalid');
  await corrections.check();
  expect(await listed()).toEqual([]);
  expect((await denied.visitor.get(denied.order.id)).vatCheck).toMatchObject({ status: 'invalid' });
  expect(await corrections.correct('ENC-0')).toBeUndefined();
});

it('the amount due of an invoice on account decreases after a correction', async () => {
  const { visitor, order, vatNumber } = await placeUnproved();
  await shop.db.execute(sql`update "order" set vat_check = vat_check || '{"status": "valid"}' where id = ${order.id}`);
  await visitor.pay(order, 'invoice');
  expect(vatNumber).toBe(order.details!.vatNumber);
  await corrections.correct(order.number!);
  const { rows } = await shop.db.execute<{ amount: number }>(sql`select amount from payment where order_id = ${order.id}`);
  expect(rows).toEqual([{ amount: order.totals.total.excludingVat.amount }]);
});
