import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Theme } from '../../src/contract/brands.js';
import { coreRange, fontFaces, fontFiles, wholeRange } from '../../src/contract/fonts.js';

const charactersFrom = (first: number, last = first): string => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
/** Characters of a CSS `unicode-range`. */
const charactersIn = (range: string): string =>
  range
    .split(',')
    .map((part) =>
      charactersFrom(
        ...(part
          .slice(2)
          .split('-')
          .map((code) => Number.parseInt(code, 16)) as [number, number?]),
      ),
    )
    .join('');
const [core, all] = [coreRange, wholeRange].map(charactersIn) as [string, string];
/** Kerning, ligatures, and digits of one width for columns. */
const keepFeatures = ['kern', 'liga', 'tnum'];

/**
 * Writes the self-hosted fonts (their latin subset) in the weights that are used, that of headings in the site's one weight, each in two
 * files: what our texts are written with, and all of it for where something else stands.
 * @param to the folder that is served
 * @returns the addresses of the first
 */
export const writeFonts = async (to: string, { heading, weight }: Theme['font']): Promise<string[]> => {
  const require = createRequire(import.meta.url);
  await mkdir(`${to}/fonts`, { recursive: true });
  return Promise.all(
    Object.entries(fontFaces).map(async ([family, { file, weights }]) => {
      const variationAxes = { wght: family === heading ? weight : { min: weights[0], max: weights[1] } };
      const whole = await readFile(require.resolve(`@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`));
      const paths = fontFiles(file);
      await writeFile(to + paths.core, await subsetFont(whole, core, { targetFormat: 'woff2', variationAxes, keepFeatures }));
      await writeFile(to + paths.rest, await subsetFont(whole, all, { targetFormat: 'woff2', variationAxes }));
      return paths.core;
    }),
  );
};
