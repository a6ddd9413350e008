import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { readFile, stat } from 'node:fs/promises';
import { carrierNames, carrierOf } from '../src/domain/carriers.js';
import { Fulfilment } from '../src/embedded/fulfilment/fulfilment.service.js';
import { OrderLists, type ShippedOrder } from '../src/embedded/fulfilment/order-lists.service.js';
import { allowsMove } from '../src/embedded/fulfilment/order-moves.js';
import { confirmed, type Confirmed } from './support/confirm.js';
import { Failure } from './support/failure.js';
import { explain } from './support/order-command.js';
import { type Printed, printRows } from './support/print.js';
import { withProgress } from './support/with-progress.js';
import { withShop } from './support/with-shop.js';

/** Limits of a file. */
const maximumRows = 5000;
const maximumBytes = 5_000_000;
/** Characters of a carrier or tracking number. */
const longest = 60;

/** A row of the file. */
export interface Shipment {
  /** Line of the file, counted from 1. */
  row: number;
  number: string;
  carrier: string;
  tracking: string;
}
/** Names of the columns, as people and other programs write them: in lower case, without spaces and punctuation. */
const columns: Record<'number' | 'carrier' | 'tracking', readonly string[]> = {
  number: ['number', 'order', 'ordernumber', 'bestelnummer', 'bestellnummer', 'numerodecommande'],
  carrier: ['carrier', 'vervoerder', 'versanddienstleister', 'transporteur'],
  tracking: ['tracking', 'track', 'trackingnumber', 'tracknumber', 'trackingcode', 'tracktrace', 'sendungsnummer', 'numerodesuivi'],
};
const columnOf = (title: string): string => {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  return Object.entries(columns).find(([, names]) => names.includes(plain))?.[0] ?? '';
};

/** Reads the rows of a file. @throws Failure when it is no such file */
export const readShipments = (text: string): Shipment[] => {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      trim: true,
      skip_empty_lines: true,
      info: true,
      columns: (titles: string[]) => titles.map((title) => columnOf(title) || false),
    }) as unknown as { record: Partial<Record<keyof typeof columns, string>>; info: { lines: number } }[];
    if (records.length > maximumRows) throw new Failure(`The file has more than ${maximumRows} rows. Divide it`);
    return records.map(({ record: { number, carrier = '', tracking = '' }, info }) => {
      if (number === undefined) throw new Failure('The first row must name the columns: number, carrier, tracking');
      return { row: info.lines, number: number.toUpperCase().replaceAll(' ', ''), carrier, tracking };
    });
  } catch (error) {
    throw error instanceof CsvError ? new Failure(`The file is no CSV file: ${error.message}`) : error;
  }
};

/** Faults of rows, and the rows that are still to be shipped. */
export interface CheckedShipments {
  faults: { row: number; number: string; fault: string }[];
  todo: Shipment[];
  /** Orders that were shipped with the same carrier and number, for example because the file is sent again. */
  done: Shipment[];
}

const isShippedAs = ({ carrier, tracking }: Shipment, { parcel }: ShippedOrder): boolean =>
  parcel !== null && (parcel.carrier ?? '') === carrier && (parcel.tracking ?? '') === tracking;

const faultOf = ({ number, carrier, tracking }: Shipment, order: ShippedOrder | undefined, earlier: Shipment | undefined): string | undefined => {
  if (number === '') return 'the order number is missing';
  if (earlier) return `the order is in row ${earlier.row} already`;
  if (!order || order.state === 'open') return 'there is no such order';
  if (carrier.length > longest || tracking.length > longest) return `carrier and tracking number have at most ${longest} characters`;
  return allowsMove(order.state, 'ship') ? undefined : `the order is ${order.state}`;
};

/** Checks all rows before any order is shipped. @param orders by their numbers */
export const checkShipments = (rows: readonly Shipment[], orders: ReadonlyMap<string, ShippedOrder>): CheckedShipments => {
  const found: CheckedShipments = { faults: [], todo: [], done: [] };
  const seen = new Map<string, Shipment>();
  for (const shipment of rows) {
    const { row, number } = shipment;
    const order = orders.get(number);
    const isDone = order !== undefined && isShippedAs(shipment, order) && !seen.has(number);
    const fault = isDone ? undefined : faultOf(shipment, order, seen.get(number));
    if (fault) found.faults.push({ row, number, fault });
    else found[isDone ? 'done' : 'todo'].push(shipment);
    if (!seen.has(number)) seen.set(number, shipment);
  }
  return found;
};

const textOf = async (path: string): Promise<string> => {
  const size = await stat(path).then(
    (one) => one.size,
    ({ message }: Error) => {
      throw new Failure(`Cannot read ${path}: ${message}`);
    },
  );
  if (size > maximumBytes) throw new Failure(`${path} is larger than ${maximumBytes / 1e6} MB`);
  return readFile(path, 'utf8');
};

const effectsOf = ({ todo, done }: CheckedShipments): string[] => {
  const unknown = [...new Set(todo.filter(({ carrier }) => carrier && !carrierOf(carrier)).map(({ carrier }) => carrier))];
  return [
    ...todo.slice(0, 20).map(({ number, carrier, tracking }) => [number, carrier, tracking].filter(Boolean).join('  ')),
    ...(todo.length > 20 ? [`and ${todo.length - 20} more`] : []),
    ...(done.length ? [`Shipped already: ${done.length}`] : []),
    ...(unknown.length ? [`Without a tracking page: ${unknown.join(', ')}. Carriers with one: ${carrierNames.join(', ')}`] : []),
  ];
};

/** Ships the orders of a file. Nothing happens unless the whole file is right; then each order is shipped in its own transaction. */
export const shipAll = async (path: string, { yes, ...printed }: Printed & Confirmed): Promise<void> => {
  const rows = readShipments(await textOf(path));
  await withShop(async (shop) => {
    const checked = checkShipments(rows, await shop.get(OrderLists, { strict: false }).shipments(rows.map(({ number }) => number)));
    if (checked.faults.length) {
      process.exitCode = 1;
      if (!printed.json) process.stderr.write(`Nothing was shipped: ${checked.faults.length} of ${rows.length} rows are wrong\n`);
      return printRows(checked.faults, { ...printed, nothing: '' });
    }
    if (checked.todo.length) await confirmed(`Ship ${checked.todo.length} orders and mail their buyers?`, { yes, effects: effectsOf(checked) });
    const ops = shop.get(Fulfilment, { strict: false });
    const results = checked.done.map(({ row, number }) => ({ row, number, result: 'shipped before' }));
    await withProgress('Shipping', async (report) => {
      for (const [at, { row, number, carrier, tracking }] of checked.todo.entries()) {
        const fault = await ops.ship(number, { carrier: carrier || null, tracking: tracking || null }).then(
          () => undefined,
          (error: unknown) => explain(number, error),
        );
        if (fault !== undefined) process.exitCode = 1;
        results.push({ row, number, result: fault === undefined ? 'shipped' : (fault as Error).message });
        report(at + 1, checked.todo.length);
      }
    });
    const isDone = (at: number) => results[at]!.result.startsWith('shipped');
    printRows(results, { ...printed, nothing: 'The file has no rows', colour: (at, name) => (name === 'result' ? (isDone(at) ? 'green' : 'red') : undefined) });
  });
};
