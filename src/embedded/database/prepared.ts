import { type Column, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from './database.module.js';

/** A drizzle query with `sql.placeholder('name')` for values. */
interface Built<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
}

/** The client by which drizzle sends statements: the pool, or the connection of a transaction. */
const clientOf = (tx: Executor): object => (tx as unknown as { _: { session: { client: object } } })._.session.client;

/**
 * A statement that drizzle builds once per connection. For the statements of a cart, building each time took a quarter of the Shop API's work.
 * @param build returns the query. Values of JSON columns must not be null, because drizzle would send a JSON null
 */
export const prepared = <Values extends Record<string, unknown>, Rows>(build: (tx: Executor) => Built<Rows>) => {
  const ready = new WeakMap<object, ReturnType<Built<Rows>['prepare']>>();
  return (tx: Executor, values: Values): Promise<Rows> => {
    const client = clientOf(tx);
    let statement = ready.get(client);
    if (!statement) {
      // No name: `PreparedClient` names the statement.
      statement = build(tx).prepare('');
      ready.set(client, statement);
    }
    return statement.execute(values);
  };
};

/**
 * As `prepared`, for rows by a few ids: one statement per number of ids. With an array parameter, PostgreSQL would plan the statement
 * each time, because it does not know the length of the array.
 * @param build returns the query; `hasId(column)` is the condition on the ids
 */
export const preparedByIds = <Values extends Record<string, unknown>, Rows>(build: (tx: Executor, hasId: (column: Column) => SQL) => Built<Rows>) => {
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
