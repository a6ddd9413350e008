import { Argument, Command, InvalidArgumentError } from 'commander';
import { maximumPieces, type StockResult } from '../src/contract/stock.js';
import { StockRecords } from '../src/embedded/stock/stock-records.js';
import { StockService } from '../src/embedded/stock/stock.service.js';
import { count } from './stock-count.js';
import { limitOption, type Listed, pageOption } from './support/enquiry-options.js';
import { Failure } from './support/failure.js';
import { operator } from './support/operator.js';
import { asJson, printDone, type Printed, printLine, printRows, type Row } from './support/print.js';
import { integerUpTo } from './support/whole-number.js';
import { withShop } from './support/with-shop.js';

const inStock = <Value>(work: (stock: StockService) => Promise<Value>): Promise<Value> => withShop((shop) => work(shop.get(StockService, { strict: false })));
const inRecords = <Value>(work: (records: StockRecords) => Promise<Value>): Promise<Value> => withShop((shop) => work(shop.get(StockRecords, { strict: false })));

const bySku = () => new Argument('<sku>', 'sku of the product, for example WPN-ochre-01');
const piecesOf = (word: string): number => {
  if (!/^\d+$/.test(word) || Number(word) > maximumPieces) throw new InvalidArgumentError(`Between 0 and ${maximumPieces}.`);
  return Number(word);
};
const unknown = (sku: string) => new Failure(`No product ${sku}`);
const notStocked = (sku: string) => new Failure(`${sku} is made to order, so it has no stock`);

const movementRow = ({ id, at, change, stock, reason, reference, by }: Awaited<ReturnType<StockRecords['log']>>[number]): Row => ({
  id,
  at,
  change: change > 0 ? `+${change}` : String(change),
  stock,
  reason,
  reference,
  by,
});

const show = new Command('show')
  .description('Shows the stock of a product, what unpaid orders hold, and its latest movements')
  .addArgument(bySku())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- stock show WPN-ochre-01')
  .action(async (sku: string, { json }: Printed) => {
    const { found, movements } = await inRecords(async (records) => ({ found: await records.find(sku), movements: await records.log(sku, { limit: 10 }) }));
    if (!found) throw unknown(sku);
    if (json) return printLine(JSON.stringify({ ...found, movements }, null, 2));
    const { stock, held, isWarehouse, isOnSale, replacedBy } = found;
    const facts = {
      sku,
      stock: isWarehouse ? stock : 'made to order',
      held: `${held} (by unpaid orders, not part of the stock)`,
      'on sale': isOnSale ? 'yes' : `no${replacedBy ? `, replaced by ${replacedBy}` : ''}`,
    };
    for (const [name, value] of Object.entries(facts)) printLine(`${name.padEnd(8)} ${value}`);
    printLine('');
    printRows(movements.map(movementRow), { nothing: 'No movements' });
  });

const list = new Command('list')
  .description('Lists the stock of the products on sale, the lowest first')
  .option('--below <count>', 'only products with fewer pieces', piecesOf)
  .addOption(limitOption())
  .addOption(pageOption())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- stock list --below 10\n         npm run cli -- stock list --limit 1000 --page 2 --json')
  .action(async ({ json, ...wanted }: Printed & Listed & { below?: number }) => {
    const rows = await inRecords((records) => records.list(wanted));
    printRows(
      rows.map(({ sku, stock, held }) => ({ sku, stock, held })),
      { json, nothing: 'No products' },
    );
  });

const messages: Record<Exclude<StockResult['outcome'], 'set' | 'unchanged'>, (result: StockResult) => Failure> = {
  unknown: ({ sku }) => unknown(sku),
  notStocked: ({ sku }) => notStocked(sku),
  changed: ({ sku, stock }) => new Failure(`The stock of ${sku} is ${stock} now. Nothing was changed.`),
};

const set = new Command('set')
  .description('Sets the stock of a product: the pieces that can be sold, without those of placed orders')
  .addArgument(bySku())
  .addArgument(new Argument('<count>', 'new number of pieces').argParser(piecesOf))
  .option('--was <count>', 'changes nothing unless the stock is this number, for example because of an order meanwhile', piecesOf)
  .option('--reference <text>', 'what the change refers to; part of the movement')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- stock set WPN-ochre-01 40 --was 37\nFor pieces that arrive use `stock receive`, for counted ones `stock count`.')
  .action(async (sku: string, stock: number, { was, reference, ...printed }: Printed & { was?: number; reference?: string }) => {
    const [result] = await inStock((service) => service.set([{ sku, stock, ...(was !== undefined && { was }) }], { by: operator(), reference }));
    const { outcome } = result!;
    if (outcome !== 'set' && outcome !== 'unchanged') throw messages[outcome](result!);
    printDone({ sku, stock, outcome }, outcome === 'set' ? `The stock of ${sku} is ${stock}` : `The stock of ${sku} was ${stock} already`, printed);
  });

const receive = new Command('receive')
  .description('Adds received pieces to the stock of a product')
  .addArgument(bySku())
  .addArgument(new Argument('<count>', 'number of pieces').argParser(integerUpTo(maximumPieces)))
  .option('--reference <text>', 'number of the delivery note; part of the movement')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- stock receive WPN-ochre-01 120 --reference "delivery 4711"')
  .action(async (sku: string, pieces: number, { reference, ...printed }: Printed & { reference?: string }) => {
    const stock = await inStock((service) => service.receive(sku, pieces, { by: operator(), reference }));
    if (stock === undefined) throw unknown(sku);
    if (stock === null) throw notStocked(sku);
    printDone({ sku, received: pieces, stock }, `Received ${pieces} of ${sku}; the stock is ${stock}`, printed);
  });

const log = new Command('log')
  .description('Lists the stock movements of a product, the latest first: when, how many, why and by whom')
  .addArgument(bySku())
  .addOption(limitOption())
  .option('--before <id>', 'only movements before the one with this id, for the next page', integerUpTo(Number.MAX_SAFE_INTEGER))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- stock log WPN-ochre-01\n         npm run cli -- stock log WPN-ochre-01 --before 8123')
  .action(async (sku: string, { limit, before, json }: Printed & Pick<Listed, 'limit'> & { before?: number }) => {
    const { found, movements } = await inRecords(async (records) => ({ found: await records.find(sku), movements: await records.log(sku, { before, limit }) }));
    if (!found) throw unknown(sku);
    printRows(json ? movements.map((movement) => ({ ...movement })) : movements.map(movementRow), { json, nothing: 'No movements' });
    if (!json && movements.length === limit) printLine(`\nOlder ones: stock log ${sku} --before ${movements.at(-1)!.id}`);
  });

/** Stock and its movements. */
export const stock = new Command('stock');
for (const command of [show, list, set, receive, count, log]) stock.addCommand(command);
