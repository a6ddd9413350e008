import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Theme } from '../../src/contract/brands.js';
import { fontFaces } from '../../src/contract/fonts.js';

/** Every character the font has; what is cut are the weights that nothing is set in. */
const characters = String.fromCodePoint(...Array.from({ length: 0x30_00 - 0x20 }, (_, at) => at + 0x20));

/** Writes the self-hosted fonts (their latin subset) in the weights that are used, that of headings in the site's one weight; their addresses. */
export const writeFonts = async (to: string, { heading, weight }: Theme['font']): Promise<string[]> => {
  const require = createRequire(import.meta.url);
  await mkdir(to, { recursive: true });
  return Promise.all(
    Object.entries(fontFaces).map(async ([family, { file, weights }]) => {
      const wght = family === heading ? weight : { min: weights[0], max: weights[1] };
      const whole = await readFile(require.resolve(`@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`));
      await writeFile(`${to}/${file}.woff2`, await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght } }));
      return `/fonts/${file}.woff2`;
    }),
  );
};
