import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.module.js';

/** Rows per statement. */
const batchSize = 2_000;

/**
 * Inserts many rows. Each statement has them as one JSON parameter, which PostgreSQL parses faster than separate parameters. All rows
 * must have the fields of the first row; other columns get their defaults.
 */
export const insertRows = async <Table extends PgTable>(db: Executor, table: Table, rows: readonly Table['$inferInsert'][]): Promise<void> => {
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in (rows[0] ?? {}));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += batchSize) {
    const named = rows.slice(from, from + batchSize).map((row) => Object.fromEntries(columns.map(([field, { name }]) => [name, row[field as keyof typeof row]])));
    await db.execute(sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(named)})`);
  }
};
