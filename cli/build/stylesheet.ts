import { transform } from 'lightningcss';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Styles from '../../client/theme/collect-styles.js';
import type { Stylesheets } from '../../src/views/site.js';
import type { InitialStyles } from './initial-styles.js';

const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };
/** Characters of a stylesheet that is added to a hydrated page. The browser matches its rules against every element in one task. */
const breath = 36_000;

/** Joins rules into pieces of about that length. */
const inBreaths = (rules: readonly string[]): string[] => {
  const pieces = [''];
  for (const css of rules) {
    if (pieces.at(-1)!.length > breath) pieces.push('');
    pieces[pieces.length - 1] += css;
  }
  return pieces;
};

/**
 * Collects all style rules from the styles bundle and writes them as stylesheets with a content hash in their names.
 * @param dist folder of the build, which must contain the bundles
 */
export const writeStylesheets = async (dist: string): Promise<Stylesheets> => {
  const { collectStyles } = (await import(pathToFileURL(resolve(`${dist}/styles/collect-styles.js`)).href)) as typeof Styles;
  const initialStyles = JSON.parse(await readFile(`${dist}/client/initial-styles.json`, 'utf8')) as InitialStyles;
  const rules = collectStyles();
  const write = async (css: string): Promise<string> => {
    const { code } = transform({ filename: 'site.css', code: Buffer.from(css), minify: true, targets });
    const name = `site-${createHash('sha256').update(code).digest('base64url').slice(0, 10)}.css`;
    await writeFile(`${dist}/client/assets/${name}`, code);
    return `/assets/${name}`;
  };
  const cssOf = (some: readonly Styles.Rules[]) => some.map(({ css }) => css);
  const writePieces = (some: readonly Styles.Rules[]) => Promise.all(inBreaths(cssOf(some)).map(write));
  const firstOfSomePage = new Set(Object.values(initialStyles).flat());
  // Pages share these pieces, so that a visitor loads them once.
  const firstOfNoPage = await writePieces(rules.filter(({ file }) => file !== undefined && !firstOfSomePage.has(file)));
  const stylesOf = async (files: ReadonlySet<string>) => {
    const isInitial = ({ file }: Styles.Rules) => file === undefined || files.has(file);
    const others = rules.filter((one) => !isInitial(one) && firstOfSomePage.has(one.file!));
    return { initial: await write(cssOf(rules.filter(isInitial)).join('')), deferred: [...(await writePieces(others)), ...firstOfNoPage] };
  };
  const pages = Object.entries(initialStyles).map(async ([key, files]) => [key, await stylesOf(new Set(files))] as const);
  return { all: await write(cssOf(rules).join('')), byPage: Object.fromEntries(await Promise.all(pages)) };
};
