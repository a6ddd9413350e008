import { sellerTimeZone } from '../../domain/seller.js';
import type { OrderRow } from '../orders/order.store.js';
import type { Difference } from './balance.js';
import { type Amounts, amountsOf, type BookedDocument } from './booked-documents.js';
import type { BookedLine, VatRow } from './booked-lines.js';
import { inDecimals } from './decimals.js';
import type { Movement } from './movements.js';
import { accountingDay } from './periods.js';
import { type Supply, supplyOf, treatmentNames, treatments } from './supplies.js';

type Cell = string | number | null;
export interface Column<Row> {
  name: string;
  meaning: string;
  value: (row: Row) => Cell;
}
/** A CSV file of the export: one row for each record, the columns in this order. */
interface ExportFile<Row> {
  meaning: string;
  columns: readonly Column<Row>[];
}

const column = <Row>(name: string, meaning: string, value: (row: Row) => Cell): Column<Row> => ({ name, meaning, value });
const sums = <Row>(amounts: (row: Row) => Amounts): Column<Row>[] => [
  column('net', 'amount without VAT', (row) => inDecimals(amounts(row).net)),
  column('vat', 'VAT', (row) => inDecimals(amounts(row).vat)),
  column('gross', 'amount with VAT', (row) => inDecimals(amounts(row).gross)),
];
const supplies = <Row>(supply: (row: Row) => Supply): Column<Row>[] => [
  column('treatment', `how the VAT is treated: ${treatmentNames.map((name) => `\`${name}\``).join(', ')}`, (row) => supply(row).treatment),
  column('vat_country', 'country of the VAT, `XI` for Northern Ireland; for supplies without VAT the country of delivery', (row) => supply(row).country),
  column('vat_rate', 'percent', (row) => supply(row).rate),
];
const buyers = <Row>(details: (row: Row) => OrderRow['details']): Column<Row>[] => [
  column('buyer', 'name of the buyer', (row) => [details(row)?.contact.firstName, details(row)?.contact.lastName].filter(Boolean).join(' ')),
  column('company', 'company of the buyer', (row) => details(row)?.company ?? null),
  column('vat_number', 'VAT number that the buyer stated', (row) => details(row)?.vatNumber ?? null),
];
const invoiceAmounts = ({ total, sign }: BookedDocument): Amounts => amountsOf(total, sign);
const currency = column<BookedDocument>('currency', 'ISO 4217', ({ order }) => order.currency);
const order = column<BookedDocument>('order', 'order number', (row) => row.order.number);
const number = column<BookedDocument>('number', 'number of the document', (row) => row.number);
const date = column<BookedDocument>('date', 'day of issue', ({ issuedOn }) => issuedOn);

const orders: ExportFile<OrderRow> = {
  meaning: 'orders that were placed in the month, with their state at the time of the export',
  columns: [
    column('order', 'order number', (row) => row.number),
    column('placed', 'day of the order', ({ placedAt }) => accountingDay(placedAt!)),
    column('state', 'state of the order', ({ state }) => state),
    column('customer_type', '`Private` or `Business`', ({ details }) => details?.customerType ?? null),
    ...buyers<OrderRow>(({ details }) => details),
    column('country', 'country of delivery', ({ country }) => country.toUpperCase()),
    column('delivery', '`Deliver`, `Pickup` or `DeliverAndAssemble`', ({ shipping }) => shipping?.method ?? null),
    ...supplies<OrderRow>((row) => supplyOf({ ...row, shipping: row.shipping && { ...row.shipping, slot: null, price: row.shipping.price! }, totals: row.totals! })),
    column('currency', 'ISO 4217', (row) => row.currency),
    ...sums<OrderRow>(({ totals }) => amountsOf(totals!.total)),
  ],
};

const invoices: ExportFile<BookedDocument> = {
  meaning: 'invoices that were issued in the month, also those that were replaced later',
  columns: [
    number,
    date,
    order,
    ...buyers<BookedDocument>((row) => row.order.details),
    ...supplies<BookedDocument>(({ supply }) => supply),
    column('method', 'payment method of the order', ({ payment }) => payment.method),
    column('due', 'day by which it is to be paid', ({ payment }) => payment.dueOn),
    currency,
    ...sums(invoiceAmounts),
  ],
};

const creditNotes: ExportFile<BookedDocument> = {
  meaning: 'credit notes that were issued in the month. Their amounts are negative',
  columns: [
    number,
    date,
    order,
    column('invoice', 'number of the invoice that it reduces', ({ credits }) => credits!.number),
    column('invoice_date', 'day of issue of that invoice', ({ credits }) => credits!.issuedOn),
    column('cause', '`withdrawal`, `cancellation`, `refund` or `vatNumber`', ({ credits }) => credits!.cause),
    ...buyers<BookedDocument>((row) => row.order.details),
    ...supplies<BookedDocument>(({ supply }) => supply),
    currency,
    ...sums(invoiceAmounts),
  ],
};

const lines: ExportFile<BookedLine> = {
  meaning: 'lines of these invoices and credit notes',
  columns: [
    column('number', 'number of the document', ({ document }) => document.number),
    column('date', 'day of issue', ({ document }) => document.issuedOn),
    column('position', 'position in the document', ({ position }) => position),
    column('kind', '`goods`; `delivery`; `amount`: a credit that belongs to no line', ({ kind }) => kind),
    column('sku', 'article number', ({ sku }) => sku),
    column('name', 'name of the product', ({ name }) => name),
    column('quantity', 'pieces', ({ quantity }) => quantity),
    ...supplies<BookedLine>(({ document }) => document.supply),
    column('currency', 'ISO 4217', ({ document }) => document.order.currency),
    ...sums<BookedLine>(({ amounts }) => amounts),
  ],
};

const movementColumns: readonly Column<Movement>[] = [
  column('id', 'id in the shop', ({ id }) => id),
  column('date', 'day on which the shop booked it', ({ at }) => accountingDay(at)),
  column('order', 'order number', (row) => row.order),
  column('invoice', 'number of the current invoice of the order', ({ invoice }) => invoice),
  column('provider', '`mollie`, `test-bank`, or `invoice` for a bank transfer on account', ({ provider }) => provider),
  column('provider_id', 'id at the provider', ({ providerId }) => providerId),
  column('method', 'payment method', ({ method }) => method),
  column('currency', 'ISO 4217', (row) => row.currency),
  column('amount', 'amount with VAT', ({ amount }) => inDecimals(amount)),
];
const payments: ExportFile<Movement> = { meaning: 'payments that were received in the month', columns: movementColumns };
const refunds: ExportFile<Movement> = {
  meaning: 'refunds that were paid out in the month. Their amounts are negative',
  columns: [...movementColumns, column('payment', 'id of the refunded payment', ({ paymentId }) => paymentId), column('cause', 'reason', ({ cause }) => cause)],
};

const vat: ExportFile<VatRow> = {
  meaning: 'VAT of the month: invoices less credit notes by country, treatment and rate',
  columns: [
    ...supplies<VatRow>((row) => row),
    column('oss', 'belongs to the return of the One-Stop-Shop: `yes`, `no`, or `decide` for each buyer', ({ treatment }) => treatments[treatment].oss),
    column('documents', 'number of invoices and credit notes', ({ documents }) => documents),
    column('currency', 'ISO 4217', (row) => row.currency),
    ...sums<VatRow>(({ amounts }) => amounts),
  ],
};

const balance: ExportFile<Difference> = {
  meaning: 'sums that must agree, each from two sources, with their difference',
  columns: [
    column('check', 'what is compared', ({ check }) => check),
    column('currency', 'ISO 4217', (row) => row.currency),
    column('one', 'first sum', ({ one }) => inDecimals(one)),
    column('other', 'second sum', ({ other }) => inDecimals(other)),
    column('difference', '0.00 if they agree', ({ one, other }) => inDecimals(one - other)),
  ],
};

/** Every CSV file of the export by its name. Documentation and files derive from this table. */
export const exportFiles = { orders, invoices, credit_notes: creditNotes, lines, payments, refunds, vat, balance } as const;
export type ExportFileName = keyof typeof exportFiles;
export type RowOf<Name extends ExportFileName> = (typeof exportFiles)[Name] extends ExportFile<infer Row> ? Row : never;

/** Days in the files are those of this time zone. */
export const exportTimeZone = sellerTimeZone;

const isNumber = /^-?\d+(?:\.\d+)?$/;
/** Breaks formulas: a spreadsheet would calculate a text that starts with one of these characters. */
const withoutFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) && !isNumber.test(text) ? `'${text}` : text);

/** The cells of a row in the order of the columns of its file. */
export const cellsOf = <Name extends ExportFileName>(name: Name, row: RowOf<Name>): string[] => {
  const columns = exportFiles[name].columns as unknown as readonly Column<RowOf<Name>>[];
  return columns.map(({ value }) => withoutFormula(String(value(row) ?? '')));
};
