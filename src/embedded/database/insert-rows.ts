import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.module.js';

/** Rows per statement. */
const batchSize = 2_000;

/** What happens to rows whose `target` exists: its fields get these values. */
interface Upsert {
  target: PgColumn | PgColumn[];
  /** SQL of each field; `excluded` is the new row. */
  set: Record<string, SQL>;
}

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);
const column = (one: PgColumn | undefined): SQL => sql`${sql.identifier(one!.name)}`;

const upsert = (table: PgTable, { target, set }: Upsert): SQL => {
  const columns = getTableColumns(table);
  const values = Object.entries(set).map(([field, value]) => sql`${column(columns[field])} = ${value}`);
  return sql` on conflict (${list([target].flat().map(column))}) do update set ${list(values)}`;
};

/**
 * Inserts many rows, or updates those that exist. Each statement has them as one JSON parameter, which PostgreSQL parses faster than
 * separate parameters. All rows must have the fields of the first row; other columns get their defaults.
 */
export const insertRows = async <Table extends PgTable>(db: Executor, table: Table, rows: readonly Table['$inferInsert'][], existing?: Upsert): Promise<void> => {
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in (rows[0] ?? {}));
  const names = list(columns.map(([, one]) => column(one)));
  for (let from = 0; from < rows.length; from += batchSize) {
    const named = rows.slice(from, from + batchSize).map((row) => Object.fromEntries(columns.map(([field, { name }]) => [name, row[field as keyof typeof row]])));
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(named)})${existing ? upsert(table, existing) : sql``}`,
    );
  }
};
