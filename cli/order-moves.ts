import { Argument, Command } from 'commander';
import { Problem } from '../src/contract/errors.js';
import type { Parcel } from '../src/contract/order.js';
import { movesFrom } from '../src/domain/order-machine.js';
import { formatMoney } from '../src/embedded/formats.js';
import { Fulfilment, type PaidBack, SoldOut, TooMuch } from '../src/embedded/fulfilment/fulfilment.service.js';
import { MoveRefused } from '../src/embedded/orders/order.store.js';
import type { OrderView } from '../src/embedded/orders/order.presenter.js';
import { amountOf, inWhole } from './support/amount.js';
import { Failure } from './support/failure.js';
import { printDone } from './support/print.js';
import { withShop } from './support/with-shop.js';

interface Printed {
  json?: boolean;
}

/** What ops can do about it, in words. */
const explain = (number: string, error: unknown): unknown => {
  if (error instanceof MoveRefused) {
    const possible = movesFrom(error.state).join(', ');
    return new Failure(`Order ${number} is ${error.state}: "${error.move}" cannot happen to it. ${possible ? `What can: ${possible}` : 'Nothing can any more'}`);
  }
  if (error instanceof SoldOut) return new Failure(`The pieces of order ${number} were sold while it was not paid. Raise the stock first, or cancel the order`);
  if (error instanceof TooMuch) return new Failure(error.left ? `Order ${number} has ${inWhole(error.left)} left to pay back` : `Nothing of order ${number} is left to pay back`);
  return error instanceof Problem && error.code === 'NOTHING_TO_PAY' ? new Failure(`Order ${number} waits for no transfer`) : error;
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
    .addArgument(new Argument('<number>', 'as the buyer knows it'))
    .option('--json', 'as JSON')
    .addHelpText('after', `\nExample: npm run cli -- orders ${name} ENC-2026-000042${example}`);

const report = ({ number, state }: OrderView, printed: Printed): void => printDone({ number, state }, `Order ${number} is ${state}`, printed);
const reportMoney = ({ order, amount }: PaidBack, printed: Printed): void => {
  const { number, state, locale, currency } = order;
  const money = amount ? `${formatMoney({ amount, currency }, locale)} goes back to the buyer` : 'nothing was paid';
  printDone({ number, state, amount, currency }, `Order ${number} is ${state}; ${money}`, printed);
};

const paid = command('paid', 'Books that the transfer for an order on invoice has come').action(async (number: string, printed: Printed) =>
  report(await act(number, (fulfilment) => fulfilment.paid(number)), printed),
);
const produce = command('produce', 'Begins to make an order').action(async (number: string, printed: Printed) =>
  report(await act(number, (fulfilment) => fulfilment.produce(number)), printed),
);
const ship = command('ship', 'Sends an order, and tells its buyer', ' --carrier DHL --tracking 3SABC123')
  .option('--carrier <name>', 'who carries it')
  .option('--tracking <number>', 'under which number')
  .action(async (number: string, { carrier = null, tracking = null, ...printed }: Printed & Partial<Parcel>) =>
    report(await act(number, (fulfilment) => fulfilment.ship(number, { carrier, tracking })), printed),
  );
const deliver = command('deliver', 'Says that an order has arrived').action(async (number: string, printed: Printed) =>
  report(await act(number, (fulfilment) => fulfilment.deliver(number)), printed),
);
const cancel = command('cancel', 'Cancels an order: stock and money go back, the buyer is told why', ' --reason "the colour is no longer made"')
  .requiredOption('--reason <text>', 'what the buyer reads')
  .action(async (number: string, { reason, ...printed }: Printed & { reason: string }) =>
    reportMoney(await act(number, (fulfilment) => fulfilment.cancel(number, reason)), printed),
  );
const refund = command('refund', 'Pays money back; an order of which all went back is refunded', ' --amount 12.50')
  .option('--amount <amount>', 'in the currency of the order; all that is left unless given', amountOf)
  .action(async (number: string, { amount, ...printed }: Printed & { amount?: number }) =>
    reportMoney(await act(number, (fulfilment) => fulfilment.refund(number, amount)), printed),
  );
const returned = command('returned', 'Says that the goods of a withdrawal are back: their money goes').action(async (number: string, printed: Printed) => {
  const refunds = await act(number, (fulfilment) => fulfilment.returned(number));
  if (!refunds) throw new Failure(`No money of order ${number} waits for goods`);
  printDone({ number, refunds }, `The money of order ${number} goes back to the buyer`, printed);
});

/** What ops do with placed orders. */
export const orderMoveCommands = [paid, produce, ship, deliver, cancel, refund, returned];
