import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { migrateDatabase } from './migrate.js';
import { DataDirInUse, holdDataDirLock } from './lock.js';
import { type PostgresServer, startPostgres } from './postgres.js';
import { clusterUrl } from './postgres-cluster.js';
import { isAlive, readPostmaster } from './postmaster.js';

const query = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};
const until = async (isTrue: () => Promise<boolean>) => {
  for (let left = 200; left > 0 && !(await isTrue().catch(() => false)); left -= 1) await pause(50);
};

it('creates one cluster for two concurrent first starts', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quiet-postgres-'));
  const [one, other] = await Promise.all([startPostgres(dataDir), startPostgres(dataDir)]);
  expect(one.url).toBe(other.url);
  await Promise.all([one.stop(), other.stop()]);
  await rm(dataDir, { recursive: true, force: true });
});

it('is reached by a Unix socket, and by its port in a folder whose path is too long for one', async () => {
  const short = await mkdtemp(join(tmpdir(), 'quiet-postgres-'));
  const long = join(short, 'x'.repeat(110));
  for (const [dataDir, expected] of [
    [short, join(short, 'postgres')],
    [long, null],
  ] as const) {
    const server = await startPostgres(dataDir);
    expect(new URL(server.url).searchParams.get('host')).toBe(expected);
    // `inet_client_addr` is null for a Unix socket.
    expect(await query(server.url, 'select inet_client_addr() is null as "isSocket"')).toEqual([{ isSocket: expected !== null }]);
    await server.stop();
  }
  await rm(short, { recursive: true, force: true });
});

describe('a database of an earlier version, in which the superuser owns everything', () => {
  let dataDir: string;
  let server: PostgresServer;
  let servers: PostgresServer[];
  const folder = () => join(dataDir, 'postgres');
  const asSuperuser = async (text: string) => query(await clusterUrl(folder(), Number(new URL(server.url).port), 'shop'), text);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'quiet-postgres-'));
    server = await startPostgres(dataDir);
    servers = [server];
    await asSuperuser('alter database postgres owner to shop; drop role shop_owner');
    await rm(join(folder(), 'shop_owner.password'));
    await asSuperuser(`create extension pg_trgm`);
    await migrateDatabase(await clusterUrl(folder(), Number(new URL(server.url).port), 'shop'));
    await asSuperuser(
      `create type mood as enum ('quiet'); create view kept as select 7 as value; create table numbered (id serial primary key); insert into numbered default values`,
    );
    await server.stop();
  });
  afterAll(async () => {
    // Stops all of them. A remaining one would start the database again while its folder is removed.
    await Promise.all(servers.map(({ stop }) => stop()));
    await rm(dataDir, { recursive: true, force: true });
  });

  it('changes owner to the shop’s role, with two concurrent starts', async () => {
    servers = await Promise.all([startPostgres(dataDir), startPostgres(dataDir)]);
    server = servers[0]!;
    expect(servers[1]!.url).toBe(server.url);
    expect(await query(server.url, 'select id, value from numbered, kept')).toEqual([{ id: 1, value: 7 }]);
    expect(await asSuperuser(leftOver)).toEqual([]);
    // These statements are allowed to owners only: of tables, types, views, and functions of the queue.
    await query(server.url, `alter table customer add column nickname text; alter table numbered drop column id; alter type mood add value 'loud'; drop view kept`);
    await query(server.url, 'drop schema graphile_worker cascade');
    await migrateDatabase(server.url);
  });
});

/** Query for objects outside PostgreSQL's own schemas that the superuser still owns, except those of the extension. */
const leftOver = [
  ['pg_class', 'relname', 'relnamespace', 'relowner'],
  ['pg_proc', 'proname', 'pronamespace', 'proowner'],
  ['pg_type', 'typname', 'typnamespace', 'typowner'],
]
  .map(
    ([catalogue, name, schema, owner]) => `select ${name} from ${catalogue} c join pg_namespace n on n.oid = ${schema} where ${owner} = 'shop'::regrole and nspname !~ '^pg_'
      and nspname <> 'information_schema' and not exists (select 1 from pg_depend where classid = '${catalogue}'::regclass and objid = c.oid and deptype = 'e')
      and ${name} <> all(array['gtrgm', '_gtrgm'])`,
  )
  .join(' union all ');

describe('the built-in database', () => {
  let dataDir: string;
  let server: PostgresServer;
  const folder = () => join(dataDir, 'postgres');
  const pid = async () => (await readPostmaster(folder()))!.pid;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'quiet-postgres-'));
    process.env['SECRET_OF_THE_SHOP'] = 'not for databases';
    server = await startPostgres(dataDir);
    delete process.env['SECRET_OF_THE_SHOP'];
    await query(server.url, 'create table kept (value int)');
  });

  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('has the settings that make committed transactions durable', async () => {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) expect(await query(server.url, `show ${setting}`)).toEqual([{ [setting]: 'on' }]);
  });

  it('requires a password, whose file only its owner can read', async () => {
    await expect(query(server.url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(/password/);
    for (const name of ['shop', 'shop_owner']) expect((await stat(join(folder(), `${name}.password`))).mode & 0o077).toBe(0);
  });

  it('gives the shop’s role the rights of an owner, and none beyond its database', async () => {
    const [who] = await query(server.url, 'select rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user');
    expect(who).toEqual({ rolname: 'shop_owner', rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false });
    await query(server.url, 'create extension if not exists pg_trgm; create schema mine; drop schema mine');
    for (const forbidden of [
      `select pg_read_file('/etc/passwd')`,
      `copy kept from program 'id'`,
      `copy kept to '/tmp/kept'`,
      'create role other',
      'create database other',
      'alter role shop_owner superuser',
    ]) {
      await expect(query(server.url, forbidden)).rejects.toThrow(/permission denied/);
    }
  });

  it('does not get the shop’s secrets in its environment', async () => {
    const environment = await readFile(`/proc/${await pid()}/environ`, 'utf8');
    expect(environment).toMatch(/(?:^|\0)PATH=/);
    expect(environment).not.toContain('SECRET_OF_THE_SHOP');
  });

  it('starts again after it was stopped', async () => {
    await server.stop();
    expect(await readPostmaster(folder())).toBeUndefined();
    server = await startPostgres(dataDir);
    expect(await query(server.url, 'select 1 as value')).toEqual([{ value: 1 }]);
  });

  it('is used by a second start, and only one start can hold the lock', async () => {
    const lock = await holdDataDirLock(server.url);
    const second = await startPostgres(dataDir);
    expect(second.url).toBe(server.url);
    await expect(holdDataDirLock(second.url)).rejects.toBeInstanceOf(DataDirInUse);
    await lock.release();
    await (await holdDataDirLock(second.url)).release();
    await Promise.all([server.stop(), second.stop()]);
    server = await startPostgres(dataDir);
  });

  it('is restarted with its data and its lock after kill -9', async () => {
    const lock = await holdDataDirLock(server.url);
    await query(server.url, 'insert into kept values (7)');
    const killed = await pid();
    process.kill(killed, 'SIGKILL');
    await until(async () => (await query(server.url, 'select value from kept')).length === 1);
    expect(await query(server.url, 'select value from kept')).toEqual([{ value: 7 }]);
    expect(await pid()).not.toBe(killed);
    await until(async () => (await query(server.url, "select 1 from pg_locks where locktype = 'advisory'")).length === 1);
    await expect(holdDataDirLock(server.url)).rejects.toBeInstanceOf(DataDirInUse);
    await lock.release();
  });

  it('starts although its pid file contains the pid of another program', async () => {
    const file = join(folder(), 'postmaster.pid');
    const lines = (await readFile(file, 'utf8')).split('\n');
    await server.stop();
    await writeFile(file, [String(process.ppid), ...lines.slice(1)].join('\n'), { mode: 0o600 });
    server = await startPostgres(dataDir);
    expect(await query(server.url, 'select value from kept')).toEqual([{ value: 7 }]);
    expect(isAlive(process.ppid)).toBe(true);
  });

  it('survives Ctrl+C, because it is not in the process group of the terminal', async () => {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'pgid=', '-p', String(await pid())]);
    expect(Number(stdout)).toBe(await pid());
  });
});
