import { Argument, Command } from 'commander';
import { Problem } from '../src/contract/errors.js';
import type { Parcel } from '../src/contract/order.js';
import { transitionsFrom } from '../src/domain/order-state-machine.js';
import { formatMoney } from '../src/embedded/formats.js';
import { Fulfilment, RefundTooLarge, type RepaidAmounts, SoldOut } from '../src/embedded/fulfilment/fulfilment.service.js';
import { TransitionRefused } from '../src/embedded/orders/order.store.js';
import type { OrderView } from '../src/embedded/orders/order.presenter.js';
import { amountOf, formatAmount } from './support/amount.js';
import { Failure } from './support/failure.js';
import { operator } from './support/operator.js';
import { asJson, printDone, type Printed } from './support/print.js';
import { withShop } from './support/with-shop.js';

/** Converts an expected error to a message that says what ops can do. */
const explain = (number: string, error: unknown): unknown => {
  if (error instanceof TransitionRefused) {
    const possible = transitionsFrom(error.state).join(', ');
    return new Failure(`Order ${number} is ${error.state}: "${error.move}" is not possible. ${possible ? `Possible: ${possible}` : 'This state is final'}`);
  }
  if (error instanceof SoldOut) return new Failure(`The stock of order ${number} was sold while the order was unpaid. Increase the stock first, or cancel the order.`);
  if (error instanceof RefundTooLarge)
    return new Failure(error.left ? `Order ${number}: at most ${formatAmount(error.left)} can be refunded` : `Order ${number}: nothing can be refunded`);
  return error instanceof Problem && error.code === 'NOTHING_TO_PAY' ? new Failure(`Order ${number} is not waiting for a bank transfer`) : error;
};

const act = async <Value>(number: string, work: (fulfilment: Fulfilment) => Promise<Value | undefined>): Promise<Value> => {
  const done = await withShop((shop) => work(shop.get(Fulfilment, { strict: false }))).catch((error: unknown) => {
    throw explain(number, error);
  });
  if (done === undefined) throw new Failure(`No order ${number}`);
  return done;
};

const command = (name: string, description: string, example = '') =>
  new Command(name)
    .description(description)
    .addArgument(new Argument('<number>', 'order number'))
    .addOption(asJson())
    .addHelpText('after', `\nExample: npm run cli -- orders ${name} ENC-2026-000042${example}`);

const report = ({ number, state }: OrderView, printed: Printed): void => printDone({ number, state }, `Order ${number} is ${state}`, printed);
const reportMoney = ({ order, amount }: RepaidAmounts, printed: Printed): void => {
  const { number, state, locale, currency } = order;
  const money = amount ? `${formatMoney({ amount, currency }, locale)} will be refunded` : 'nothing was paid';
  printDone({ number, state, amount, currency }, `Order ${number} is ${state}; ${money}`, printed);
};

const paid = command('paid', 'Records that the bank transfer for an order on account has arrived').action(async (number: string, printed: Printed) =>
  report(await act(number, (fulfilment) => fulfilment.paid(number)), printed),
);
const produce = command('produce', 'Moves an order into production').action(async (number: string, printed: Printed) =>
  report(await act(number, (fulfilment) => fulfilment.produce(number)), printed),
);
const ship = command('ship', 'Records that an order was shipped, and notifies the buyer by mail', ' --carrier DHL --tracking 3SABC123')
  .option('--carrier <name>', 'name of the carrier')
  .option('--tracking <number>', 'tracking number')
  .action(async (number: string, { carrier = null, tracking = null, ...printed }: Printed & Partial<Parcel>) =>
    report(await act(number, (fulfilment) => fulfilment.ship(number, { carrier, tracking })), printed),
  );
const deliver = command('deliver', 'Records that an order was delivered').action(async (number: string, printed: Printed) =>
  report(await act(number, (fulfilment) => fulfilment.deliver(number)), printed),
);
const cancel = command('cancel', 'Cancels an order: returns its stock, refunds its payments and mails the reason to the buyer', ' --reason "the colour is no longer made"')
  .requiredOption('--reason <text>', 'text for the buyer')
  .action(async (number: string, { reason, ...printed }: Printed & { reason: string }) =>
    reportMoney(await act(number, (fulfilment) => fulfilment.cancel(number, reason)), printed),
  );
const refund = command('refund', 'Refunds an amount; an order that is refunded completely gets the state refunded', ' --amount 12.50')
  .option('--amount <amount>', 'amount in the currency of the order (default: everything that is not refunded yet)', amountOf)
  .action(async (number: string, { amount, ...printed }: Printed & { amount?: number }) =>
    reportMoney(await act(number, (fulfilment) => fulfilment.refund(number, amount)), printed),
  );
const returned = command('returned', 'Records that the goods of a withdrawal are back, and refunds them', ' --restock')
  .option('--restock', 'also puts the withdrawn pieces back in stock, each once; only for goods that can be sold as new')
  .action(async (number: string, { restock, ...printed }: Printed & { restock?: boolean }) => {
    const { refunds, pieces } = await act(number, (fulfilment) => fulfilment.returned(number, restock ? operator() : undefined));
    if (!refunds && !pieces) throw new Failure(`No refund of order ${number} waits for returned goods${restock ? ', and no pieces are to be put back in stock' : ''}`);
    const done = [...(refunds ? [`The goods of order ${number} will be refunded`] : []), ...(pieces ? [`${pieces} pieces are back in stock`] : [])];
    printDone({ number, refunds, pieces }, done.join('; '), printed);
  });

export const orderTransitionCommands = [paid, produce, ship, deliver, cancel, refund, returned];
