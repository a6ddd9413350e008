import type { Environment } from '../../config/environment.js';
import { IncomingFiles } from './incoming-files.js';
import { DiskStore } from './disk-store.js';
import type { FileStore } from './file-store.js';

/**
 * Opens the store of uploaded files: the bucket if there is one, else a folder in DATA_DIR. The S3 client is loaded only for a bucket.
 * @throws ConfigurationError when the bucket refuses access
 */
export const openStore = async ({ bucket, DATA_DIR }: Pick<Environment, 'bucket' | 'DATA_DIR'>): Promise<FileStore> => {
  if (!bucket) return new DiskStore(DATA_DIR);
  const [{ Bucket }, { S3Store }] = await Promise.all([import('./bucket.js'), import('./s3-store.js')]);
  const store = new S3Store(new Bucket(bucket), new IncomingFiles(DATA_DIR));
  await store.assertOpen();
  return store;
};
