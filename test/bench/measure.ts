import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';

export interface Launched {
  pid: number;
  stop(): Promise<void>;
}

/** Clock ticks a second in `/proc/<pid>/stat` (Linux reports 100 to user space). */
const ticksPerSecond = 100;
/** Requests under way at once. */
const concurrency = 8;
const patience = 60_000;

/** Starts a program on the first core and waits until it answers on its port. */
export const launch = async (program: string, env: Record<string, string>): Promise<Launched> => {
  const child = spawn('taskset', ['-c', '0', process.execPath, program], { env: { ...process.env, NODE_ENV: 'production', ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const deadline = Date.now() + patience;
  while (
    !(await fetch(`http://localhost:${env.PORT}/`).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > deadline || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error(`${program} did not start`);
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

/** CPU time (user and system) a process has used, in microseconds. */
export const cpuMicroseconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000;
};

/** Asks for an address so many times, a few at once, over connections that stay open. */
export const load = async (address: string, requests: number): Promise<void> => {
  const { origin, pathname } = new URL(address);
  const pool = new Pool(origin, { connections: concurrency });
  let left = requests;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const { statusCode, body } = await pool.request({ path: pathname, method: 'GET' });
      await body.dump({ limit: 10_000_000 });
      if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  await pool.close();
};
