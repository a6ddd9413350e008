import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Source } from '../checks/unused-findings.js';

/** The folder of package.json, which contains both the sources and the build. */
export const projectFolder = (): string => {
  let folder = fileURLToPath(new URL('.', import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
};

/** Reads the sources that may use texts, without spec files. Empty when only the build is deployed. */
export const readSources = async (): Promise<Source[]> => {
  const root = projectFolder();
  const listed = await Promise.all(
    ['client', 'src', 'cli'].map(async (folder) => (await readdir(join(root, folder), { recursive: true }).catch(() => [])).map((file) => join(folder, file))),
  );
  const files = listed.flat().filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file));
  return Promise.all(files.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
};
