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
  // Written beside and linked into place: of two starts at once one wins, and neither reads half a key.
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
 * Gives an environment without DATA_KEY, whose database lies in DATA_DIR, the key that lies beside it, made at the first
 * start. A database elsewhere may have several readers, who would each make a key of their own: without DATA_KEY there is none.
 */
export const withDataKey = async <Given extends Pick<Environment, 'DATA_KEY' | 'DATABASE_URL' | 'DATA_DIR'>>(environment: Given): Promise<Given> =>
  environment.DATA_KEY !== undefined || environment.DATABASE_URL !== undefined ? environment : Object.assign(environment, { DATA_KEY: await keyIn(environment.DATA_DIR) });
