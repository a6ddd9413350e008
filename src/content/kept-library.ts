import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { Library } from './library.js';

/** Beside `src` in a build; the sources have none. */
const ofBuild = fileURLToPath(new URL('../../library', import.meta.url));

interface Kept {
  key: string;
  library: Library;
}

/** Names a library by all that it is printed from, beside the code: that is its build's. */
export const keyOf = (madeOf: unknown): string => createHash('sha256').update(JSON.stringify(madeOf)).digest('base64url');

/** The library that the build printed, when it was printed from the same. */
export const keptLibrary = async (key: string): Promise<Library | undefined> => {
  const bytes = await readFile(ofBuild).catch(() => undefined);
  const kept = bytes && (deserialize(bytes) as Kept);
  return kept?.key === key ? kept.library : undefined;
};

/** Keeps a library for the starts of this build: printing some hundred documents takes a good part of one. */
export const keepLibrary = (file: string, key: string, library: Library): Promise<void> => writeFile(file, serialize({ key, library } satisfies Kept));
