import { Argument, Command } from 'commander';
import type { PackedOrder } from '../src/embedded/fulfilment/goods-to-pack.js';
import { today } from '../src/embedded/fulfilment/order-lists.service.js';
import { maximumOrders, WarehouseDocuments } from '../src/embedded/fulfilment/warehouse-documents.service.js';
import { Failure, UsageFailure } from './support/failure.js';
import { chosenOrder } from './support/order-command.js';
import { dayOf, outOption } from './support/order-options.js';
import { asJson, printDone, type Printed } from './support/print.js';
import { saveFile } from './support/save-file.js';
import { withShop } from './support/with-shop.js';
import { withSpinner } from './support/with-spinner.js';

interface Paper extends Printed {
  day?: string;
  out?: string;
}
const countText = (count: number): string => `${count} ${count === 1 ? 'order' : 'orders'}`;

/** @throws Failure for an unknown number, and for an order of which nothing is packed */
const requirePacked = (numbers: readonly string[], found: readonly (PackedOrder | undefined)[]): PackedOrder[] =>
  numbers.map((number, at) => {
    const order = found[at];
    if (!order) throw new Failure(`No order ${number}`);
    if (order.packed.length === 0) throw new Failure(`Nothing is packed for order ${number}: its pieces were cancelled or withdrawn`);
    return order;
  });

const packingSlip = new Command('packing-slip')
  .description('Writes the packing slips of orders as PDF, each in the language of the buyer and without prices')
  .addArgument(new Argument('[numbers...]', 'order numbers; without them you choose from a list on a terminal'))
  .option('--day <day>', 'all orders of the pick list of that day', dayOf)
  .addOption(outOption('packing-slips.pdf'))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- orders packing-slip ENC-2026-000042 ENC-2026-000043\n         npm run cli -- orders packing-slip --day tomorrow --out slips.pdf')
  .action((given: string[], { day, out = 'packing-slips.pdf', ...printed }: Paper) =>
    withShop(async (shop) => {
      if (given.length && day !== undefined) throw new UsageFailure('Give either order numbers or --day.');
      if (given.length > maximumOrders) throw new UsageFailure(`One file holds ${maximumOrders} orders at most.`);
      const papers = shop.get(WarehouseDocuments, { strict: false });
      const numbers = day === undefined ? (given.length ? given : [await chosenOrder(shop, undefined, 'ship')]) : [];
      const orders = day === undefined ? requirePacked(numbers, await papers.find(numbers)) : await papers.toPick(day);
      if (orders.length === 0) throw new Failure(`No order is to be sent for ${day}`);
      await saveFile(out, await withSpinner('Writing packing slips', () => papers.packingSlips(orders)));
      printDone({ file: out, orders: orders.map(({ number }) => number!) }, `${out}: packing slips of ${countText(orders.length)}`, printed);
    }),
  );

const pickList = new Command('pick-list')
  .description('Writes what to pick for the orders of a day as PDF: all goods by article number, then each order. Late orders are included')
  .option('--day <day>', 'planned day of delivery, such as 2026-11-24, today or tomorrow (default: today)', dayOf)
  .addOption(outOption('pick-list-<day>.pdf'))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- orders pick-list --day tomorrow\n         npm run cli -- orders pick-list --day 2026-11-24 --out monday.pdf')
  .action(({ day = today(), out = `pick-list-${day}.pdf`, ...printed }: Paper) =>
    withShop(async (shop) => {
      const papers = shop.get(WarehouseDocuments, { strict: false });
      const orders = await papers.toPick(day);
      if (orders.length === 0) throw new Failure(`No order is to be sent for ${day}`);
      await saveFile(out, await withSpinner('Writing the pick list', () => papers.pickList(orders, day)));
      printDone({ file: out, orders: orders.map(({ number }) => number!) }, `${out}: pick list of ${countText(orders.length)}`, printed);
    }),
  );

export const orderPaperCommands = [packingSlip, pickList];
