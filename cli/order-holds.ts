import { Argument, Command } from 'commander';
import { formatMoney } from '../src/embedded/formats.js';
import { HeldOrders } from '../src/embedded/orders/held-orders.js';
import { Failure } from './support/failure.js';
import { asJson, printDone, type Printed, printRows } from './support/print.js';
import { withShop } from './support/with-shop.js';

const holds = new Command('holds')
  .description('Lists unpaid orders with a stock hold, and when the hold ends')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- orders holds')
  .action(async ({ json }: Printed) => {
    const held = await withShop((shop) => shop.get(HeldOrders, { strict: false }).list());
    printRows(
      held.map(({ number, state, method, placedAt, heldUntil, pieces, amount, currency, locale, email }) => ({
        number,
        state,
        method,
        placed: placedAt,
        'held until': heldUntil,
        pieces,
        total: formatMoney({ amount, currency }, locale),
        email,
      })),
      { json: json === true, nothing: 'No unpaid order holds stock' },
    );
  });

const release = new Command('release')
  .description('Releases the stock holds of unpaid orders; the orders can still be paid, and then take their pieces from the stock')
  .addArgument(new Argument('<numbers...>', 'order numbers'))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- orders release ENC-2026-000042 ENC-2026-000043')
  .action(async (numbers: string[], printed: Printed) => {
    const released = await withShop(async (shop) => {
      const done: { number: string; isReleased: boolean | undefined }[] = [];
      for (const number of numbers) done.push({ number, isReleased: await shop.get(HeldOrders, { strict: false }).release(number) });
      return done;
    });
    const failed = released.find(({ isReleased }) => !isReleased);
    if (failed) throw new Failure(failed.isReleased === undefined ? `No order ${failed.number}` : `Order ${failed.number} holds no stock`);
    printDone({ released: numbers }, `Pieces are back in stock: ${numbers.join(', ')}`, printed);
  });

export const orderHoldCommands = [holds, release];
