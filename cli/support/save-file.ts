import { writeFile } from 'node:fs/promises';
import { Failure } from './failure.js';

/** Writes a new file that only its owner can read. @throws Failure when it exists or cannot be written */
export const saveFile = async (path: string, content: Buffer): Promise<void> =>
  writeFile(path, content, { flag: 'wx', mode: 0o600 }).catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new Failure(code === 'EEXIST' ? `${path} already exists. Choose another name with --out` : `Cannot write ${path}: ${message}`);
  });
