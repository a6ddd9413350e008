import { type Column, inArray, type Query, type SQL, sql } from 'drizzle-orm';
import type { Executor } from './database.module.js';
import { deferrable, joined } from './prepared-client.js';

/** A drizzle query with `sql.placeholder('name')` for values. */
interface Built<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
}

/** Parts of drizzle's database that its types do not declare. `client` sends statements: the pool, or the connection of a transaction. */
interface Internals {
  dialect: { sqlToQuery(statement: SQL): Query };
  _: { session: { client: object; prepareQuery(query: Query, fields: undefined, name: string, isArray: boolean): { execute(): Promise<unknown> } } };
}
const internalsOf = (tx: Executor) => tx as unknown as Internals;
const clientOf = (tx: Executor): object => internalsOf(tx)._.session.client;

/**
 * A statement that drizzle builds once per connection. For the statements of a cart, building each time took a quarter of the Shop API's work.
 * @param build returns the query. Values of JSON columns must not be null, because drizzle would send a JSON null
 */
export const prepared = <Values extends Record<string, unknown>, Rows>(build: (tx: Executor) => Built<Rows>, name = '') => {
  const ready = new WeakMap<object, ReturnType<Built<Rows>['prepare']>>();
  return (tx: Executor, values: Values): Promise<Rows> => {
    const client = clientOf(tx);
    let statement = ready.get(client);
    if (!statement) {
      // `PreparedClient` names the statement.
      statement = build(tx).prepare(name);
      ready.set(client, statement);
    }
    return statement.execute(values);
  };
};

/**
 * As `prepared`, for a statement whose result nobody reads: in a transaction it is sent together with the next one, which fails when it fails.
 * Not for a statement whose error is handled, such as a violated unique index.
 */
export const preparedDeferred = <Values extends Record<string, unknown>>(build: (tx: Executor) => Built<unknown>) => {
  const run = prepared<Values, unknown>(build, deferrable);
  return async (tx: Executor, values: Values): Promise<void> => void (await run(tx, values));
};

/**
 * Two statements that are sent together in a transaction, and both read. The second one runs after the first, and sees what others have committed
 * while the first waited for a lock.
 * @returns the rows of both
 */
export const preparedTogether = <Values extends Record<string, unknown>, First, Second>(first: (tx: Executor) => Built<First>, second: (tx: Executor) => Built<Second>) => {
  const [runFirst, runSecond] = [prepared<Values, First>(first, joined), prepared<Values, Second>(second)];
  return (tx: Executor, values: Values): Promise<[First, Second]> => Promise.all([runFirst(tx, values), runSecond(tx, values)]);
};

/** Runs a statement as `preparedDeferred` does, but builds it each time. */
export const executeDeferred = async (tx: Executor, statement: SQL): Promise<void> => {
  const { dialect, _: internal } = internalsOf(tx);
  await internal.session.prepareQuery(dialect.sqlToQuery(statement), undefined, deferrable, false).execute();
};

/**
 * As `prepared`, for rows by a few ids: one statement per number of ids. With an array parameter, PostgreSQL would plan the statement
 * each time, because it does not know the length of the array.
 * @param build returns the query; `hasId(column)` is the condition on the ids
 * @param isJoined whether the statement is sent together with the next one, which must follow at once
 */
export const preparedByIds = <Values extends Record<string, unknown>, Rows>(build: (tx: Executor, hasId: (column: Column) => SQL) => Built<Rows>, isJoined = false) => {
  const byCount = new Map<number, (tx: Executor, values: Record<string, unknown>) => Promise<Rows>>();
  return (tx: Executor, ids: readonly string[], values: Values): Promise<Rows> => {
    let statement = byCount.get(ids.length);
    if (!statement) {
      const places = ids.map((_, at) => sql.placeholder(`id${at}`));
      statement = prepared((executor) => build(executor, (column) => inArray(column, places)), isJoined ? joined : '');
      byCount.set(ids.length, statement);
    }
    return statement(tx, { ...values, ...Object.fromEntries(ids.map((id, at) => [`id${at}`, id])) });
  };
};
