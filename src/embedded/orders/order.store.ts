import { and, asc, desc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Locale } from '../../contract/locales.js';
import { localeTable } from '../../contract/locales.js';
import { Problem } from '../../contract/errors.js';
import type { OrderState } from '../../contract/order.js';
import { dayMs } from '../../domain/calendar-days.js';
import { type OrderTransition, stateAfter } from '../../domain/order-state-machine.js';
import type { Executor } from '../database/database.module.js';
import { prepared, preparedDeferred, preparedTogether } from '../database/prepared.js';
import type { Owner } from '../identity/identity.js';
import { newId } from '../ids.js';
import { type LineRow, linesOf } from './order-lines.store.js';
import { orderAccessTable, orderEventTable, orderLineTable, orderTable } from './orders.tables.js';
import { paymentTable } from './payments.tables.js';

export type OrderRow = typeof orderTable.$inferSelect;
export type EventRow = typeof orderEventTable.$inferSelect;

/** The state is a literal in the SQL, because a generic plan of a prepared statement uses a partial index only if it contains the index's value. */
export const hasState = (state: OrderState): SQL => sql`${orderTable.state} = ${sql.raw(`'${state}'`)}`;

const isOpenOfOwner = and(eq(orderTable.owner, sql.placeholder('owner')), hasState('open'));
const selectOpen = prepared<{ owner: Owner }, OrderRow[]>((tx) => tx.select().from(orderTable).where(isOpenOfOwner));
const selectCartLocked = preparedTogether<{ owner: Owner }, OrderRow[], LineRow[]>(
  (tx) => tx.select().from(orderTable).where(isOpenOfOwner).for('update'),
  (tx) =>
    tx
      .select()
      .from(orderLineTable)
      .where(eq(orderLineTable.orderId, tx.select({ id: orderTable.id }).from(orderTable).where(isOpenOfOwner)))
      .orderBy(asc(orderLineTable.position)),
);

export const findOpen = async (tx: Executor, owner: Owner): Promise<OrderRow | undefined> => (await selectOpen(tx, { owner }))[0];

/** An open order, locked until the transaction ends, with its lines. */
export interface LockedCart {
  row: OrderRow;
  lines: LineRow[];
}

/** Locks the owner's open order, so that writes to one cart are serialised. */
export const lockCart = async (tx: Executor, owner: Owner): Promise<LockedCart | undefined> => {
  const [[row], lines] = await selectCartLocked(tx, { owner });
  return row && { row, lines };
};

/** Condition on orders that an owner may access: its own, those that it placed as a guest, and those whose mailed link it opened recently. */
export const belongsTo = (owner: Owner) =>
  or(
    eq(orderTable.owner, owner),
    eq(orderTable.placedBy, owner),
    sql`exists (select 1 from ${orderAccessTable} a where a.order_id = ${orderTable.id} and a.owner = ${owner} and a.expires_at > now())`,
  );

/** Grants an owner access to placed orders. @param hours duration from now */
export const allowAccess = async (tx: Executor, orderIds: readonly string[], owner: Owner, hours: number): Promise<void> => {
  if (orderIds.length === 0) return;
  const expiresAt = new Date(Date.now() + hours * 3_600_000);
  await tx
    .insert(orderAccessTable)
    .values(orderIds.map((orderId) => ({ orderId, owner, expiresAt })))
    .onConflictDoUpdate({ target: [orderAccessTable.orderId, orderAccessTable.owner], set: { expiresAt: sql`greatest(${orderAccessTable.expiresAt}, excluded.expires_at)` } });
};

/** Ids of the placed orders of an owner. */
export const placedIdsOf = async (tx: Executor, owner: Owner): Promise<string[]> =>
  (
    await tx
      .select({ id: orderTable.id })
      .from(orderTable)
      .where(and(eq(orderTable.owner, owner), ne(orderTable.state, 'open')))
  ).map(({ id }) => id);

/** Latest unpaid orders of an owner, newest first, five at most. */
export const unpaidOf = (tx: Executor, owner: Owner): Promise<OrderRow[]> =>
  tx
    .select()
    .from(orderTable)
    .where(and(eq(orderTable.owner, owner), hasState('awaitingPayment')))
    .orderBy(desc(orderTable.placedAt), desc(orderTable.id))
    .limit(5);

export const findOwn = async (tx: Executor, id: string, owner: Owner): Promise<OrderRow | undefined> =>
  (
    await tx
      .select()
      .from(orderTable)
      .where(and(eq(orderTable.id, id), belongsTo(owner)))
  )[0];

export const findById = async (tx: Executor, id: string): Promise<OrderRow | undefined> => (await tx.select().from(orderTable).where(eq(orderTable.id, id)))[0];

export const lockById = async (tx: Executor, id: string): Promise<OrderRow | undefined> => (await tx.select().from(orderTable).where(eq(orderTable.id, id)).for('update'))[0];

const byNumber = (tx: Executor, number: string) =>
  tx
    .select()
    .from(orderTable)
    .where(eq(orderTable.number, sql`upper(${number})`));

/** @param number order number, case-insensitive */
export const findByNumber = async (tx: Executor, number: string): Promise<OrderRow | undefined> => (await byNumber(tx, number))[0];

/** @param number order number, case-insensitive */
export const lockByNumber = async (tx: Executor, number: string): Promise<OrderRow | undefined> => (await byNumber(tx, number).for('update'))[0];

/** Whether the owner has any order, open or placed. */
export const hasOrders = async (tx: Executor, owner: Owner): Promise<boolean> =>
  (await tx.select({ id: orderTable.id }).from(orderTable).where(eq(orderTable.owner, owner)).limit(1)).length > 0;

const given = (name: string): SQL => sql`${sql.placeholder(name)}`;
const insertOpen = prepared<Pick<OrderRow, 'id' | 'owner' | 'locale' | 'currency' | 'country'>, OrderRow[]>((tx) =>
  tx
    .insert(orderTable)
    .values({ id: given('id'), owner: given('owner'), locale: given('locale'), currency: given('currency'), country: given('country') })
    .onConflictDoNothing()
    .returning(),
);

/** Locks the owner's open order; creates one if there is none. Handles a concurrent call that creates it at the same time. */
export const openOrder = async (tx: Executor, owner: Owner, locale: Locale): Promise<LockedCart> => {
  const known = await lockCart(tx, owner);
  if (known) return known;
  const { currency, country } = localeTable[locale];
  const [opened] = await insertOpen(tx, { id: newId(), owner, locale, currency, country });
  return opened ? { row: opened, lines: [] } : (await lockCart(tx, owner))!;
};

/** Columns of an order to update; values can be SQL expressions. */
export type OrderChanges = PgUpdateSetSource<typeof orderTable>;
/** The database's clock, because `listChangedOrders` orders the changes of several processes by it. */
const nextOf = (changes: OrderChanges): OrderChanges => ({ ...changes, version: sql`${orderTable.version} + 1`, updatedAt: sql`clock_timestamp()` });

/** Updates an order and increments its version. */
export const saveOrder = async (tx: Executor, id: string, changes: OrderChanges): Promise<OrderRow> =>
  (await tx.update(orderTable).set(nextOf(changes)).where(eq(orderTable.id, id)).returning())[0]!;

/** Marks an order as changed, because something that belongs to it changed: a document, a refund or a payment. `listChangedOrders` then returns it again. */
export const markChanged = (tx: Executor, id: string): Promise<OrderRow> => saveOrder(tx, id, {});

export type OrderContext = Pick<OrderRow, 'locale' | 'currency' | 'country'>;
const updatePlace = preparedDeferred<OrderContext & { id: string }>((tx) =>
  tx
    .update(orderTable)
    .set({ locale: given('locale'), currency: given('currency'), country: given('country'), version: sql`${orderTable.version} + 1`, updatedAt: sql`now()` })
    .where(eq(orderTable.id, sql.placeholder('id'))),
);

/**
 * Increments the version of a locked order after its lines were written. Besides that it updates only locale, currency and country.
 * @returns the order with these, but with the previous `updatedAt`, because the update is sent with the commit
 */
export const incrementVersion = async (tx: Executor, row: OrderRow, place: OrderContext): Promise<OrderRow> => {
  await updatePlace(tx, { ...place, id: row.id });
  return { ...row, ...place, version: row.version + 1 };
};

/** Marks a cart as used when it is read, at most once a day, so that a cart that is only read is kept as long as one that is changed. */
export const touchCart = async (tx: Executor, { id, updatedAt }: OrderRow): Promise<void> => {
  const isFresh = updatedAt.getTime() > Date.now() - dayMs;
  if (!isFresh) await tx.update(orderTable).set({ updatedAt: new Date() }).where(eq(orderTable.id, id));
};

/** The state of the order does not allow the transition. */
export class TransitionRefused extends Problem {
  constructor(
    readonly state: OrderState,
    readonly move: OrderTransition,
  ) {
    super('CONFLICT');
  }
}

/** An order after a state transition. */
export interface TransitionedOrder extends OrderRow {
  movedAt: Date;
}

const transitioned = { ...getTableColumns(orderTable), movedAt: sql`now()`.mapWith(orderEventTable.at).as('moved_at') };

/** Moves a locked order to its next state (`orderTransitions`), and records time and cause. @throws TransitionRefused */
export const transitionOrder = async (tx: Executor, row: OrderRow, move: OrderTransition, cause: string, changes: OrderChanges = {}): Promise<TransitionedOrder> => {
  const to = stateAfter(row.state, move);
  if (!to) throw new TransitionRefused(row.state, move);
  const event = tx.$with('event').as(tx.insert(orderEventTable).values({ orderId: row.id, from: row.state, to, cause }).returning({ id: orderEventTable.id }));
  const next = nextOf({ unpaidNetwork: null, heldUntil: null, ...changes, state: to });
  return (await tx.with(event).update(orderTable).set(next).where(eq(orderTable.id, row.id)).returning(transitioned))[0]!;
};

/** Records an event that does not change the state. */
export const recordEvent = async (tx: Executor, { id, state }: Pick<OrderRow, 'id' | 'state'>, cause: string): Promise<void> =>
  void (await tx.insert(orderEventTable).values({ orderId: id, from: state, to: state, cause }));

/** Recorded events of an order, oldest first. */
export const eventsOf = (tx: Executor, orderId: string): Promise<EventRow[]> =>
  tx.select().from(orderEventTable).where(eq(orderEventTable.orderId, orderId)).orderBy(asc(orderEventTable.id));

/** State changes of a placed order, oldest first. */
export const historyOf = (tx: Executor, orderId: string) =>
  tx
    .select({ state: orderEventTable.to, at: orderEventTable.at })
    .from(orderEventTable)
    .where(and(eq(orderEventTable.orderId, orderId), ne(orderEventTable.from, orderEventTable.to)))
    .orderBy(asc(orderEventTable.id));

/** The payment to show: the paid one, else the latest. */
export const latestPaymentOf = async (tx: Executor, orderId: string) =>
  (
    await tx
      .select({ id: paymentTable.id, method: paymentTable.method, status: paymentTable.status })
      .from(paymentTable)
      .where(eq(paymentTable.orderId, orderId))
      .orderBy(asc(ne(paymentTable.status, 'paid')), desc(paymentTable.createdAt))
      .limit(1)
  )[0] ?? null;

/** What belongs to a placed order besides its row. */
export interface PlacedRecords {
  lines: LineRow[];
  payment: Awaited<ReturnType<typeof latestPaymentOf>>;
  history: Awaited<ReturnType<typeof historyOf>>;
}
/** @param forLines where the lines are read, which do not change after the order was placed */
export const recordsOf = async (tx: Executor, orderId: string, forLines = tx): Promise<PlacedRecords> => ({
  lines: await linesOf(forLines, orderId),
  payment: await latestPaymentOf(tx, orderId),
  history: await historyOf(tx, orderId),
});

/** What belongs to each of several placed orders, by their ids. */
export const recordsOfAll = async (tx: Executor, orderIds: readonly string[]): Promise<Map<string, PlacedRecords>> => {
  const ids = [...orderIds];
  const lines = await tx.select().from(orderLineTable).where(inArray(orderLineTable.orderId, ids)).orderBy(asc(orderLineTable.position));
  const payments = await tx
    .select({ orderId: paymentTable.orderId, payment: { id: paymentTable.id, method: paymentTable.method, status: paymentTable.status } })
    .from(paymentTable)
    .where(inArray(paymentTable.orderId, ids))
    .orderBy(asc(ne(paymentTable.status, 'paid')), desc(paymentTable.createdAt));
  const history = await tx
    .select({ orderId: orderEventTable.orderId, state: orderEventTable.to, at: orderEventTable.at })
    .from(orderEventTable)
    .where(and(inArray(orderEventTable.orderId, ids), ne(orderEventTable.from, orderEventTable.to)))
    .orderBy(asc(orderEventTable.id));
  return new Map(
    ids.map((id) => {
      const isOwn = ({ orderId }: { orderId: string }) => orderId === id;
      return [id, { lines: lines.filter(isOwn), payment: payments.find(isOwn)?.payment ?? null, history: history.filter(isOwn) }];
    }),
  );
};
