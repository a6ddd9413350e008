import { appendFile, chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { changeOwner, launcherFor } from '../../src/embedded/database/postgres-binaries.js';
import { clusterUrl, superuser } from '../../src/embedded/database/postgres-cluster.js';
import { startPostgres } from '../../src/embedded/database/postgres.js';
import { prepareDatabase } from '../../src/embedded/prepare-database.js';
import { eventually } from '../support/eventually.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'quiet-shop-moment-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (...words: string[]) => join(folder, ...words);
/** Changes settings of a stopped cluster. */
const set = (dataDir: string, settings: Record<string, string>) =>
  appendFile(
    at(dataDir, 'postgres', 'postgresql.auto.conf'),
    Object.entries(settings)
      .map(([name, value]) => `${name} = '${value}'\n`)
      .join(''),
  );

/** Starts a cluster with catalogue that archives its WAL. */
const startArchived = async (dataDir: string) => {
  await (await startPostgres(at(dataDir))).stop();
  await mkdir(at('archive'));
  // PostgreSQL may run as a different user than the tests.
  for (const path of [folder, at('archive')]) await chmod(path, 0o777);
  await set(dataDir, { archive_mode: 'on', archive_command: `test ! -f ${at('archive')}/%f && cp %p ${at('archive')}/%f` });
  const server = await startPostgres(at(dataDir));
  await prepareDatabase(server.url, 'ENC');
  return server;
};

/** Connects to a running cluster as superuser. */
const asSuperuser = async (url: string, dataDir: string): Promise<Client> => {
  const client = new Client({ connectionString: await clusterUrl(at(dataDir, 'postgres'), Number(new URL(url).port), superuser) });
  await client.connect();
  return client;
};

/** Copies the files of a running cluster, as `pg_basebackup` does. */
const backUp = async (client: Client, from: string, to: string): Promise<void> => {
  await client.query(`select pg_backup_start('weekly', true)`);
  const left = /\/(?:\.s\.PGSQL\..*|postmaster\.(?:pid|opts)|pg_wal\/.*|pg_stat_tmp\/.*)$/;
  await cp(at(from, 'postgres'), at(to, 'postgres'), { recursive: true, filter: (path) => !left.test(path) });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  await writeFile(at(to, 'postgres', 'backup_label'), rows[0]!.labelfile);
};

const ordersOf = async ({ db }: Pick<TestShop, 'db'>): Promise<string[]> =>
  (await db.execute<{ number: string }>(sql`select number from "order" where number is not null order by number`)).rows.map(({ number }) => number);

it('restores the shop to a moment between two orders, from an earlier backup and the archived WAL, and accepts orders again', async () => {
  const server = await startArchived('lost');
  const lost = await startTestShop({}, () => Promise.resolve({ url: server.url, stop: () => server.stop() }));
  const product = (await lost.db.execute<{ id: string }>(sql`select id from product where is_on_sale and not is_warehouse order by id limit 1`)).rows[0]!.id;
  const client = await asSuperuser(server.url, 'lost');
  await lost.visitor().order(product);
  await backUp(client, 'lost', 'restored');
  await lost.visitor().order(product);
  const kept = await ordersOf(lost);
  const { rows: moments } = await client.query<{ moment: string }>('select clock_timestamp()::text as moment');
  await lost.visitor().order(product);
  expect(await ordersOf(lost)).toHaveLength(3);
  const { rows: segments } = await client.query<{ last: string }>('select pg_walfile_name(pg_switch_wal()) as last');
  await eventually('the WAL to be archived', async () => (await readdir(at('archive'))).includes(segments[0]!.last) || undefined);
  await client.end();
  await lost.stop();

  await set('restored', {
    archive_mode: 'off',
    restore_command: `cp ${at('archive')}/%f %p`,
    recovery_target_time: moments[0]!.moment,
    recovery_target_action: 'promote',
  });
  await writeFile(at('restored', 'postgres', 'recovery.signal'), '');
  await chmod(at('restored', 'postgres'), 0o700);
  await changeOwner(at('restored', 'postgres'), await launcherFor(at('lost', 'postgres')));
  const back = await startPostgres(at('restored'));
  const restored = await startTestShop({}, () => Promise.resolve({ url: back.url, stop: () => back.stop() }));
  expect(await ordersOf(restored)).toEqual(kept);
  await restored.visitor().order(product);
  expect(new Set(await ordersOf(restored)).size).toBe(3);
  await restored.stop();
}, 120_000);
