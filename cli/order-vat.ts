import { Argument, Command } from 'commander';
import { formatMoney } from '../src/embedded/formats.js';
import { NotCorrectable, VatCorrections } from '../src/embedded/fulfilment/vat-corrections.service.js';
import { asConfirmed, confirmed, type Confirmed } from './support/confirm.js';
import { Failure } from './support/failure.js';
import { asJson, printDone, type Printed, printRows } from './support/print.js';
import { withShop } from './support/with-shop.js';

const proved = new Command('vat-proved')
  .description('Lists orders with VAT that was charged because VIES did not answer, and whose VAT number VIES has confirmed since. VIES is queried hourly for 60 days')
  .option('--now', 'first queries VIES about all waiting orders')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- orders vat-proved --now')
  .action(async ({ now, json = false }: Printed & { now?: true }) => {
    const orders = await withShop(async (shop) => {
      const corrections = shop.get(VatCorrections, { strict: false });
      if (now) await corrections.check();
      return corrections.list();
    });
    const rows = orders.map(({ number, state, details, totals, locale, placedAt }) => ({
      number,
      state,
      company: details?.company ?? null,
      'VAT no.': details?.vatNumber ?? null,
      VAT: formatMoney(totals.vat[0]!.amount, locale),
      placed: placedAt,
    }));
    printRows(rows, { json, nothing: 'No order waits for a correction' });
  });

const correct = new Command('correct-vat')
  .description('Corrects an order that `orders vat-proved` lists: cancels its invoice with a credit note, issues an invoice without VAT, refunds the VAT and mails the buyer')
  .addArgument(new Argument('<number>', 'order number'))
  .addOption(asConfirmed())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- orders correct-vat ENC-2026-000042')
  .action(async (number: string, { yes, ...printed }: Printed & Confirmed) => {
    await confirmed(`Replace the invoice of order ${number} by one without VAT, refund its VAT and mail the buyer?`, { yes });
    const done = await withShop((shop) => shop.get(VatCorrections, { strict: false }).correct(number)).catch((error: unknown) => {
      throw error instanceof NotCorrectable ? new Failure(`Order ${number} cannot be corrected: ${error.reason}`) : error;
    });
    if (!done) throw new Failure(`No order ${number}`);
    const { order, creditNote, invoice, amount } = done;
    const vat = formatMoney({ amount, currency: order.currency }, order.locale);
    printDone(
      { number: order.number, creditNote, invoice, amount },
      `Order ${order.number}: credit note ${creditNote} cancels the invoice, ${invoice} replaces it; VAT of ${vat} will be refunded`,
      printed,
    );
  });

/** Commands to correct VAT that was charged because VIES did not answer. */
export const vatCorrectionCommands = [proved, correct];
