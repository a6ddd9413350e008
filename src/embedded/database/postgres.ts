import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../common/port.js';
import { bareEnvironment, changeOwner, type Launcher, launcherFor } from './postgres-binaries.js';
import { clusterUrl, ensureCluster } from './postgres-cluster.js';
import { ensureRole } from './postgres-role.js';
import { isAlive, isServerOf, type Postmaster, readPostmaster } from './postmaster.js';

export interface PostgresServer {
  url: string;
  /** Stops the server by a fast shutdown, which cancels running statements. Call it only while holding the lock. */
  stop(): Promise<void>;
}

const startTimeout = 60_000;
const pollInterval = 10;
const heartbeat = 500;

/** Settings are passed on the command line, so that they also apply to older clusters. */
const settings = {
  listen_addresses: '127.0.0.1',
  fsync: 'on',
  synchronous_commit: 'on',
  // During a point-in-time recovery, the server must report ready only when it accepts writes.
  hot_standby: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Details in log messages would contain user input.
  log_error_verbosity: 'terse',
};

/** Longest path of a Unix socket in bytes, on Linux and macOS. */
const longestSocketPath = 100;
/** Folder of the server's Unix socket: the data folder, which only the shop's user may open. Empty where a socket is not possible: on Windows, or in a folder with a long path. */
const socketFolderOf = (folder: string, port: number): string =>
  process.platform !== 'win32' && !folder.includes(',') && Buffer.byteLength(`${folder}/.s.PGSQL.${port}`) <= longestSocketPath ? folder : '';

/** Starts the server in its own process group, so that Ctrl+C in the terminal reaches only the apps, which close before their database. */
const launch = async (folder: string, port: number, launcher: Launcher, staleNumber?: number): Promise<ChildProcess> => {
  const log = await open(`${folder}.log`, 'a', 0o600);
  const words = Object.entries({ ...settings, unix_socket_directories: socketFolderOf(folder, port) }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program, ...rest] = [...launcher.prefix, launcher.postgres, '-D', folder, '-p', String(port), ...words];
  // The pid file may contain a pid that another program has by now. PostgreSQL ignores the pid in this variable when it checks the file.
  const env = { ...bareEnvironment(), ...(staleNumber && { PG_GRANDPARENT_PID: String(staleNumber) }) };
  const child = spawn(program!, rest, { stdio: ['ignore', log.fd, log.fd], detached: true, env, ...launcher.owner });
  child.once('error', () => undefined);
  child.unref();
  await log.close();
  return child;
};

/** Waits until a server on the folder accepts connections, and starts one if none runs. @param port of a new server; default: a free one */
const ensureServer = async (folder: string, launcher: Launcher, port?: number): Promise<Postmaster> => {
  const deadline = performance.now() + startTimeout;
  let child: ChildProcess | undefined;
  let failures = 0;
  while (performance.now() < deadline) {
    const noted = await readPostmaster(folder);
    const isRunning = noted !== undefined && (await isServerOf(folder, noted.pid));
    if (isRunning && noted.status === 'ready') return noted;
    if (child && (child.exitCode !== null || child.pid === undefined)) {
      // Another start was faster, processes of a killed server are still ending, or the port is in use by now.
      child = undefined;
      failures += 1;
      if (failures === 10) break;
      await pause(failures * 50);
    } else if (!child && !isRunning) {
      child = await launch(folder, port ?? (await freePort()), launcher, noted && isAlive(noted.pid) ? noted.pid : undefined);
    }
    await pause(pollInterval);
  }
  throw new Error(`The database did not start; its log is ${folder}.log`);
};

const stopServer = async (pid: number): Promise<void> => {
  const deadline = performance.now() + startTimeout;
  // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, and no committed data are lost.
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  while (isAlive(pid) && performance.now() < deadline) await pause(pollInterval);
};

/** Restarts the server on the same port when its main process was killed. PostgreSQL restarts its other processes itself. */
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

/** Connection URL of the built-in PostgreSQL that already runs on `<dataDir>/postgres`; undefined when none runs. */
export const findPostgres = async (dataDir: string): Promise<string | undefined> => {
  const folder = join(resolve(dataDir), 'postgres');
  const noted = await readPostmaster(folder);
  const isRunning = noted?.status === 'ready' && (await isServerOf(folder, noted.pid));
  if (!isRunning) return undefined;
  await ensureRole(folder, noted.port);
  return clusterUrl(folder, noted.port);
};

/**
 * Starts the built-in PostgreSQL on `<dataDir>/postgres` and waits until it accepts connections. If a server still runs there,
 * because its parent was killed, that one is used. Take the lock (`holdDataDirLock`) before using it.
 * @throws Error when the platform has no binaries or the server does not start
 */
export const startPostgres = async (dataDir: string): Promise<PostgresServer> => {
  const folder = join(resolve(dataDir), 'postgres');
  await mkdir(resolve(dataDir), { recursive: true });
  const launcher = await launcherFor(folder);
  await ensureCluster(folder, launcher);
  await changeOwner(folder, launcher);
  if (!launcher.owner) await chmod(folder, 0o700);
  const { pid, port } = await ensureServer(folder, launcher);
  await ensureRole(folder, port);
  const supervision = supervise(pid, () => ensureServer(folder, launcher, port));
  return { url: await clusterUrl(folder, port), stop: async () => stopServer(await supervision.end()) };
};
