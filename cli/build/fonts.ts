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
/** Kerning, ligatures and tabular digits. */
const keepFeatures = ['kern', 'liga', 'tnum'];

/**
 * Writes the self-hosted fonts (Latin subset) in the used weights; the heading font only in the weight of the theme. Each font has two
 * files: one with the characters of our texts, and one with the complete subset for texts with other characters.
 * @param to folder that is served
 * @returns paths of the first files
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
