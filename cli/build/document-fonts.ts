import { copyFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fontSources } from '../../src/embedded/fonts/faces.js';

/** Copies the font files of PDF documents: the used weights of each family. */
export const copyDocumentFonts = (to: string): Promise<unknown> =>
  Promise.all(
    fontSources().map(async ({ source, path }) => {
      await mkdir(dirname(`${to}/${path}`), { recursive: true });
      await copyFile(source, `${to}/${path}`);
    }),
  );
