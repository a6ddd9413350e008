import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The server in postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of the Unix socket; undefined when the server has none. */
  socketFolder: string | undefined;
  status: string;
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Reads the pid file (lines: pid, data directory, start, port, socket, address, memory, status). It may be stale. */
export const readPostmaster = async (folder: string): Promise<Postmaster | undefined> => {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), socketFolder: lines[4]?.trim() || undefined, status: lines[7]?.trim() ?? '' } : undefined;
};

const commandOf = async (pid: number): Promise<string> => {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (fromProc !== undefined) return fromProc.replaceAll('\0', ' ');
  return run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
};

/**
 * Whether the process of a pid file is the server of this folder. After a kill or in a restarted container, the pid may
 * belong to another program.
 */
export const isServerOf = async (folder: string, pid: number): Promise<boolean> => isAlive(pid) && (await commandOf(pid)).includes(`-D ${folder}`);
