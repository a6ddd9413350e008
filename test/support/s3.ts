import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestBucket {
  /** With which a shop keeps its files there. */
  variables: Record<'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  port: number;
  /** Makes what a prefix leads to as old as files are that were touched then. */
  age(prefix: string, then: Date): Promise<void>;
  stop(): Promise<void>;
}

/** A server that speaks Amazon's protocol, on this machine, with a bucket that is empty. */
export const startBucket = async (): Promise<TestBucket> => {
  const directory = await mkdtemp(join(tmpdir(), 'quiet-shop-bucket-'));
  const server = fork('test/support/s3-server.js', [directory], { execArgv: ['--openssl-legacy-provider'] });
  const ended = once(server, 'exit');
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  return {
    port,
    variables: { S3_BUCKET: 'shop-files', S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    age: async (prefix, then) => {
      const folder = join(directory, 'shop-files', prefix);
      for (const name of await readdir(folder)) await utimes(join(folder, name), then, then);
    },
    stop: async () => {
      server.kill('SIGKILL');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
};
