import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../common/port.js';
import { bareEnvironment, handOver, type Launcher, launcherFor } from './postgres-binaries.js';
import { clusterUrl, ensureCluster } from './postgres-cluster.js';
import { ensureRole } from './postgres-role.js';
import { isAlive, isServerOf, type Postmaster, readPostmaster } from './postmaster.js';

export interface PostgresServer {
  url: string;
  /** Ends the server after its running statements were cancelled and its data are safe; only for who holds the lock. */
  stop(): Promise<void>;
}

const patience = 60_000;
const glance = 10;
const heartbeat = 500;

/** Settings on the command line, so that an older cluster gets them as well. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  // One that is brought back to a moment is ready once it can be written to.
  hot_standby: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Without details: they repeat what people typed.
  log_error_verbosity: 'terse',
};

/** A process of its own group: Ctrl+C in the terminal reaches the apps alone, which close before their database. */
const launch = async (folder: string, port: number, launcher: Launcher, staleNumber?: number): Promise<ChildProcess> => {
  const log = await open(`${folder}.log`, 'a', 0o600);
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program, ...rest] = [...launcher.prefix, launcher.postgres, '-D', folder, '-p', String(port), ...words];
  // A number that another program now has must not look like a running server; PostgreSQL skips this one.
  const env = { ...bareEnvironment(), ...(staleNumber && { PG_GRANDPARENT_PID: String(staleNumber) }) };
  const child = spawn(program!, rest, { stdio: ['ignore', log.fd, log.fd], detached: true, env, ...launcher.owner });
  child.once('error', () => undefined);
  child.unref();
  await log.close();
  return child;
};

/** Waits until the folder has a server that takes connections; starts one, on the port if given, when there is none. */
const ensureServer = async (folder: string, launcher: Launcher, port?: number): Promise<Postmaster> => {
  const deadline = performance.now() + patience;
  let child: ChildProcess | undefined;
  let failures = 0;
  while (performance.now() < deadline) {
    const noted = await readPostmaster(folder);
    const isRunning = noted !== undefined && (await isServerOf(folder, noted.pid));
    if (isRunning && noted.status === 'ready') return noted;
    if (child && (child.exitCode !== null || child.pid === undefined)) {
      // Another start was quicker, processes of a killed server still end, or the port was taken meanwhile.
      child = undefined;
      failures += 1;
      if (failures === 10) break;
      await pause(failures * 50);
    } else if (!child && !isRunning) {
      child = await launch(folder, port ?? (await freePort()), launcher, noted && isAlive(noted.pid) ? noted.pid : undefined);
    }
    await pause(glance);
  }
  throw new Error(`The database did not start; its log is ${folder}.log`);
};

const stopServer = async (pid: number): Promise<void> => {
  const deadline = performance.now() + patience;
  // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, nothing acknowledged is lost.
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  while (isAlive(pid) && performance.now() < deadline) await pause(glance);
};

/** Starts a server anew that was killed from outside, at the port its clients know; its own processes it restarts itself. */
const supervise = (first: number, revive: () => Promise<Postmaster>): { end(): Promise<number> } => {
  const ended = new AbortController();
  const watch = async (): Promise<number> => {
    let pid = first;
    while (!ended.signal.aborted) {
      await pause(heartbeat, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
      if (!ended.signal.aborted && !isAlive(pid))
        pid = await revive().then(
          (server) => server.pid,
          () => pid,
        );
    }
    return pid;
  };
  const watching = watch();
  return {
    end: () => {
      ended.abort();
      return watching;
    },
  };
};

/** Address of the built-in PostgreSQL that runs on `<dataDir>/postgres` already; undefined when none does. */
export const findPostgres = async (dataDir: string): Promise<string | undefined> => {
  const folder = join(resolve(dataDir), 'postgres');
  const noted = await readPostmaster(folder);
  const isRunning = noted?.status === 'ready' && (await isServerOf(folder, noted.pid));
  if (!isRunning) return undefined;
  await ensureRole(folder, noted.port);
  return clusterUrl(folder, noted.port);
};

/**
 * Runs the built-in PostgreSQL on `<dataDir>/postgres` and waits until it takes connections. A server that still runs
 * there, because its parent was killed, is taken over. Take the lock (`holdDataDirLock`) before using it.
 * @throws Error when the platform has no binaries or the server does not start
 */
export const startPostgres = async (dataDir: string): Promise<PostgresServer> => {
  const folder = join(resolve(dataDir), 'postgres');
  await mkdir(resolve(dataDir), { recursive: true });
  const launcher = await launcherFor(folder);
  await ensureCluster(folder, launcher);
  await handOver(folder, launcher);
  if (!launcher.owner) await chmod(folder, 0o700);
  const { pid, port } = await ensureServer(folder, launcher);
  await ensureRole(folder, port);
  const supervision = supervise(pid, () => ensureServer(folder, launcher, port));
  return { url: await clusterUrl(folder, port), stop: async () => stopServer(await supervision.end()) };
};
