import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestBucket {
  /** Environment variables for a shop that stores its files in this bucket. */
  variables: Record<'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  port: number;
  /** Sets the modification time of all files under a prefix. */
  age(prefix: string, then: Date): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a local S3-compatible server with one empty bucket. */
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
