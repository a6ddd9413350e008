import { and, eq, sql } from 'drizzle-orm';
import { releaseStock } from '../catalogue/stock.js';
import { stockMovement } from '../catalogue/stock.tables.js';
import type { Executor } from '../database/database.module.js';
import { linesOf } from '../orders/order-lines.store.js';
import type { OrderRow } from '../orders/order.store.js';
import { warehousePieces } from '../orders/warehouse-pieces.js';
import { withdrawalTable } from '../withdrawals/withdrawals.tables.js';

/** Pieces of an order that were put back in stock before, by product. */
const returnedBefore = async (tx: Executor, orderId: string): Promise<Map<string, number>> => {
  const { productId, change, reason, reference } = stockMovement;
  const rows = await tx
    .select({ productId, pieces: sql<number>`sum(${change})::int` })
    .from(stockMovement)
    .where(and(sql`${reason} = 'returned'`, eq(reference, orderId)))
    .groupBy(productId);
  return new Map(rows.map((row) => [row.productId, row.pieces]));
};

/**
 * Puts withdrawn pieces of a locked order back in stock, each once. Goods made to order, and an order that never took its pieces, have none.
 * @param some pieces by the id of their line; undefined: all that were withdrawn
 * @returns number of pieces
 */
export const restock = async (tx: Executor, row: Pick<OrderRow, 'id' | 'lacksPieces'>, by: string, some?: ReadonlyMap<string, number>): Promise<number> => {
  if (row.lacksPieces) return 0;
  const withdrawals = await tx.select({ lines: withdrawalTable.lines }).from(withdrawalTable).where(eq(withdrawalTable.orderId, row.id));
  const withdrawn = withdrawals.flatMap(({ lines }) => lines);
  const before = await returnedBefore(tx, row.id);
  const lines = await linesOf(tx, row.id);
  const piecesWith = (quantity: (lineId: string) => number) => warehousePieces(lines.map((line) => ({ ...line, quantity: quantity(line.id) })));
  const wanted = some && new Map(piecesWith((id) => some.get(id) ?? 0).map(({ productId, quantity }) => [productId, quantity]));
  const left = piecesWith((id) => quantityOf(withdrawn, id)).flatMap(({ productId, quantity }) => {
    const open = quantity - (before.get(productId) ?? 0);
    const added = Math.min(open, wanted ? (wanted.get(productId) ?? 0) : open);
    return added > 0 ? [{ productId, quantity: added }] : [];
  });
  return releaseStock(tx, left, { reason: 'returned', reference: row.id, by });
};

const quantityOf = (withdrawn: readonly { id: string; quantity: number }[], lineId: string): number =>
  withdrawn.reduce((sum, { id, quantity }) => (id === lineId ? sum + quantity : sum), 0);
