import fc from 'fast-check';
import { loadBrand } from '../../../config/brand.js';
import type { Brand } from '../../../contract/brands.js';
import { locales } from '../../../contract/locales.js';
import { deliveryMethods, paymentMethodIds } from '../../../contract/order.js';
import { creditRequestOf, requestedCredit } from '../../../../test/factories/credits.js';
import { placedOrder } from '../../../../test/factories/placed-order.js';
import { lineProduct } from '../../../../test/factories/goods.js';
import { purchase } from '../../../../test/factories/purchases.js';
import { all, centsAt, parseXml, textAt, within, type XmlElement } from '../../../../test/support/xml.js';
import { creditOf } from '../credit.js';
import { creditNoteDocument, invoiceDocument, type InvoiceDocument } from '../invoice-document.js';
import { writeUbl } from './write-ubl.js';
import { inCurrencies } from '../../../../test/factories/prices.js';

let brand: Brand;
beforeAll(async () => {
  brand = await loadBrand('ENC');
});
const written = (document: InvoiceDocument) => parseXml(writeUbl(document, brand, (key) => `text of ${key}`));

/** Order of the children of each element in UBL 2.1, limited to the names that Peppol BIS Billing 3.0 uses. */
const party = ['EndpointID', 'PartyIdentification', 'PartyName', 'PostalAddress', 'PartyTaxScheme', 'PartyLegalEntity', 'Contact'];
const head = [
  'CustomizationID',
  'ProfileID',
  'ID',
  'IssueDate',
  'DueDate',
  'InvoiceTypeCode',
  'CreditNoteTypeCode',
  'Note',
  'TaxPointDate',
  'DocumentCurrencyCode',
  'TaxCurrencyCode',
  'AccountingCost',
  'BuyerReference',
  'InvoicePeriod',
];
const references = [
  'OrderReference',
  'BillingReference',
  'DespatchDocumentReference',
  'ReceiptDocumentReference',
  'OriginatorDocumentReference',
  'ContractDocumentReference',
  'AdditionalDocumentReference',
  'ProjectReference',
];
const body = [
  'AccountingSupplierParty',
  'AccountingCustomerParty',
  'PayeeParty',
  'TaxRepresentativeParty',
  'Delivery',
  'PaymentMeans',
  'PaymentTerms',
  'AllowanceCharge',
  'TaxTotal',
  'LegalMonetaryTotal',
  'InvoiceLine',
  'CreditNoteLine',
];
const line = [
  'ID',
  'Note',
  'InvoicedQuantity',
  'CreditedQuantity',
  'LineExtensionAmount',
  'AccountingCost',
  'InvoicePeriod',
  'OrderLineReference',
  'DocumentReference',
  'AllowanceCharge',
  'Item',
  'Price',
];
const sequences: Record<string, string[]> = {
  Invoice: [...head, ...references, ...body],
  CreditNote: [...head, ...references, ...body],
  OrderReference: ['ID', 'SalesOrderID'],
  InvoiceDocumentReference: ['ID', 'IssueDate'],
  Party: party,
  PostalAddress: ['StreetName', 'AdditionalStreetName', 'CityName', 'PostalZone', 'CountrySubentity', 'AddressLine', 'Country'],
  Address: ['StreetName', 'AdditionalStreetName', 'CityName', 'PostalZone', 'CountrySubentity', 'AddressLine', 'Country'],
  PartyTaxScheme: ['CompanyID', 'TaxScheme'],
  PartyLegalEntity: ['RegistrationName', 'CompanyID', 'CompanyLegalForm'],
  Contact: ['Name', 'Telephone', 'ElectronicMail'],
  Delivery: ['ActualDeliveryDate', 'DeliveryLocation', 'DeliveryParty'],
  PaymentMeans: ['PaymentMeansCode', 'PaymentID', 'CardAccount', 'PayeeFinancialAccount', 'PaymentMandate'],
  PayeeFinancialAccount: ['ID', 'Name', 'FinancialInstitutionBranch'],
  AllowanceCharge: ['ChargeIndicator', 'AllowanceChargeReasonCode', 'AllowanceChargeReason', 'MultiplierFactorNumeric', 'Amount', 'BaseAmount', 'TaxCategory'],
  TaxTotal: ['TaxAmount', 'TaxSubtotal'],
  TaxSubtotal: ['TaxableAmount', 'TaxAmount', 'TaxCategory'],
  TaxCategory: ['ID', 'Percent', 'TaxExemptionReasonCode', 'TaxExemptionReason', 'TaxScheme'],
  ClassifiedTaxCategory: ['ID', 'Percent', 'TaxScheme'],
  LegalMonetaryTotal: [
    'LineExtensionAmount',
    'TaxExclusiveAmount',
    'TaxInclusiveAmount',
    'AllowanceTotalAmount',
    'ChargeTotalAmount',
    'PrepaidAmount',
    'PayableRoundingAmount',
    'PayableAmount',
  ],
  InvoiceLine: line,
  CreditNoteLine: line,
  Item: [
    'Description',
    'Name',
    'BuyersItemIdentification',
    'SellersItemIdentification',
    'StandardItemIdentification',
    'OriginCountry',
    'CommodityClassification',
    'ClassifiedTaxCategory',
    'AdditionalItemProperty',
  ],
  AdditionalItemProperty: ['Name', 'Value'],
  Price: ['PriceAmount', 'BaseQuantity', 'AllowanceCharge'],
};
const plain = (name: string) => name.replace(/^c[ab]c:/, '');

const linesOf = (root: XmlElement) => [...all(root, 'cac:InvoiceLine'), ...all(root, 'cac:CreditNoteLine')];
const sumOf = (elements: XmlElement[], path: string) => elements.reduce((sum, one) => sum + centsAt(one, path), 0);
const charges = (root: XmlElement) => all(root, 'cac:AllowanceCharge');
const totals = (root: XmlElement, name: string) => centsAt(root, `cac:LegalMonetaryTotal/cbc:${name}`);
const breakdown = (root: XmlElement, path: string) => textAt(root, `cac:TaxTotal/cac:TaxSubtotal/${path}`);
const category = (root: XmlElement) => breakdown(root, 'cac:TaxCategory/cbc:ID');
const quantityOf = (one: XmlElement) => Number(textAt(one, 'cbc:InvoicedQuantity') ?? textAt(one, 'cbc:CreditedQuantity'));
const hasAll = (root: XmlElement, ...paths: string[]) => paths.every((path) => textAt(root, path));

/** Business rules of EN 16931 and Peppol BIS Billing 3.0, paraphrased. */
const rules: [name: string, holds: (root: XmlElement) => boolean][] = [
  ['BR-CO-10: the total of the lines is the sum of their net amounts', (root) => sumOf(linesOf(root), 'cbc:LineExtensionAmount') === totals(root, 'LineExtensionAmount')],
  ['BR-CO-12: the total of the charges is the sum of their amounts', (root) => sumOf(charges(root), 'cbc:Amount') === totals(root, 'ChargeTotalAmount')],
  [
    'BR-CO-13: lines plus charges are the total without VAT',
    (root) => totals(root, 'LineExtensionAmount') + totals(root, 'ChargeTotalAmount') === totals(root, 'TaxExclusiveAmount'),
  ],
  [
    'BR-CO-14: total VAT is the sum of the VAT of the categories',
    (root) => sumOf(all(root, 'cac:TaxTotal/cac:TaxSubtotal'), 'cbc:TaxAmount') === centsAt(root, 'cac:TaxTotal/cbc:TaxAmount'),
  ],
  [
    'BR-CO-15: total without VAT plus VAT is the total with VAT',
    (root) => totals(root, 'TaxExclusiveAmount') + centsAt(root, 'cac:TaxTotal/cbc:TaxAmount') === totals(root, 'TaxInclusiveAmount'),
  ],
  [
    'BR-CO-16: the amount due is the total with VAT minus the prepaid amount',
    (root) => totals(root, 'TaxInclusiveAmount') - totals(root, 'PrepaidAmount') === totals(root, 'PayableAmount'),
  ],
  [
    'BR-CO-17: the VAT of a category is base times rate, with a deviation below one currency unit',
    (root) =>
      Math.abs(Math.round((totals(root, 'TaxExclusiveAmount') * Number(breakdown(root, 'cac:TaxCategory/cbc:Percent'))) / 100) - centsAt(root, 'cac:TaxTotal/cbc:TaxAmount')) < 100,
  ],
  ['BR-CO-25: an amount due has a due date', (root) => root.name !== 'Invoice' || totals(root, 'PayableAmount') <= 0 || hasAll(root, 'cbc:DueDate')],
  [
    'BR-CO-09: VAT numbers begin with a country code',
    (root) =>
      within(root)
        .filter(({ name }) => name === 'cac:PartyTaxScheme')
        .every((one) => /^[A-Z]{2}/.test(textAt(one, 'cbc:CompanyID')!)),
  ],
  ['BR-16: there is a line', (root) => linesOf(root).length > 0],
  ['BR-27: no price is negative', (root) => linesOf(root).every((one) => Number(textAt(one, 'cac:Price/cbc:PriceAmount')) >= 0)],
  [
    'BR-61: a credit transfer has an account',
    (root) => !['30', '58'].includes(textAt(root, 'cac:PaymentMeans/cbc:PaymentMeansCode')!) || hasAll(root, 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID'),
  ],
  [
    'BR-DEC: amounts have two decimals',
    (root) =>
      within(root)
        .filter(({ name }) => name.endsWith('Amount') && name !== 'cbc:PriceAmount')
        .every(({ text }) => /^\d+\.\d\d$/.test(text)),
  ],
  ['BR-S-05, BR-IC-05, BR-AE-05: only category S has a VAT rate above zero', (root) => (category(root) === 'S') === Number(breakdown(root, 'cac:TaxCategory/cbc:Percent')) > 0],
  [
    'BR-S-10, BR-IC-10, BR-AE-10: every category but S has an exemption reason',
    (root) => (category(root) === 'S') === !breakdown(root, 'cac:TaxCategory/cbc:TaxExemptionReasonCode'),
  ],
  [
    'BR-S-08, BR-IC-08, BR-AE-08: the base of the category is the total without VAT',
    (root) => Math.round(Number(breakdown(root, 'cbc:TaxableAmount')) * 100) === totals(root, 'TaxExclusiveAmount'),
  ],
  [
    'BR-IC-02, BR-AE-02: seller and buyer have a VAT number',
    (root) => ['Supplier', 'Customer'].every((one) => hasAll(root, `cac:Accounting${one}Party/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`)),
  ],
  [
    'BR-IC-11, BR-IC-12: delivery date and country are given',
    (root) => hasAll(root, 'cac:Delivery/cbc:ActualDeliveryDate', 'cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode'),
  ],
  [
    'all VAT categories are the same',
    (root) =>
      new Set(
        within(root)
          .filter(({ name }) => name.endsWith('TaxCategory'))
          .map((one) => textAt(one, 'cbc:ID')),
      ).size === 1,
  ],
  ['R003: buyer reference and order reference are given', (root) => hasAll(root, 'cbc:BuyerReference', 'cac:OrderReference/cbc:ID')],
  ['R008: no element is empty', (root) => within(root).every(({ text, children }) => children.length > 0 || text.trim() !== '')],
  [
    'R010, R020: seller and buyer have an electronic address',
    (root) => ['Supplier', 'Customer'].every((one) => hasAll(root, `cac:Accounting${one}Party/cac:Party/cbc:EndpointID`)),
  ],
  ['R051: one currency', (root) => new Set(within(root).flatMap(({ attributes }) => attributes['currencyID'] ?? [])).size === 1],
  [
    'R120: the net amount of a line is price times quantity',
    (root) => linesOf(root).every((one) => Math.abs(quantityOf(one) * Number(textAt(one, 'cac:Price/cbc:PriceAmount')) - Number(textAt(one, 'cbc:LineExtensionAmount'))) <= 0.0051),
  ],
  [
    'R043: the check digits of a Belgian enterprise number are correct',
    (root) =>
      within(root)
        .filter(({ attributes }) => attributes['schemeID'] === '0208')
        .every(({ text }) => /^[01]\d{9}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8))),
  ],
  ['NL-R-001: a credit note contains the number of its invoice', (root) => root.name === 'Invoice' || hasAll(root, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')],
  [
    'NL-R-003: the seller has a Dutch trade register number',
    (root) => all(root, 'cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID')[0]?.attributes['schemeID'] === '0106',
  ],
  [
    'UBL 2.1: the order of the elements follows the schema',
    (root) =>
      within(root).every(({ name, children }) => {
        const sequence = sequences[plain(name)];
        const places = children.map((child) => sequence?.indexOf(plain(child.name)) ?? 0);
        return places.every((place, at) => place >= Math.max(0, places[at - 1] ?? 0));
      }),
  ],
];

const vatNumber = fc.constantFrom('BE0403170701', 'BE 0428.759.497', 'DE136695976');
const order = fc
  .record({
    bought: purchase,
    vatNumber,
    by: fc.constantFrom(...deliveryMethods),
    locale: fc.constantFrom(...locales),
    method: fc.option(fc.constantFrom(...paymentMethodIds)),
    reference: fc.option(fc.constant('PO 4711 & <7>')),
  })
  .map(({ bought, vatNumber: number, by, locale, method, reference }) => {
    const to = by === 'Deliver' ? bought.to : ('be' as const);
    const placed = placedOrder({ ...bought, to, by, buyer: { customerType: 'Business', vatNumber: number } }, locale, { payment: method && { id: 'p', method, status: 'open' } });
    return reference ? { ...placed, details: { ...placed.details!, reference } } : placed;
  });
const invoice = { orderId: 'order-1', number: 'FENC-2026-000042', issuedAt: new Date('2026-11-21T23:30:00Z') };
const factsOf = (one: InvoiceDocument['order'], isPaid: boolean) => ({ order: one, invoice, creditNotes: [], paidAt: isPaid ? new Date('2026-11-22T10:00:00Z') : null });
const brokenBy = (root: XmlElement) => rules.filter(([, holds]) => !holds(root)).map(([name]) => name);

describe('an invoice as UBL', () => {
  it('meets every business rule, for any order', () => {
    fc.assert(
      fc.property(order, fc.boolean(), (one, isPaid) => {
        const document = invoiceDocument(factsOf(one, isPaid));
        const root = written(document);
        expect(brokenBy(root)).toEqual([]);
        expect([totals(root, 'TaxInclusiveAmount'), totals(root, 'TaxExclusiveAmount')]).toEqual([one.totals.total.includingVat.amount, one.totals.total.excludingVat.amount]);
      }),
      { numRuns: 60 },
    );
  });

  it('meets every business rule as a credit note', () => {
    fc.assert(
      fc.property(order, requestedCredit, (one, requested) => {
        const credit = creditOf(one, [], creditRequestOf(one, requested));
        if (!credit) return;
        const note = {
          id: 'c',
          orderId: one.id,
          number: 'CENC-2026-000007',
          issuedAt: new Date('2026-12-01T10:00:00Z'),
          source: 'refund:1',
          cause: 'refund' as const,
          supersededInvoice: null,
          ...credit,
        };
        const root = written(creditNoteDocument(factsOf(one, true), note));
        expect(root.name).toBe('CreditNote');
        expect(brokenBy(root)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  const example = (by: 'Deliver' | 'DeliverAndAssemble', number: string | undefined, over: object = {}) =>
    placedOrder({ to: 'be', currency: 'EUR', by, buyer: { customerType: 'Business', vatNumber: number }, buys: [{ quantity: 2, goods: lineProduct() }] }, 'nl-BE', over);
  const writtenFor = (one: InvoiceDocument['order']) => written(invoiceDocument(factsOf(one, false)));

  it.each([
    ['goods to another member state', 'Deliver', 'K', 'VATEX-EU-IC'],
    ['goods assembled there', 'DeliverAndAssemble', 'AE', 'VATEX-EU-AE'],
  ] as const)('contains the exemption reason for %s', (_, by, id, reason) => {
    const root = writtenFor(example(by, 'BE0403170701'));
    expect([category(root), breakdown(root, 'cac:TaxCategory/cbc:TaxExemptionReasonCode')]).toEqual([id, reason]);
  });

  it('contains the exemption reason for exported goods', () => {
    const one = example('Deliver', 'DE136695976');
    const root = writtenFor({ ...one, totals: { ...one.totals, isReverseCharge: false, vatReason: 'export' } });
    expect([category(root), breakdown(root, 'cac:TaxCategory/cbc:TaxExemptionReasonCode')]).toEqual(['G', 'VATEX-EU-G']);
  });

  it('has the date in the seller’s time zone, and is due within 30 days when the buyer pays on account', () => {
    const root = writtenFor(example('Deliver', 'BE0403170701', { payment: { id: 'p', method: 'invoice', status: 'authorized' } }));
    expect([textAt(root, 'cbc:IssueDate'), textAt(root, 'cbc:DueDate')]).toEqual(['2026-11-22', '2026-12-22']);
    expect(textAt(root, 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID')).toBe(brand.seller.accounts.EUR!.iban);
    // The payment reference that mails and pages show, not the invoice number.
    expect(textAt(root, 'cac:PaymentMeans/cbc:PaymentID')).toBe('ENC-2026-000123');
  });

  it('has no amount due when it is paid', () => {
    const root = written(invoiceDocument(factsOf(example('Deliver', 'BE0403170701'), true)));
    expect(totals(root, 'PrepaidAmount')).toBe(totals(root, 'TaxInclusiveAmount'));
    expect(totals(root, 'PayableAmount')).toBe(0);
  });

  it.each([
    ['a business without a VAT number', example('Deliver', undefined)],
    ['a Dutch business', example('Deliver', 'NL004495445B01')],
    ['a consumer', { ...example('Deliver', 'BE0403170701'), details: { ...example('Deliver', 'BE0403170701').details!, customerType: 'Private' as const } }],
  ])('is refused for %s', (_, one) => {
    expect(() => writtenFor(one)).toThrow(expect.objectContaining({ code: 'NO_ELECTRONIC_INVOICE' }));
  });

  it('keeps the VAT deviation below one currency unit with 100 lines that all round in the same direction', () => {
    // 0.03 including 20 % VAT is 0.025 excluding VAT, so the net amount of each line is rounded up by half a cent.
    const goods = lineProduct({ prices: inCurrencies(3, 3), tiers: [] });
    const buys = Array.from({ length: 100 }, () => ({ quantity: 1, goods }));
    const one = placedOrder({ to: 'fr', currency: 'EUR', by: 'Deliver', buyer: { customerType: 'Business', vatNumber: 'BE0403170701' }, buys }, 'fr-BE');
    const charged = placedOrder({ to: 'fr', currency: 'EUR', by: 'Deliver', buyer: { customerType: 'Business' }, buys }, 'fr-BE');
    const root = written(invoiceDocument(factsOf({ ...charged, details: one.details }, false)));
    const apart = (totals(root, 'TaxExclusiveAmount') * 20) / 100 - centsAt(root, 'cac:TaxTotal/cbc:TaxAmount');
    expect(apart).toBeGreaterThan(59);
    expect(brokenBy(root)).toEqual([]);
  });
});
