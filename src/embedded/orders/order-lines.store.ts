import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { prepared, preparedDeferred } from '../database/prepared.js';
import { orderLineTable } from './orders.tables.js';

export type LineRow = typeof orderLineTable.$inferSelect;

const given = (name: string): SQL => sql`${sql.placeholder(name)}`;
const selectLines = prepared<{ orderId: string }, LineRow[]>((tx) =>
  tx
    .select()
    .from(orderLineTable)
    .where(eq(orderLineTable.orderId, sql.placeholder('orderId')))
    .orderBy(asc(orderLineTable.position)),
);

const givenSeen = sql`${sql.param(sql.placeholder('seen'), orderLineTable.seen)}`;
type NewLine = Pick<LineRow, 'id' | 'orderId' | 'productId' | 'configurationId' | 'quantity'> & { seen: NonNullable<LineRow['seen']> };
const insertUsualLine = prepared<NewLine, LineRow[]>((tx) =>
  tx
    .insert(orderLineTable)
    .values({ id: given('id'), orderId: given('orderId'), productId: given('productId'), configurationId: given('configurationId'), quantity: given('quantity'), seen: givenSeen })
    .returning(),
);
type ChangedLine = Pick<NewLine, 'id' | 'configurationId' | 'quantity' | 'seen'>;
const updateUsualLine = preparedDeferred<ChangedLine>((tx) =>
  tx
    .update(orderLineTable)
    .set({ configurationId: given('configurationId'), quantity: given('quantity'), seen: givenSeen })
    .where(eq(orderLineTable.id, sql.placeholder('id'))),
);

/** Inserts a line. Lines with a room are rare, and prepared statements cannot contain nullable JSON. */
export const insertLine = async (tx: Executor, { room, ...line }: NewLine & { room: LineRow['room'] | undefined }): Promise<LineRow> =>
  (
    await (room
      ? tx
          .insert(orderLineTable)
          .values({ ...line, room })
          .returning()
      : insertUsualLine(tx, line))
  )[0]!;

/** Updates a line; its room only when one is given. */
export const updateLine = async (tx: Executor, { id, room, ...changed }: ChangedLine & { room?: LineRow['room'] | undefined }): Promise<void> =>
  void (await (room
    ? tx
        .update(orderLineTable)
        .set({ ...changed, room })
        .where(eq(orderLineTable.id, id))
    : updateUsualLine(tx, { id, ...changed })));

/** Deletes a line of a locked cart. */
export const deleteLine = preparedDeferred<{ id: string }>((tx) => tx.delete(orderLineTable).where(eq(orderLineTable.id, sql.placeholder('id'))));

export const linesOf = (tx: Executor, orderId: string): Promise<LineRow[]> => selectLines(tx, { orderId });
