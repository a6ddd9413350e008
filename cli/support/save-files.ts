import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { EnquiryRegister } from '../../src/embedded/enquiries/enquiry-register.js';

/** Saves the files of an enquiry to a folder, with a number before each name. @returns paths */
export const saveFiles = async (register: EnquiryRegister, files: readonly { id: string; name: string }[], folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (const [at, { id, name }] of files.entries()) {
    const path = join(folder, `${at + 1}-${basename(name)}`);
    await pipeline(await register.open(id), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    paths.push(path);
  }
  return paths;
};
