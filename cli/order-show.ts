import { Argument, Command } from 'commander';
import { hostname, userInfo } from 'node:os';
import type { DeliveryAddress } from '../src/contract/address.js';
import type { VatReason } from '../src/contract/order.js';
import { addressLines, formatMoney } from '../src/embedded/formats.js';
import { Fulfilment } from '../src/embedded/fulfilment/fulfilment.service.js';
import { type OrderRecord, OrderRecords } from '../src/embedded/fulfilment/order-records.service.js';
import type { VatEvidence } from '../src/embedded/validation/vat-evidence.js';
import { UsageFailure } from './support/failure.js';
import { done } from './support/order-command.js';
import { asJson, printDone, type Printed, printLine, printRows, type Row } from './support/print.js';
import { withShop } from './support/with-shop.js';

/** Evidence about the buyer's VAT number in one line. */
const proofOf = ({ number, status, name, checkedAt, reference }: VatEvidence): string =>
  [`${number} ${status}`, name, checkedAt, reference && `reference ${reference}`].filter(Boolean).join(', ');

const vatReasons: Record<VatReason, string> = { reverseCharge: 'reverse charge', export: 'export', collected: 'collected', unproved: 'charged, number not confirmed' };
/** An address in one line, in the order that its country uses on envelopes. */
const writtenAddress = ({ recipient, ...address }: DeliveryAddress): string => addressLines(address, 'en-GB', { person: recipient }).join(', ');

const factsOf = ({ order, vatEvidence, refundable }: OrderRecord): Record<string, string | null> => {
  const { locale, currency, details, shipping, totals, payment, placedAt, state, parcel } = order;
  return {
    number: order.number,
    state,
    placed: placedAt,
    buyer: [details?.company, `${details?.contact.firstName} ${details?.contact.lastName}`, details?.contact.email, details?.contact.phone].filter(Boolean).join(', '),
    'bill to': details && writtenAddress(details.billing),
    ...(details?.shipping && { 'send to': writtenAddress(details.shipping) }),
    ...(details?.reference && { reference: details.reference }),
    ...(details?.note && { message: details.note }),
    delivery: shipping ? [shipping.method, shipping.date, shipping.slot].filter(Boolean).join(' ') : null,
    payment: payment ? `${payment.method} ${payment.status}` : null,
    ...(parcel && { parcel: [parcel.carrier, parcel.tracking].filter(Boolean).join(' ') }),
    ...(parcel?.trackingUrl && { track: parcel.trackingUrl }),
    ...(totals.shipping && { shipping: formatMoney(totals.shipping.includingVat, locale) }),
    total: formatMoney(totals.total.includingVat, locale) + (totals.vatReason ? ` (VAT: ${vatReasons[totals.vatReason]})` : totals.isReverseCharge ? ' (reverse charge)' : ''),
    VAT: totals.vat.map(({ rate, amount }) => `${rate}% ${formatMoney(amount, locale)}`).join(', ') || null,
    ...(refundable > 0 && { refundable: formatMoney({ amount: refundable, currency }, locale) }),
    'VAT no.': vatEvidence ? proofOf(vatEvidence) : (details?.vatNumber ?? null),
  };
};

/** Prints a table below a blank line; nothing for an empty one. */
const printPart = (rows: readonly Row[]): void => {
  if (rows.length === 0) return;
  printLine('');
  printRows(rows, { nothing: '' });
};

const show = new Command('show')
  .description('Shows an order: buyer, lines with their numbers, money, state history, refunds, documents and notes')
  .addArgument(new Argument('<number>', 'order number'))
  .option('--json', 'prints the response of the Shop API as JSON, with the evidence about the VAT number, documents, refunds and notes')
  .addHelpText('after', '\nExample: npm run cli -- orders show ENC-2026-000042')
  .action(async (number: string, { json }: Printed) => {
    const record = await done(
      number,
      withShop((shop) => shop.get(OrderRecords, { strict: false }).find(number)),
    );
    const { order, vatEvidence, events, refunds, documents, notes, left } = record;
    const { locale, lines } = order;
    if (json) return printLine(JSON.stringify({ ...order, vatEvidence, documents, refunds, notes }, null, 2));
    for (const [name, value] of Object.entries(factsOf(record))) printLine(`${name.padEnd(10)} ${value ?? '-'}`);
    const isWhole = lines.every(({ id, quantity }) => left.get(id) === quantity);
    printPart(
      lines.map(({ id, quantity, sku, name, choices, total }, at) => ({
        line: at + 1,
        quantity,
        // Pieces that were not refunded, cancelled or withdrawn.
        ...(!isWhole && { left: left.get(id) ?? 0 }),
        sku,
        name,
        choices: choices.map(({ label, value }) => `${label}: ${value}`).join(', ') || null,
        total: formatMoney(total.includingVat, locale),
      })),
    );
    printPart(events.map(({ at, to, cause }) => ({ at, state: to, cause })));
    printPart(refunds.map(({ id, amount, currency, status, cause, fault }) => ({ refund: id, amount: formatMoney({ amount, currency }, locale), status, cause, fault })));
    printPart(documents.map(({ kind, number: document, issuedAt, cause, total }) => ({ document, kind, issued: issuedAt, cause, total: formatMoney(total.includingVat, locale) })));
    printPart(notes.map(({ at, by, text }) => ({ at, by, note: text })));
  });

const longestNote = 1000;
const note = new Command('note')
  .description('Adds a note to an order, which buyers do not see; `orders show` and integrators read it')
  .addArgument(new Argument('<number>', 'order number'))
  .addArgument(new Argument('<text>', 'text of the note'))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- orders note ENC-2026-000042 "Called: leave it with the neighbours"')
  .action(async (number: string, text: string, printed: Printed) => {
    if (!text.trim() || text.length > longestNote) throw new UsageFailure(`A note has between 1 and ${longestNote} characters.`);
    const by = `${userInfo().username} at ${hostname()}`;
    const order = await done(
      number,
      withShop((shop) => shop.get(Fulfilment, { strict: false }).note(number, { by, text: text.trim() })),
    );
    printDone({ number: order.number!, by, text: text.trim() }, `Noted for order ${order.number}`, printed);
  });

export const orderRecordCommands = [show, note];
