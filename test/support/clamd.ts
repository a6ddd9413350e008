import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ping } from '../../src/embedded/uploads/clamd.js';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

const program = '/usr/sbin/clamd';
/** Whether a virus scanner is installed; `npm test` installs one when it runs as root on Debian. */
export const hasClamd = existsSync(program);

/** The only content that the scanner reports as a virus. */
export const marker = 'this is what a test takes for a virus';
const signature = `Quiet.Test.Marker:0:*:${Buffer.from(marker).toString('hex')}\n`;

export interface TestClamd {
  port: number;
  stop(): Promise<void>;
}

/** Starts clamd with a single signature, that of `marker`. @param streamLimit largest file it scans */
export const startClamd = async (streamLimit = '40M'): Promise<TestClamd> => {
  const [folder, port] = await Promise.all([mkdtemp(join(tmpdir(), 'quiet-shop-clamd-')), freePort()]);
  const config = join(folder, 'clamd.conf');
  await writeFile(join(folder, 'test.ndb'), signature);
  const settings = [`DatabaseDirectory ${folder}`, `TCPSocket ${port}`, 'TCPAddr 127.0.0.1', 'Foreground yes', `StreamMaxLength ${streamLimit}`, 'ConcurrentDatabaseReload no'];
  await writeFile(config, settings.map((line) => `${line}\n`).join(''));
  const server = spawn(program, ['--config-file', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  const answers = () =>
    ping(`tcp://127.0.0.1:${port}`, AbortSignal.timeout(1000)).then(
      () => true,
      () => undefined,
    );
  await eventually('clamd', answers);
  return {
    port,
    stop: async () => {
      server.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
