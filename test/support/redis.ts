import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { freePort } from './free-port.js';

const program = ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'].find((path) => existsSync(path));

/** Whether there is a Redis to test with; `npm test` installs one where it may. */
export const hasRedis = program !== undefined;

export interface TestRedis {
  url: string;
  /** Ends it as a crash does. */
  stop(): Promise<void>;
}

/** A Redis that keeps nothing on disk, listening. */
export const startRedis = async (port?: number): Promise<TestRedis> => {
  const own = port ?? (await freePort());
  const server = spawn(program!, ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  for await (const chunk of server.stdout) if (/[Rr]eady to accept connections/.test(String(chunk))) break;
  return {
    url: `redis://127.0.0.1:${own}`,
    stop: async () => {
      server.kill('SIGKILL');
      await ended;
    },
  };
};
