import { transform } from 'lightningcss';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Styles from '../../client/theme/collect-styles.js';

const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * Asks the bundle that collects them for every style rule and writes them as two stylesheets named by their content: of what may
 * be seen at first, and of the rest; their addresses, in this order.
 * @param dist folder of the build, whose bundles are made
 */
export const writeStylesheets = async (dist: string): Promise<string[]> => {
  const { collectStyles } = (await import(pathToFileURL(resolve(`${dist}/styles/collect-styles.js`)).href)) as typeof Styles;
  const first = new Set(JSON.parse(await readFile(`${dist}/client/first-styles.json`, 'utf8')) as string[]);
  const collected = collectStyles((file) => first.has(file));
  return Promise.all(
    [collected.first, collected.rest].map(async (css) => {
      const { code } = transform({ filename: 'site.css', code: Buffer.from(css), minify: true, targets });
      const name = `site-${createHash('sha256').update(code).digest('base64url').slice(0, 10)}.css`;
      await writeFile(`${dist}/client/assets/${name}`, code);
      return `/assets/${name}`;
    }),
  );
};
