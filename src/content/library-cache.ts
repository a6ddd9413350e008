import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { Library } from './library.js';

/** Beside `src` in a build. It does not exist beside the sources. */
const ofBuild = fileURLToPath(new URL('../../library', import.meta.url));

interface CachedLibrary {
  key: string;
  library: Library;
}

/** Hash of everything that a library is rendered from, except the code, which belongs to the same build. */
export const keyOf = (madeOf: unknown): string => createHash('sha256').update(JSON.stringify(madeOf)).digest('base64url');

/** The library that the build rendered, if it was rendered from the same data. */
export const readCachedLibrary = async (key: string): Promise<Library | undefined> => {
  const bytes = await readFile(ofBuild).catch(() => undefined);
  const kept = bytes && (deserialize(bytes) as CachedLibrary);
  return kept?.key === key ? kept.library : undefined;
};

/** Stores a library for later starts of this build: rendering some hundred documents takes a large part of a start. */
export const writeLibraryCache = (file: string, key: string, library: Library): Promise<void> => writeFile(file, serialize({ key, library } satisfies CachedLibrary));
