import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { withoutCancelled } from '../invoices/cancelled-pieces.js';
import { creditNotesOf } from '../invoices/invoice.store.js';
import type { OrderView } from '../orders/order.presenter.js';
import { placedView } from '../orders/placed-view.js';
import type { OrderRow } from '../orders/order.store.js';
import { withdrawalTable } from '../withdrawals/withdrawals.tables.js';
import { withdrawnBefore } from '../withdrawals/withdrawn-share.js';

/** An order with the lines that the warehouse packs. */
export interface PackedOrder extends OrderView {
  /** Without pieces that ops cancelled, and those that the buyer withdrew before the order was shipped. */
  packed: OrderView['lines'];
}

/** Reads what the warehouse packs for an order. */
export const packedOrder = async (tx: Executor, row: OrderRow): Promise<PackedOrder> => {
  const order = await placedView(tx, row);
  const withdrawals = await tx.select().from(withdrawalTable).where(eq(withdrawalTable.orderId, row.id)).orderBy(asc(withdrawalTable.position));
  const shippedAt = order.history.find(({ state }) => state === 'shipped')?.at;
  const early = withdrawals.filter(({ receivedAt }) => shippedAt === undefined || receivedAt.toISOString() < shippedAt);
  const kept = withoutCancelled(order.lines, await creditNotesOf(tx, row.id));
  return { ...order, packed: kept.map((line) => ({ ...line, quantity: line.quantity - withdrawnBefore(early, line.id) })).filter(({ quantity }) => quantity > 0) };
};

/** Pieces of one product, with the same choices, over all orders. */
export interface PickedGoods {
  sku: string;
  name: string;
  choices: string;
  pieces: number;
  /** Number of pieces by order number. */
  orders: [number: string, pieces: number][];
}

const choicesOf = ({ colour, choices }: OrderView['lines'][number]): string => [colour, ...choices.map(({ label, value }) => `${label}: ${value}`)].filter(Boolean).join(' · ');

/** Adds up the goods of several orders, in the order of their article numbers. */
export const pickedGoods = (orders: readonly Pick<PackedOrder, 'number' | 'packed'>[]): PickedGoods[] => {
  const goods = new Map<string, PickedGoods>();
  for (const { number, packed } of orders)
    for (const line of packed) {
      const choices = choicesOf(line);
      // Colours and choices are texts in the language of the buyer, so configured goods are not added up over languages.
      const key = line.configurationId ? `${line.sku} ${choices}` : line.sku;
      const known = goods.get(key) ?? { sku: line.sku, name: line.name, choices, pieces: 0, orders: [] };
      goods.set(key, { ...known, pieces: known.pieces + line.quantity, orders: [...known.orders, [number!, line.quantity]] });
    }
  return [...goods.values()].toSorted((one, other) => one.sku.localeCompare(other.sku, 'en') || one.choices.localeCompare(other.choices, 'en'));
};
