import { type Column, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from './database.module.js';

/** What drizzle has built, with `sql.placeholder('name')` where a value stands. */
interface Built<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
}

/** What drizzle sends statements by: the pool, or the one connection of a transaction. */
const clientOf = (tx: Executor): object => (tx as unknown as { _: { session: { client: object } } })._.session.client;

/**
 * A statement that drizzle puts together once for each connection, not each time: for the statements of a cart that is a
 * quarter of all that the Shop API does for it.
 * @param build its values may be null where a column is no JSON: of JSON drizzle would make a JSON null
 */
export const prepared = <Values extends Record<string, unknown>, Rows>(build: (tx: Executor) => Built<Rows>) => {
  const ready = new WeakMap<object, ReturnType<Built<Rows>['prepare']>>();
  return (tx: Executor, values: Values): Promise<Rows> => {
    const client = clientOf(tx);
    let statement = ready.get(client);
    if (!statement) {
      // Its name in PostgreSQL is the connection's to give.
      statement = build(tx).prepare('');
      ready.set(client, statement);
    }
    return statement.execute(values);
  };
};

/**
 * The same for rows by their ids, of which there are few: a statement for each number of them. Asked for by one value that
 * is a list, PostgreSQL would plan anew each time, since it cannot know how long the list is.
 * @param build `isAsked(column)` stands where the ids are asked for
 */
export const preparedByIds = <Values extends Record<string, unknown>, Rows>(build: (tx: Executor, isAsked: (column: Column) => SQL) => Built<Rows>) => {
  const byCount = new Map<number, (tx: Executor, values: Record<string, unknown>) => Promise<Rows>>();
  return (tx: Executor, ids: readonly string[], values: Values): Promise<Rows> => {
    let statement = byCount.get(ids.length);
    if (!statement) {
      const places = ids.map((_, at) => sql.placeholder(`id${at}`));
      statement = prepared((executor) => build(executor, (column) => inArray(column, places)));
      byCount.set(ids.length, statement);
    }
    return statement(tx, { ...values, ...Object.fromEntries(ids.map((id, at) => [`id${at}`, id])) });
  };
};
