import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export interface Launched {
  pid: number;
  stop(): Promise<void>;
}

/** Clock ticks a second in `/proc/<pid>/stat` (Linux reports 100 to user space). */
const ticksPerSecond = 100;
const patience = 60_000;

/** Says a line. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

export interface Program {
  file: string;
  /** It has started when it answers there. */
  port: number;
  env: Record<string, string>;
  /** Of Node itself, beside those. */
  flags?: string[];
  /** Where its errors go. */
  complaints?: 'inherit' | 'ignore';
}

/** Flags that `npm start` gives Node. */
export const flagsOfStart = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }).scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** Starts a program on the first core, with Node's flags as at `npm start`, and waits until it answers. */
export const launch = async ({ file, port, env, flags = [], complaints = 'inherit' }: Program): Promise<Launched> => {
  const child = spawn('taskset', ['-c', '0', process.execPath, ...flagsOfStart, ...flags, file], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', complaints],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const deadline = Date.now() + patience;
  while (
    !(await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > deadline || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error(`${file} did not start`);
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

/** CPU time a process with its threads has used, in microseconds, to the nanosecond (`schedstat`). */
export const cpuMicroseconds = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1000, 0);

/** CPU time of a process's children that have ended, in microseconds, to the tick. */
const cpuOfEnded = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);
  return ((fields[13]! + fields[14]!) / ticksPerSecond) * 1_000_000;
};

/** CPU time of a process with all the children it has and had, in microseconds: of PostgreSQL, with every backend. */
export const cpuOfAll = (pid: number): number => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  // One that has ended since it was listed counts among the ended of the next look.
  const ofChild = (child: number): number => {
    try {
      return cpuMicroseconds(child);
    } catch {
      return 0;
    }
  };
  return children.reduce((sum, child) => sum + ofChild(child), cpuMicroseconds(pid) + cpuOfEnded(pid));
};

/** The value that a share of the values does not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
export const median = (values: readonly number[]): number => quantile(values, 0.5);
