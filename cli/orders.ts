import { Argument, Command } from 'commander';
import type { DeliveryAddress } from '../src/contract/address.js';
import { addressLines, formatMoney } from '../src/embedded/formats.js';
import { type OrderRecord, OrderRecords } from '../src/embedded/fulfilment/order-records.service.js';
import type { VatEvidence } from '../src/embedded/validation/vat-evidence.js';
import type { VatReason } from '../src/contract/order.js';
import { vatCorrectionCommands } from './order-vat.js';
import { orderHoldCommands } from './order-holds.js';
import { orderTransitionCommands } from './order-transitions.js';
import { Failure } from './support/failure.js';
import { type Printed, printLine, printRows } from './support/print.js';
import { withShop } from './support/with-shop.js';

const find = async (number: string): Promise<OrderRecord> => {
  const found = await withShop((shop) => shop.get(OrderRecords, { strict: false }).find(number));
  if (!found) throw new Failure(`No order ${number}`);
  return found;
};

/** Evidence about the buyer's VAT number in one line. */
const proofOf = ({ number, status, name, checkedAt, reference }: VatEvidence): string =>
  [`${number} ${status}`, name, checkedAt, reference && `reference ${reference}`].filter(Boolean).join(', ');

const vatReasons: Record<VatReason, string> = { reverseCharge: 'reverse charge', export: 'export', collected: 'collected', unproved: 'charged, number not confirmed' };
/** An address in one line, in the order that its country uses on envelopes. */
const writtenAddress = ({ recipient, ...address }: DeliveryAddress): string => addressLines(address, 'en-GB', { person: recipient }).join(', ');

const show = new Command('show')
  .description('Shows an order: buyer, lines, totals, state history and refunds')
  .addArgument(new Argument('<number>', 'order number'))
  .option('--json', 'prints the response of the Shop API as JSON, with the evidence about the VAT number')
  .addHelpText('after', '\nExample: npm run cli -- orders show ENC-2026-000042')
  .action(async (number: string, { json }: Printed) => {
    const { order, vatEvidence, events, refunds } = await find(number);
    if (json) return printLine(JSON.stringify({ ...order, vatEvidence }, null, 2));
    const { locale, details, shipping, totals, payment, lines, placedAt, state, parcel } = order;
    const facts = {
      number: order.number,
      state,
      placed: placedAt,
      buyer: [details?.company, `${details?.contact.firstName} ${details?.contact.lastName}`, details?.contact.email, details?.contact.phone].filter(Boolean).join(', '),
      'bill to': details && writtenAddress(details.billing),
      ...(details?.shipping && { 'send to': writtenAddress(details.shipping) }),
      delivery: shipping ? [shipping.method, shipping.date, shipping.slot].filter(Boolean).join(' ') : null,
      payment: payment ? `${payment.method} ${payment.status}` : null,
      ...(parcel && { parcel: [parcel.carrier, parcel.tracking].filter(Boolean).join(' ') }),
      total: formatMoney(totals.total.includingVat, locale) + (totals.vatReason ? ` (VAT: ${vatReasons[totals.vatReason]})` : totals.isReverseCharge ? ' (reverse charge)' : ''),
      'VAT no.': vatEvidence ? proofOf(vatEvidence) : (details?.vatNumber ?? null),
    };
    for (const [name, value] of Object.entries(facts)) printLine(`${name.padEnd(9)} ${value ?? '-'}`);
    printLine('');
    printRows(
      lines.map(({ quantity, sku, name, choices, total }) => ({
        quantity,
        sku,
        name,
        choices: choices.map(({ label, value }) => `${label}: ${value}`).join(', ') || null,
        total: formatMoney(total.includingVat, locale),
      })),
      { nothing: 'No lines' },
    );
    printLine('');
    printRows(
      events.map(({ at, to, cause }) => ({ at, state: to, cause })),
      { nothing: 'No history' },
    );
    if (refunds.length) printLine('');
    if (refunds.length)
      printRows(
        refunds.map(({ id, amount, currency, status, cause, fault }) => ({ refund: id, amount: formatMoney({ amount, currency }, locale), status, cause, fault })),
        { nothing: '' },
      );
  });

export const orders = new Command('orders').addCommand(show);
for (const command of [...orderTransitionCommands, ...orderHoldCommands, ...vatCorrectionCommands]) orders.addCommand(command);
