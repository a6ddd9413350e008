import { Command } from 'commander';
import type { Parcel } from '../src/contract/order.js';
import type { OrderMove } from '../src/contract/order-move.js';
import { carrierNames } from '../src/domain/carriers.js';
import { Fulfilment } from '../src/embedded/fulfilment/fulfilment.service.js';
import type { OrderView } from '../src/embedded/orders/order.presenter.js';
import { shipAll } from './order-shipments.js';
import { asConfirmed, type Confirmed } from './support/confirm.js';
import { chosenOrder, done } from './support/order-command.js';
import { orderNumber } from './support/order-options.js';
import { pick, typed } from './support/pick.js';
import { asJson, printDone, type Printed } from './support/print.js';
import { openTerminal } from './support/terminal.js';
import { withShop } from './support/with-shop.js';

/** Moves the given or chosen order, and prints its new state. */
const move = (given: string | undefined, name: OrderMove, printed: Printed, work: (ops: Fulfilment, number: string) => Promise<OrderView | undefined>): Promise<void> =>
  withShop(async (shop) => {
    const chosen = await chosenOrder(shop, given, name);
    const { number, state } = await done(chosen, work(shop.get(Fulfilment, { strict: false }), chosen));
    printDone({ number, state }, `Order ${number} is ${state}`, printed);
  });

const command = (name: OrderMove, description: string) =>
  new Command(name).description(description).addArgument(orderNumber()).addOption(asJson()).addHelpText('after', `\nExample: npm run cli -- orders ${name} ENC-2026-000042`);

const paid = command('paid', 'Records that the bank transfer for an order on account has arrived').action((given: string | undefined, printed: Printed) =>
  move(given, 'paid', printed, (ops, number) => ops.paid(number)),
);
const produce = command('produce', 'Moves an order into production').action((given: string | undefined, printed: Printed) =>
  move(given, 'produce', printed, (ops, number) => ops.produce(number)),
);
const deliver = command('deliver', 'Records that an order was delivered').action((given: string | undefined, printed: Printed) =>
  move(given, 'deliver', printed, (ops, number) => ops.deliver(number)),
);

/** Lets a person who chose an order from the list choose its carrier too. */
const askParcel = async (): Promise<Parcel> => {
  const terminal = openTerminal()!;
  const carrier = await pick('Which carrier?', [...carrierNames.map((name) => ({ value: name, label: name })), { value: '', label: 'Another one, or none' }], terminal);
  const tracking = carrier && (await typed('Tracking number', (word) => word.trim(), terminal));
  return { carrier: carrier || null, tracking: tracking || null };
};

interface Shipment extends Printed, Confirmed {
  carrier?: string;
  tracking?: string;
  from?: string;
}
const ship = new Command('ship')
  .description('Records that an order, or all orders of a file, were shipped, and notifies the buyers by mail')
  .addArgument(orderNumber())
  .option('--carrier <name>', 'name of the carrier; mails and pages link to its tracking page if the shop knows it')
  .option('--tracking <number>', 'tracking number')
  .option('--from <file>', 'CSV file with a row for each order: order number, carrier, tracking number. It is checked as a whole first')
  .addOption(asConfirmed())
  .addOption(asJson())
  .addHelpText(
    'after',
    '\nExample: npm run cli -- orders ship ENC-2026-000042 --carrier DHL --tracking 3SABC123\n         npm run cli -- orders ship --from shipped.csv\nFile:    number,carrier,tracking\n         ENC-2026-000042,DHL,3SABC123',
  )
  .action((given: string | undefined, { carrier = '', tracking = '', from, ...options }: Shipment, program: Command) => {
    if (from === undefined) {
      const isAsked = given === undefined && !carrier && !tracking;
      return move(given, 'ship', options, async (ops, number) => ops.ship(number, isAsked ? await askParcel() : { carrier: carrier || null, tracking: tracking || null }));
    }
    if (given !== undefined || carrier || tracking) program.error('error: give either --from <file>, or an order number with --carrier and --tracking');
    return shipAll(from, options);
  });

export const orderTransitionCommands = [paid, produce, ship, deliver];
