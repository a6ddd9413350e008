import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export class NotWritable extends Error {
  override readonly name = 'NotWritable';

  constructor(folder: string, reason: string) {
    super(`DATA_DIR ${resolve(folder)} cannot be written (${reason}). Give the user write permission, or set DATA_DIR to another folder.`);
  }
}

/** @throws NotWritable when the folder, or a file in it, cannot be created */
export const assertWritable = async (folder: string): Promise<void> => {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new NotWritable(folder, (error as NodeJS.ErrnoException).code ?? String(error));
  }
};
