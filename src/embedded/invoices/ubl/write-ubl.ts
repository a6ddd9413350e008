import { create } from 'xmlbuilder2';
import type { Brand } from '../../../contract/brands.js';
import { Problem } from '../../../contract/errors.js';
import { sumPrices } from '../../../domain/money.js';
import { paymentReference } from '../../../domain/payment-reference.js';
import type { InvoiceDocument, InvoiceDocumentLine } from '../invoice-document.js';
import { electronicAddressOf } from './electronic-address.js';
import { addressOf, buyerOf, sellerOf } from './ubl-parties.js';
import { amountsIn, categoryOf, type Element, reasonedCategoryOf, type WriteAmount } from './ubl-parts.js';

type Translate = (key: string, args?: Record<string, unknown>) => string;

const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const namespace = (name: string) => `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`;
/** UNTDID 1001: 380 commercial invoice, 381 credit note. */
const kinds = {
  invoice: { root: 'Invoice', typeCode: { 'cbc:InvoiceTypeCode': 380 }, line: 'cac:InvoiceLine', quantity: 'cbc:InvoicedQuantity' },
  creditNote: { root: 'CreditNote', typeCode: { 'cbc:CreditNoteTypeCode': 381 }, line: 'cac:CreditNoteLine', quantity: 'cbc:CreditedQuantity' },
} as const;
/** UNTDID 4461: 30 credit transfer, 68 online payment service, 1 not defined. */
const means = { transfer: 30, online: 68, undefined: 1 } as const;
/** UNTDID 7161: delivery. */
const deliveryCharge = 'DL';
/** UN/ECE Recommendation 20: H87 piece, C62 one. */
const units = { piece: 'H87', one: 'C62' } as const;

const referencesOf = ({ order, credits }: InvoiceDocument): Element => {
  const reference = order.details?.reference ?? order.number!;
  return {
    'cbc:BuyerReference': reference,
    'cac:OrderReference': { 'cbc:ID': reference, 'cbc:SalesOrderID': order.number! },
    'cac:BillingReference': credits ? { 'cac:InvoiceDocumentReference': { 'cbc:ID': credits.number, 'cbc:IssueDate': credits.issuedOn } } : undefined,
  };
};

const deliveryOf = ({ order }: InvoiceDocument): Element => {
  const { billing, shipping, company } = order.details!;
  return {
    'cbc:ActualDeliveryDate': order.shipping!.date,
    'cac:DeliveryLocation': { 'cac:Address': addressOf(shipping ?? billing) },
    'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': company! } },
  };
};

const paymentOf = ({ kind, order, payment }: InvoiceDocument, { seller }: Brand): Element => {
  const bank = seller.accounts[order.currency];
  const isOnline = payment.method !== null && payment.method !== 'invoice';
  if (kind === 'creditNote' || payment.method !== 'invoice' || !bank) return { 'cbc:PaymentMeansCode': isOnline ? means.online : means.undefined };
  const account = { 'cbc:ID': bank.iban, 'cbc:Name': seller.name, 'cac:FinancialInstitutionBranch': { 'cbc:ID': bank.bic } };
  return { 'cbc:PaymentMeansCode': means.transfer, 'cbc:PaymentID': paymentReference(order), 'cac:PayeeFinancialAccount': account };
};

const nameOf = ({ goods }: InvoiceDocumentLine, { credits }: InvoiceDocument, translate: Translate): string => goods?.name ?? translate('part', { number: credits!.number });

const lineOf = (line: InvoiceDocumentLine, at: number, invoice: InvoiceDocument, amount: WriteAmount, translate: Translate): Element => {
  const { goods, quantity, unitPrice, total } = line;
  const properties = [...(goods?.choices ?? []), ...(goods?.colour ? [{ label: translate('colour'), value: goods.colour }] : [])];
  return {
    'cbc:ID': at + 1,
    [kinds[invoice.kind].quantity]: { '@unitCode': goods ? units.piece : units.one, '#': quantity },
    'cbc:LineExtensionAmount': amount(total.excludingVat.amount),
    'cac:Item': {
      'cbc:Name': nameOf(line, invoice, translate),
      'cac:SellersItemIdentification': goods ? { 'cbc:ID': goods.sku } : undefined,
      'cac:ClassifiedTaxCategory': categoryOf(invoice),
      'cac:AdditionalItemProperty': properties.filter(({ label, value }) => label && value).map(({ label, value }) => ({ 'cbc:Name': label, 'cbc:Value': value })),
    },
    'cac:Price': { 'cbc:PriceAmount': { '@currencyID': total.excludingVat.currency, '#': unitPrice } },
  };
};

const chargeOf = (shipping: InvoiceDocument['shipping'], invoice: InvoiceDocument, amount: WriteAmount, translate: Translate): Element | undefined =>
  shipping
    ? {
        'cbc:ChargeIndicator': 'true',
        'cbc:AllowanceChargeReasonCode': deliveryCharge,
        'cbc:AllowanceChargeReason': translate('shipping'),
        'cbc:Amount': amount(shipping.excludingVat.amount),
        'cac:TaxCategory': categoryOf(invoice),
      }
    : undefined;

const totalsOf = ({ lines, shipping, total, kind, payment }: InvoiceDocument, amount: WriteAmount): Element => {
  const { includingVat, excludingVat } = total;
  const goods = sumPrices(
    lines.map((line) => line.total),
    includingVat.currency,
  );
  const prepaid = kind === 'invoice' && payment.paidOn ? includingVat.amount : 0;
  return {
    'cbc:LineExtensionAmount': amount(goods.excludingVat.amount),
    'cbc:TaxExclusiveAmount': amount(excludingVat.amount),
    'cbc:TaxInclusiveAmount': amount(includingVat.amount),
    'cbc:ChargeTotalAmount': shipping ? amount(shipping.excludingVat.amount) : undefined,
    'cbc:PrepaidAmount': prepaid ? amount(prepaid) : undefined,
    'cbc:PayableAmount': amount(includingVat.amount - prepaid),
  };
};

const documentOf = (invoice: InvoiceDocument, brand: Brand, translate: Translate): Element => {
  const { kind, number, issuedOn, order, total, shipping, payment } = invoice;
  const { typeCode, line } = kinds[kind];
  const amount = amountsIn(order.currency);
  const vat = total.includingVat.amount - total.excludingVat.amount;
  return {
    '@xmlns': namespace(kinds[kind].root),
    '@xmlns:cac': namespace('CommonAggregateComponents'),
    '@xmlns:cbc': namespace('CommonBasicComponents'),
    'cbc:CustomizationID': customization,
    'cbc:ProfileID': profile,
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
    'cbc:DueDate': kind === 'invoice' ? payment.dueOn : undefined,
    ...typeCode,
    'cbc:DocumentCurrencyCode': order.currency,
    ...referencesOf(invoice),
    'cac:AccountingSupplierParty': sellerOf(brand, order),
    'cac:AccountingCustomerParty': buyerOf(order),
    'cac:Delivery': deliveryOf(invoice),
    'cac:PaymentMeans': paymentOf(invoice, brand),
    'cac:AllowanceCharge': chargeOf(shipping, invoice, amount, translate),
    'cac:TaxTotal': {
      'cbc:TaxAmount': amount(vat),
      'cac:TaxSubtotal': { 'cbc:TaxableAmount': amount(total.excludingVat.amount), 'cbc:TaxAmount': amount(vat), 'cac:TaxCategory': reasonedCategoryOf(invoice, translate) },
    },
    'cac:LegalMonetaryTotal': totalsOf(invoice, amount),
    [line]: invoice.lines.map((one, at) => lineOf(one, at, invoice, amount, translate)),
  };
};

/**
 * Writes an invoice or credit note as UBL 2.1 according to Peppol BIS Billing 3.0 (EN 16931).
 * @throws Problem NO_ELECTRONIC_INVOICE when the buyer has no electronic address
 */
export const writeUbl = (invoice: InvoiceDocument, brand: Brand, translate: Translate): string => {
  if (!electronicAddressOf(invoice.order)) throw new Problem('NO_ELECTRONIC_INVOICE');
  const document = { [kinds[invoice.kind].root]: documentOf(invoice, brand, translate) };
  return create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }, document).end({ prettyPrint: true });
};
