import S3rver from '@20minutes/s3rver';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestBucket {
  /** With which a shop keeps its files there. */
  variables: Record<'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  port: number;
  stop(): Promise<void>;
}

/** A server that speaks Amazon's protocol, on this machine, with a bucket that is empty. */
export const startBucket = async (): Promise<TestBucket> => {
  const directory = await mkdtemp(join(tmpdir(), 'quiet-shop-bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    // It signs the path of a bucket without the slash that Amazon's client sends: of a key it looks at the name alone.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'shop-files', configs: [] }],
  });
  const { port } = await server.run();
  return {
    port,
    variables: { S3_BUCKET: 'shop-files', S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    stop: async () => {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
