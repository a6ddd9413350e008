import { asc, inArray } from 'drizzle-orm';
import type { OrderNote } from '../../contract/placed-order.js';
import type { Executor } from '../database/database.module.js';
import { newId } from '../ids.js';
import { orderNoteTable } from './fulfilment.tables.js';

/** Adds a note about an order. */
export const addNote = async (tx: Executor, orderId: string, note: Pick<OrderNote, 'by' | 'text'>): Promise<void> =>
  void (await tx.insert(orderNoteTable).values({ id: newId(), orderId, ...note }));

/** Notes about orders by the ids of the orders, oldest first. */
export const notesOf = async (tx: Executor, orderIds: readonly string[]): Promise<Map<string, OrderNote[]>> => {
  const rows = await tx
    .select()
    .from(orderNoteTable)
    .where(inArray(orderNoteTable.orderId, [...orderIds]))
    .orderBy(asc(orderNoteTable.at), asc(orderNoteTable.id));
  const presented = rows.map(({ orderId, id, at, by, text }) => ({ orderId, note: { id, at: at.toISOString(), by, text } }));
  return new Map(orderIds.map((id) => [id, presented.filter(({ orderId }) => orderId === id).map(({ note }) => note)]));
};
