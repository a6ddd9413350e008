import type { Environment } from '../../config/environment.js';
import { Arrivals } from './arrivals.js';
import { DiskStore } from './disk-store.js';
import type { FileStore } from './file-store.js';

/**
 * Where uploaded files lie: in a bucket where one is named, else below DATA_DIR. The client of buckets is loaded by those alone who have one.
 * @throws ConfigurationError when the bucket refuses the shop
 */
export const openStore = async ({ bucket, DATA_DIR }: Pick<Environment, 'bucket' | 'DATA_DIR'>): Promise<FileStore> => {
  if (!bucket) return new DiskStore(DATA_DIR);
  const [{ Bucket }, { S3Store }] = await Promise.all([import('./bucket.js'), import('./s3-store.js')]);
  const store = new S3Store(new Bucket(bucket), new Arrivals(DATA_DIR));
  await store.assertOpen();
  return store;
};
