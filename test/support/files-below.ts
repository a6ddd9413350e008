import type { Dirent } from 'node:fs';
import { glob } from 'node:fs/promises';

/** Files in a folder and the folders below it, also while a shop deletes some of them: a recursive `readdir` would reject. */
export const filesBelow = async (folder: string): Promise<Dirent[]> => {
  const files: Dirent[] = [];
  for await (const entry of glob('**', { cwd: folder, withFileTypes: true })) if (entry.isFile()) files.push(entry);
  return files;
};
