import { eq, gt, gte, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import type { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { eventually } from '../../../test/support/eventually.js';
import { startTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import type { Database } from './database.module.js';
import { connectPool } from './pool.js';
import { PreparedClient } from './prepared-client.js';
import { executeDeferred, prepared, preparedTogether } from './prepared.js';

const note = pgTable('note', { value: integer('value').primaryKey() });
let database: TestDatabase;
let pool: Pool;
let db: Database;
beforeAll(async () => {
  database = await startTestDatabase();
  pool = connectPool(database.url);
  db = drizzle(pool);
  await pool.query('create table note (value int primary key)');
  // The first time, a connection prepares the statements of a transaction, and sends each alone.
  await db.transaction((tx) => executeDeferred(tx, write(0)));
});
beforeEach(() => pool.query('delete from note'));
afterAll(async () => {
  await pool.end();
  await database.stop();
});

const write = (value: number) => sql`insert into note values (${value})`;
const stored = async (tx: Pick<Database, 'execute'> = db) =>
  (await tx.execute<{ value: number }>(sql`select value from note where value > ${0} order by value`)).rows.map(({ value }) => value);
/** Number of messages of a kind that the connection gets for some work. */
const messages = async (kind: 'readyForQuery' | 'rowDescription', work: () => Promise<unknown>): Promise<number> => {
  const client = await pool.connect();
  const { connection } = client as unknown as { connection: EventEmitter };
  client.release();
  let count = 0;
  const add = () => void (count += 1);
  connection.on(kind, add);
  await work();
  connection.off(kind, add);
  return count;
};
/** Number of responses: one for each packet of statements. */
const responses = (work: () => Promise<unknown>): Promise<number> => messages('readyForQuery', work);

describe('prepared statements', () => {
  it('are limited to 200 per connection, and those of one connection do not count for another', async () => {
    const preparedOn = async (connection: Pool, texts: number): Promise<number> => {
      for (let at = 0; at < texts; at += 1) await connection.query({ text: `select $1::int as column${at}` }, [at]);
      const { rows } = await connection.query<{ count: number }>("select count(*)::int as count from pg_prepared_statements where statement like 'select $1::int%'");
      return rows[0]!.count;
    };
    const [busy, other] = [connectPool(database.url), connectPool(database.url)];
    expect(await preparedOn(busy, 201)).toBe(200);
    expect(await preparedOn(other, 1)).toBe(1);
    await Promise.all([busy.end(), other.end()]);
  });
});

describe('columns of a prepared statement', () => {
  const above = prepared<{ least: number }, { value: number }[]>((tx) =>
    tx
      .select()
      .from(note)
      .where(gte(note.value, sql.placeholder('least')))
      .orderBy(note.value),
  );

  it('are described once per connection, with and without rows', async () => {
    await db.insert(note).values([{ value: 1 }, { value: 2 }]);
    const read = async () => {
      expect(await above(db, { least: 1 })).toEqual([{ value: 1 }, { value: 2 }]);
      expect(await above(db, { least: 3 })).toEqual([]);
      expect(await stored()).toEqual([1, 2]);
    };
    await read();
    expect(await messages('rowDescription', read)).toBe(0);
  });

  it('are those of the statement, although another one has the same names in another order', async () => {
    const rows = async (text: string) => (await pool.query<object>(text, [1])).rows;
    for (let times = 0; times < 2; times += 1) {
      expect(await rows('select $1::int as one, 2 as two')).toEqual([{ one: 1, two: 2 }]);
      expect(await rows('select 2 as two, $1::int as one')).toEqual([{ two: 2, one: 1 }]);
    }
  });
});

describe('after the process stood still', () => {
  /** Blocks the process, without using the CPU. */
  const standStill = (milliseconds: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

  it('a connection that PostgreSQL has accepted is used, although its time has passed', async () => {
    const client = new PreparedClient({ connectionString: database.url });
    const connected = client.connect();
    await new Promise(setImmediate);
    standStill(2100);
    await expect(connected).resolves.toBe(client);
    await client.end();
  });

  it('a response that has arrived is read, although its time has passed', async () => {
    const client = new PreparedClient({ connectionString: database.url, statement_timeout: 100 });
    await client.connect();
    const asked = client.query('select 1 as one');
    await new Promise(setImmediate);
    standStill(1200);
    await expect(asked).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await client.end();
  });

  it('a statement that is sent when the time of the one before has passed gets its own time', async () => {
    const client = new PreparedClient({ connectionString: database.url, statement_timeout: 100 });
    await client.connect();
    await client.query('select 1');
    const asked = new Promise((resolve) => void setTimeout(() => resolve(client.query('select 2 as two')), 1150));
    standStill(1200);
    await expect(asked).resolves.toMatchObject({ rows: [{ two: 2 }] });
    await client.end();
  });
});

describe('deferred statements', () => {
  it('run before the next statement of their transaction, in its packet, and the commit in another', async () => {
    const work = () =>
      db.transaction(async (tx) => {
        await executeDeferred(tx, write(1));
        await executeDeferred(tx, write(2));
        return stored(tx);
      });
    await work().then(() => pool.query('delete from note'));
    expect(await responses(async () => expect(await work()).toEqual([1, 2]))).toBe(2);
    expect(await stored()).toEqual([1, 2]);
  });

  it('are committed when no statement follows', async () => {
    await db.transaction(async (tx) => {
      await executeDeferred(tx, write(1));
      await executeDeferred(tx, write(2));
    });
    expect(await stored()).toEqual([1, 2]);
  });

  it('run before a statement that is not prepared', async () => {
    const found = await db.transaction(async (tx) => {
      await executeDeferred(tx, write(1));
      await executeDeferred(tx, write(2));
      return tx.execute(sql.raw('select value from note order by value'));
    });
    expect(found.rows).toEqual([{ value: 1 }, { value: 2 }]);
  });

  it('fail the next statement with their own error, and the connection remains usable', async () => {
    const twice = async (tx: Parameters<typeof executeDeferred>[0]) => {
      await executeDeferred(tx, write(1));
      await executeDeferred(tx, write(1));
    };
    for (const next of [sql`select ${1}`, sql.raw('select 1')]) {
      const written = db.transaction(async (tx) => {
        await twice(tx);
        await tx.execute(next);
      });
      await expect(written).rejects.toMatchObject({ cause: { code: '23505' } });
    }
    await expect(db.transaction(twice)).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await stored()).toEqual([]);
    expect(pool.totalCount).toBe(1);
  });

  it('are not sent when the transaction is rolled back', async () => {
    const written = db.transaction(async (tx) => {
      await executeDeferred(tx, write(1));
      throw new Error('too late');
    });
    await expect(written).rejects.toThrow('too late');
    expect(await stored()).toEqual([]);
  });

  it('run alone outside of a transaction', async () => {
    await executeDeferred(db, write(1));
    await executeDeferred(db, sql`insert into note values (${2}), (${3})`);
    expect(await stored()).toEqual([1, 2, 3]);
  });
});

describe('two statements that are sent together', () => {
  const noteAt = preparedTogether<{ value: number }, { value: number }[], { value: number }[]>(
    (tx) =>
      tx
        .select()
        .from(note)
        .where(eq(note.value, sql.placeholder('value')))
        .for('update'),
    (tx) =>
      tx
        .select()
        .from(note)
        .where(gt(note.value, sql.placeholder('value')))
        .orderBy(note.value),
  );
  beforeEach(async () => {
    await db.insert(note).values([{ value: 1 }, { value: 2 }]);
    await db.transaction((tx) => noteAt(tx, { value: 1 }));
  });

  it('have one response for both, with the rows of each', async () => {
    const work = () => db.transaction(async (tx) => expect(await noteAt(tx, { value: 1 })).toEqual([[{ value: 1 }], [{ value: 2 }]]));
    expect(await responses(work)).toBe(2);
  });

  it('run one after the other: the second sees what was committed while the first waited for a lock', async () => {
    const other = connectPool(database.url);
    const holder = await other.connect();
    await holder.query('begin');
    await holder.query('select from note where value = 1 for update');
    const both = db.transaction((tx) => noteAt(tx, { value: 1 }));
    await eventually('a statement that waits for the lock', async () => {
      const { rowCount } = await other.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
      return rowCount || undefined;
    });
    await holder.query('insert into note values (3)');
    await holder.query('commit');
    expect(await both).toEqual([[{ value: 1 }], [{ value: 2 }, { value: 3 }]]);
    holder.release();
    await other.end();
  });

  it('have the rows of each when the connection prepares only the first', async () => {
    const busy = connectPool(database.url);
    for (let at = 0; at < 199; at += 1) await busy.query({ text: `select $1::int as column${at}` }, [at]);
    const read = () => drizzle(busy).transaction((tx) => noteAt(tx, { value: 1 }));
    for (let times = 0; times < 2; times += 1) expect(await read()).toEqual([[{ value: 1 }], [{ value: 2 }]]);
    await busy.end();
  });

  it('fail with the error of a deferred statement before them, and the connection remains usable', async () => {
    const failed = db.transaction(async (tx) => {
      await executeDeferred(tx, write(2));
      return noteAt(tx, { value: 1 });
    });
    await expect(failed).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await stored()).toEqual([1, 2]);
    expect(pool.totalCount).toBe(1);
  });
});
