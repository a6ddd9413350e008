import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A new key: 32 bytes, base64. */
const newKey = (): string => randomBytes(32).toString('base64');

/** Returns the key in a file, which is created when it does not exist: 32 bytes, base64. */
export const keyInFile = async (path: string): Promise<string> => {
  const known = await readFile(path, 'utf8').catch(() => undefined);
  if (known !== undefined) return known;
  await mkdir(dirname(path), { recursive: true });
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
