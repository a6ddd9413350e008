import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../src/common/port.js';
import { bareEnvironment, changeOwner, launcherFor } from '../../src/embedded/database/postgres-binaries.js';
import { clusterUrl, superuser } from '../../src/embedded/database/postgres-cluster.js';
import { eventually } from './eventually.js';

export interface Standby {
  /** Connection URL with the role of the shop. */
  url: string;
  /** Runs a statement as superuser. */
  run(statement: string): Promise<void>;
  /** Kills it and all its processes. */
  kill(): Promise<void>;
  /** Starts it again after `kill`. */
  start(): Promise<void>;
  /** Statements that it has executed. */
  statements(): Promise<string[]>;
  stop(): Promise<void>;
}

const runOn = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** Files of a running server that its copy must not have: its process, write-ahead log and socket. */
const ownFiles = /^(?:postmaster\.(?:pid|opts)|pg_wal|\.s\.PGSQL\..*)$/;

/** Copies the files of a running cluster as `pg_basebackup` does, which the package with PostgreSQL does not contain. */
const copyCluster = async (from: string, primaryUrl: string, to: string): Promise<void> => {
  const client = new Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    // The standby receives everything since then from the primary, which must still have it.
    await client.query(`alter system set wal_keep_size = '512MB'`);
    await client.query('select pg_reload_conf()');
    await client.query(`select pg_backup_start('standby', fast => true)`);
    await mkdir(join(to, 'pg_wal'), { recursive: true, mode: 0o700 });
    for (const name of await readdir(from)) if (!ownFiles.test(name)) await cp(join(from, name), join(to, name), { recursive: true });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(wait_for_archive => false)');
    await writeFile(join(to, 'backup_label'), rows[0]!.labelfile);
    await writeFile(join(to, 'standby.signal'), '');
  } finally {
    await client.end();
  }
};

/** Starts a streaming replica of a test cluster. @param dataDir folder of the cluster */
export const startStandby = async (dataDir: string, primaryPort: number): Promise<Standby> => {
  const primary = join(dataDir, 'postgres');
  const home = await mkdtemp(join(tmpdir(), 'quiet-shop-standby-'));
  const folder = join(home, 'postgres');
  const primaryUrl = await clusterUrl(primary, primaryPort, superuser);
  await copyCluster(primary, primaryUrl, folder);
  const launcher = await launcherFor(folder);
  await changeOwner(folder, launcher);
  const port = await freePort();
  const { username, password } = new URL(primaryUrl);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    primary_conninfo: `host=127.0.0.1 port=${primaryPort} user=${username} password=${decodeURIComponent(password)}`,
    wal_retrieve_retry_interval: '100ms',
    log_statement: 'all',
    log_line_prefix: '%a|',
  };
  const logFile = join(home, 'postgres.log');
  const superUrl = await clusterUrl(folder, port, superuser);
  let server: ChildProcess | undefined;
  const start = async () => {
    const log = await open(logFile, 'a');
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const [program, ...rest] = [...launcher.prefix, launcher.postgres, '-D', folder, '-p', String(port), ...words];
    server = spawn(program!, rest, { stdio: ['ignore', log.fd, log.fd], env: bareEnvironment(), ...launcher.owner });
    await log.close();
    await eventually('an answer of the standby', () =>
      runOn(superUrl, 'select 1').then(
        () => true,
        () => undefined,
      ),
    );
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  await start();
  return {
    url: await clusterUrl(folder, port),
    run: (statement) => runOn(superUrl, statement),
    kill: () => end('SIGKILL'),
    start,
    statements: async () => {
      const lines = (await readFile(logFile, 'utf8')).split('\n');
      return lines.flatMap((line) => /^quiet-shop\|LOG: {2}(?:statement|execute [^:]+): (.*)$/.exec(line)?.[1] ?? []);
    },
    stop: async () => {
      // SIGQUIT: PostgreSQL's immediate shutdown, because the data are deleted anyway.
      await end('SIGQUIT');
      await rm(home, { recursive: true, force: true });
    },
  };
};
