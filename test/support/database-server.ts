// Runs the PostgreSQL of a test run, and creates databases in it on HTTP requests. It starts the server at the first request.
// It exits when its standard input closes, so that it also exits when the test run is killed.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrandCode } from '../../src/contract/brand-codes.js';

/** Settings that differ from those of the shop's cluster: test data need not survive a crash. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
};

interface Server {
  /** Connection URL of a database, with the role of the shop. */
  urlOf(database: string): string;
  /** Runs a statement with a role that can create databases. */
  run(statement: string): Promise<void>;
  /** Role that owns the databases. */
  owner?: string;
  logFile?: string;
}

const { Client } = await import('pg');
const runOn = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};
const withDatabase = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};

const folder = mkdtempSync(join(tmpdir(), 'quiet-shop-tests-'));
let end = (): Promise<unknown> => Promise.resolve();

/** Starts the built-in PostgreSQL in a temporary folder. */
const startBuiltIn = async (): Promise<Server> => {
  const { bareEnvironment, changeOwner, launcherFor } = await import('../../src/embedded/database/postgres-binaries.js');
  const { clusterUrl, ensureCluster, role, superuser } = await import('../../src/embedded/database/postgres-cluster.js');
  const { ensureRole } = await import('../../src/embedded/database/postgres-role.js');
  const { freePort } = await import('../../src/common/port.js');
  const cluster = join(folder, 'postgres');
  const launcher = await launcherFor(cluster);
  await ensureCluster(cluster, launcher);
  await changeOwner(cluster, launcher);
  const port = await freePort();
  const logFile = join(folder, 'postgres.log');
  const log = await open(logFile, 'a');
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program, ...rest] = [...launcher.prefix, launcher.postgres, '-D', cluster, '-p', String(port), ...words];
  const child = spawn(program!, rest, { stdio: ['ignore', log.fd, log.fd], env: bareEnvironment(), ...launcher.owner });
  end = async () => {
    const ended = once(child, 'exit');
    // SIGQUIT: PostgreSQL's immediate shutdown, because the data are deleted anyway.
    child.kill('SIGQUIT');
    await ended;
  };
  const superUrl = await clusterUrl(cluster, port, superuser);
  const deadline = performance.now() + 30_000;
  for (;;) {
    const failure = await runOn(superUrl, 'select 1').then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!failure) break;
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`The PostgreSQL of the tests did not start. See its log ${logFile}.`, { cause: failure });
    await pause(20);
  }
  await ensureRole(cluster, port);
  const url = await clusterUrl(cluster, port, role);
  return { urlOf: (database) => withDatabase(url, database), run: (statement) => runOn(superUrl, statement), owner: role, logFile };
};

let server: Promise<Server> | undefined;
const serverOfRun = (): Promise<Server> => {
  const given = process.env['DATABASE_URL'];
  server ??= given ? Promise.resolve({ urlOf: (database) => withDatabase(given, database), run: (statement) => runOn(given, statement) }) : startBuiltIn();
  return server;
};

const createDatabase = async (template?: string): Promise<string> => {
  const { run, owner } = await serverOfRun();
  const name = `quiet_shop_test_${randomBytes(8).toString('hex')}`;
  await run(`create database ${name}${owner ? ` owner ${owner}` : ''}${template ? ` template ${template} strategy file_copy` : ''}`);
  return name;
};

const templates = new Map<BrandCode, Promise<string>>();
/** Template database of a brand, migrated and with its catalogue; created at the first request. */
const templateOf = (brand: BrandCode): Promise<string> => {
  const make = async () => {
    const name = await createDatabase();
    const { prepareDatabase } = await import('../../src/embedded/prepare-database.js');
    await prepareDatabase((await serverOfRun()).urlOf(name), brand, process.stderr);
    return name;
  };
  const known = templates.get(brand) ?? make();
  templates.set(brand, known);
  return known;
};

const drop = async (name: string): Promise<void> => (await serverOfRun()).run(`drop database if exists ${name} with (force)`);

/** `POST /<brand>` creates a database, `DELETE /<name>` drops one. */
const answer = async ({ method, url = '' }: IncomingMessage): Promise<object> => {
  const name = url.slice(1);
  if (method === 'DELETE') {
    await drop(name);
    return {};
  }
  const database = await createDatabase(await templateOf(name as BrandCode));
  const { urlOf, logFile } = await serverOfRun();
  return { name: database, url: urlOf(database), logFile };
};

const api = createServer((request, response) => {
  // No keep-alive: a test that builds a site blocks its worker for longer than the keep-alive timeout.
  response.setHeader('connection', 'close');
  answer(request).then(
    (body) => response.end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
  );
}).listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${(api.address() as AddressInfo).port}\n`));

process.stdin.resume().once('close', () => {
  void Promise.resolve(server)
    .then(() => (process.env['DATABASE_URL'] ? Promise.all([...templates.values()].map(async (name) => drop(await name))) : end()))
    .finally(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit();
    });
});
// Ctrl+C sends SIGINT to every process of the terminal. This one ignores it and exits after the test run, when its standard input closes.
process.on('SIGINT', () => undefined);
