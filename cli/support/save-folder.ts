import { createWriteStream } from 'node:fs';
import { access, readdir, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZip } from '../../src/embedded/zip.js';
import { Failure } from './failure.js';

const zip = async (folder: string, out: string): Promise<void> => {
  const { archive, content } = createZip();
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.toSorted()) archive.addFile(file, relative(folder, file).replaceAll('\\', '/'));
  archive.end();
  await pipeline(content, createWriteStream(out, { flags: 'wx', mode: 0o600, flush: true }));
};

/**
 * Lets `write` fill a new folder, and saves it as a folder, or as a ZIP when `out` ends with `.zip`. Nothing is left behind when it fails.
 * @throws Failure if `out` exists
 */
export const saveFolder = async <Value>(out: string, write: (folder: string) => Promise<Value>): Promise<Value> => {
  const exists = await access(out).then(
    () => true,
    () => false,
  );
  if (exists) throw new Failure(`${out} exists. Remove it, or name another file with --out`);
  const part = `${out}.part`;
  await rm(part, { recursive: true, force: true });
  try {
    const value = await write(part);
    await (out.endsWith('.zip') ? zip(part, out) : rename(part, out));
    return value;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
};
