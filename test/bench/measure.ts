import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export interface Launched {
  pid: number;
  stop(): Promise<void>;
}

/** Clock ticks a second in `/proc/<pid>/stat` (Linux reports 100 to user space). */
const ticksPerSecond = 100;
const startTimeout = 60_000;

/** Prints a line. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

export interface Program {
  file: string;
  /** The program has started when it responds on this port. */
  port: number;
  env: Record<string, string>;
  /** Additional flags of Node. */
  flags?: string[];
  /** Target of stderr. */
  complaints?: 'inherit' | 'ignore';
}

/** Flags of Node in `npm start`. */
export const flagsOfStart = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }).scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** Variables of the image that limit the memory of glibc. */
export const memoryVariables = Object.fromEntries([...readFileSync('Dockerfile', 'utf8').matchAll(/\b(MALLOC_\w+)=(\S+)/g)].map(([, name, value]) => [name!, value!]));

/** Starts a program on the first core, with the flags of `npm start`, and waits until it responds. */
export const launch = async ({ file, port, env, flags = [], complaints = 'inherit' }: Program): Promise<Launched> => {
  const child = spawn('taskset', ['-c', '0', process.execPath, ...flagsOfStart, ...flags, file], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', complaints],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const deadline = Date.now() + startTimeout;
  while (
    !(await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > deadline || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error(`${file} did not respond on port ${port} within ${startTimeout / 1000} s, or exited`);
    }
    await pause(50);
  }
  return {
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** CPU time of a process with its threads, in µs, with a resolution of 1 ns (`schedstat`). */
export const cpuMicroseconds = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1000, 0);

/** CPU time of the exited children of a process, in µs, with a resolution of one clock tick. */
const cpuOfEnded = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);
  return ((fields[13]! + fields[14]!) / ticksPerSecond) * 1_000_000;
};

/** CPU time of a process with all its current and exited children, in µs. For PostgreSQL that includes every backend. */
export const cpuOfAll = (pid: number): number => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  // A child that has exited since it was listed counts as exited in the next measurement.
  const ofChild = (child: number): number => {
    try {
      return cpuMicroseconds(child);
    } catch {
      return 0;
    }
  };
  return children.reduce((sum, child) => sum + ofChild(child), cpuMicroseconds(pid) + cpuOfEnded(pid));
};

/** Quantile of the values. @param share for example 0.99 */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
export const median = (values: readonly number[]): number => quantile(values, 0.5);
