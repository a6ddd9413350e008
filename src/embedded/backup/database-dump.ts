import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ownNames } from '../database/migrations.js';
import type { Header } from './archive.js';

type Table = Header['tables'][number];

/** graphile-worker owns the tables of the queue, so a backup contains the arguments of the waiting jobs and a restore adds them anew. */
export const jobsTable: Table = { name: 'queued_job', columns: ['task', 'payload', 'run_at', 'max_attempts'] };
const queuedJobs = `select task.identifier, job.payload, job.run_at, job.max_attempts from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id where job.attempts < job.max_attempts`;

export const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Approximate size of an entry in bytes, and thus of the rows in memory at a time. */
const chunkSize = 1 << 20;

/** Sorts tables so that each comes after the tables it references. @throws Error when a table references itself or tables reference each other in a cycle, because COPY could then not restore one table at a time */
const inOrder = (tables: readonly Table[], references: readonly { from: string; to: string }[]): Table[] => {
  const ordered: Table[] = [];
  let left = [...tables];
  while (left.length) {
    const waits = ({ name }: Table) => references.some(({ from, to }) => from === name && left.some((other) => other.name === to));
    const next = left.filter((table) => !waits(table));
    if (!next.length) throw new Error(`These tables reference each other in a cycle, so they cannot be restored one by one: ${left.map(({ name }) => name).join(', ')}`);
    ordered.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
};

/** The tables of the shop, with their columns. Generated columns are left out, because COPY cannot write them. */
export const tablesOf = async (client: Client): Promise<Table[]> => {
  const { tables } = ownNames();
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = any($1) group by c.relname order by c.relname`,
    [tables],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select f.relname as "from", t.relname as "to" from pg_constraint join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return inOrder(rows, references);
};

/** Last values of the shop's sequences by name. Sequences that were never used are left out. */
export const sequencesOf = async (client: Client): Promise<Record<string, string>> => {
  const { tables, sequences } = ownNames();
  const { rows } = await client.query<{ name: string; last: string }>(
    `select s.sequencename as name, s.last_value as last from pg_sequences s where s.schemaname = 'public' and s.last_value is not null
      and (s.sequencename = any($1) or exists (select 1 from pg_depend d join pg_class t on t.oid = d.refobjid
        where d.objid = format('public.%I', s.sequencename)::regclass and d.deptype in ('a', 'i') and t.relname = any($2)))`,
    [sequences, tables],
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
};

/** Yields a table's rows in COPY text format, in chunks that end at the end of a row. */
export async function* rowsOf(client: Client, { name, columns }: Table): AsyncGenerator<Buffer> {
  const source = name === jobsTable.name ? `(${queuedJobs})` : `public."${name}" (${quoted(columns)})`;
  let kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of client.query(copyTo(`copy ${source} to stdout`)) as AsyncIterable<Buffer>) {
    kept.push(chunk);
    size += chunk.length;
    if (size < chunkSize) continue;
    const all = Buffer.concat(kept);
    // COPY escapes line feeds within values, so each line feed ends a row.
    const end = all.lastIndexOf(10) + 1;
    if (end) yield all.subarray(0, end);
    kept = [all.subarray(end)];
    size = all.length - end;
  }
  if (size) yield Buffer.concat(kept);
}

/** Number of rows in a chunk of COPY text. */
export const countRows = (piece: Buffer): number => {
  let count = 0;
  for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) count += 1;
  return count;
};
