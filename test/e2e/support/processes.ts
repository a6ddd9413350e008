import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** Reads a process from /proc; undefined when it has exited or is a zombie. */
const readProcess = (pid: number): Process | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : { pid, parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  } catch {
    return undefined;
  }
};

/** Lists the processes with `ps`, on systems without /proc. */
const askPs = (): Process[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((found) => (found ? [{ pid: Number(found[1]), parent: Number(found[2]), command: found[3]! }] : []));

/** All running processes. */
export const listProcesses = (): Process[] =>
  existsSync('/proc/self/stat')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => readProcess(Number(name)) ?? [])
    : askPs();

/** A process and its descendants. */
export const processTree = (pid: number, all = listProcesses()): Process[] =>
  all.filter((process) => process.pid === pid).concat(all.filter(({ parent }) => parent === pid).flatMap((child) => processTree(child.pid, all)));
