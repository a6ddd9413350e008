import { copyFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fontSources } from '../../src/embedded/fonts/faces.js';

/** Copies the files of fonts that documents are printed in: of each family the weights that are used. */
export const copyDocumentFonts = (to: string): Promise<unknown> =>
  Promise.all(
    fontSources().map(async ({ source, path }) => {
      await mkdir(dirname(`${to}/${path}`), { recursive: true });
      await copyFile(source, `${to}/${path}`);
    }),
  );
