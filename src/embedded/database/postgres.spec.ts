import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { DataDirInUse, holdDataDirLock } from './lock.js';
import { type PostgresServer, startPostgres } from './postgres.js';
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

it('is created once by two first starts at the same moment', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quiet-postgres-'));
  const [one, other] = await Promise.all([startPostgres(dataDir), startPostgres(dataDir)]);
  expect(one.url).toBe(other.url);
  await Promise.all([one.stop(), other.stop()]);
  await rm(dataDir, { recursive: true, force: true });
});

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

  it('keeps everything that was acknowledged on disk', async () => {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) expect(await query(server.url, `show ${setting}`)).toEqual([{ [setting]: 'on' }]);
  });

  it('lets in nobody without the password, which only its owner can read', async () => {
    await expect(query(server.url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(/password/);
    expect((await stat(join(folder(), 'shop.password'))).mode & 0o077).toBe(0);
  });

  it('knows none of the shop’s secrets', async () => {
    const environment = await readFile(`/proc/${await pid()}/environ`, 'utf8');
    expect(environment).toMatch(/(?:^|\0)PATH=/);
    expect(environment).not.toContain('SECRET_OF_THE_SHOP');
  });

  it('is up again within a moment after it was stopped', async () => {
    await server.stop();
    expect(await readPostmaster(folder())).toBeUndefined();
    const before = performance.now();
    server = await startPostgres(dataDir);
    expect(performance.now() - before).toBeLessThan(3000);
  });

  it('is taken over by a second start instead of started twice, and the lock tells them apart', async () => {
    const lock = await holdDataDirLock(server.url);
    const second = await startPostgres(dataDir);
    expect(second.url).toBe(server.url);
    await expect(holdDataDirLock(second.url)).rejects.toBeInstanceOf(DataDirInUse);
    await lock.release();
    await (await holdDataDirLock(second.url)).release();
    await Promise.all([server.stop(), second.stop()]);
    server = await startPostgres(dataDir);
  });

  it('comes back with its data and its lock after kill -9', async () => {
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

  it('starts although its pid file names a process that is somebody else by now', async () => {
    const file = join(folder(), 'postmaster.pid');
    const lines = (await readFile(file, 'utf8')).split('\n');
    await server.stop();
    await writeFile(file, [String(process.ppid), ...lines.slice(1)].join('\n'), { mode: 0o600 });
    server = await startPostgres(dataDir);
    expect(await query(server.url, 'select value from kept')).toEqual([{ value: 7 }]);
    expect(isAlive(process.ppid)).toBe(true);
  });

  it('survives the interrupt key: it is not in the group of the terminal', async () => {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'pgid=', '-p', String(await pid())]);
    expect(Number(stdout)).toBe(await pid());
  });
});
