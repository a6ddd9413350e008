import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { freePort } from './free-port.js';

const program = ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'].find((path) => existsSync(path));

/** Whether Redis or Valkey is installed; `npm test` installs Redis when it runs as root on Debian. */
export const hasRedis = program !== undefined;

export interface TestRedis {
  url: string;
  /** Kills the process, as a crash does. */
  stop(): Promise<void>;
}

/** Starts a Redis without persistence. @param port default: a free one */
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
