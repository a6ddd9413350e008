import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';

const filesBelow = async (path: string): Promise<string[]> => {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
};

/** Hash of the names and contents of files. @param paths files, and folders whose files all count */
export const hashFiles = async (paths: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of (await filesBelow(path)).toSorted()) {
      const content = await readFile(file);
      // The length separates a name and a content from the next ones.
      hash.update(`${file.slice(path.length)} ${content.length}\n`).update(content);
    }
  return hash.digest('base64url');
};
