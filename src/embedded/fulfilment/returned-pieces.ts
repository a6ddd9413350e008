import { asc, eq } from 'drizzle-orm';
import { sumPrices } from '../../domain/money.js';
import type { Executor } from '../database/database.module.js';
import { newId } from '../ids.js';
import { refundsOf } from '../payments/refund.store.js';
import { withdrawalTable } from '../withdrawals/withdrawals.tables.js';
import { returnedPiecesTable } from './fulfilment.tables.js';
import type { WithdrawnLine } from './pieces.js';

/** Withdrawn lines of an order whose refunds wait for the goods, with the pieces that are back already. */
export const withdrawnLines = async (tx: Executor, orderId: string): Promise<WithdrawnLine[]> => {
  const held = (await refundsOf(tx, orderId)).filter(({ status }) => status === 'held');
  const withdrawals = await tx.select().from(withdrawalTable).where(eq(withdrawalTable.orderId, orderId)).orderBy(asc(withdrawalTable.position));
  const waiting = withdrawals.filter(({ id }) => held.some(({ key }) => key.startsWith(`withdrawal-${id}`))).flatMap(({ lines }) => lines);
  const returned = await tx.select().from(returnedPiecesTable).where(eq(returnedPiecesTable.orderId, orderId));
  return [...Map.groupBy(waiting, ({ id }) => id)].map(([id, lines]) => ({
    id,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    returned: returned.filter(({ lineId }) => lineId === id).reduce((sum, { quantity }) => sum + quantity, 0),
    total: sumPrices(
      lines.map(({ total }) => total),
      lines[0]!.total.includingVat.currency,
    ),
  }));
};

/** Records that some pieces came back while others are still expected. @param pieces number of pieces by the id of the line */
export const bookReturn = async (tx: Executor, orderId: string, pieces: ReadonlyMap<string, number>): Promise<void> =>
  void (await tx.insert(returnedPiecesTable).values([...pieces].map(([lineId, quantity]) => ({ id: newId(), orderId, lineId, quantity }))));

/** Removes the record once no piece is expected, so that a later withdrawal starts from zero. */
export const endReturn = async (tx: Executor, orderId: string): Promise<void> => void (await tx.delete(returnedPiecesTable).where(eq(returnedPiecesTable.orderId, orderId)));
