import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../config/environment.js';

/** A new key: 32 bytes, base64. */
const newKey = (): string => randomBytes(32).toString('base64');

const keyIn = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'data.key');
  const known = await readFile(path, 'utf8').catch(() => undefined);
  if (known !== undefined) return known;
  await mkdir(dataDir, { recursive: true });
  // Written to another file and linked to its place: when two processes start at the same time, the first link counts and neither reads an incomplete key.
  const fresh = `${path}.${randomUUID()}`;
  await writeFile(fresh, newKey(), { mode: 0o600 });
  try {
    await link(fresh, path).catch((error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? undefined : Promise.reject(error)));
  } finally {
    await rm(fresh, { force: true });
  }
  return readFile(path, 'utf8');
};

/**
 * Sets DATA_KEY from `DATA_DIR/data.key`, which the first start creates, when the built-in database is used and DATA_KEY is unset.
 * With DATABASE_URL no key is created: several Shop APIs can use that database, and each would create a different one.
 */
export const withDataKey = async <Given extends Pick<Environment, 'DATA_KEY' | 'DATABASE_URL' | 'DATA_DIR'>>(environment: Given): Promise<Given> =>
  environment.DATA_KEY !== undefined || environment.DATABASE_URL !== undefined ? environment : Object.assign(environment, { DATA_KEY: await keyIn(environment.DATA_DIR) });
