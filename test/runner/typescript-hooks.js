// Lets Node run this project's TypeScript: compiles each file with swc when it is imported and keeps the result on disk.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync, version } from '@swc/core';
import { compilerOptions } from './compiler-options.js';

const root = new URL('../../', import.meta.url);

/** Modules whose name is not a path: the brand of the tests, and Jest's API, which outside of its own module system is refused. */
const aliases = new Map([
  ['#brand', new URL('brands/enc/brand.ts', root).href],
  ['@jest/globals', new URL('jest-globals.js', import.meta.url).href],
]);

const cache = fileURLToPath(new URL('node_modules/.cache/quiet-shop/tests', root));
mkdirSync(cache, { recursive: true });
const hashOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

/** @type {Map<string, string>} files of source maps by address of the module */
const sourceMaps = new Map();
/** @type {Map<string, string> | undefined} */
let registry;
/** Has the stack traces of all modules point into their TypeScript. @param {Map<string, string>} ofTestFile where Jest looks maps up while a test file runs */
export const registerSourceMaps = (ofTestFile) => {
  registry = ofTestFile;
  for (const [url, map] of sourceMaps) registry.set(url, map);
};

/** Written beside and renamed: another worker may compile the same file at the same time. */
const write = (/** @type {string} */ file, /** @type {string} */ text) => {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
};

/** @param {string} filename @returns its JavaScript, and the file of its source map */
const compile = (filename) => {
  const source = readFileSync(filename, 'utf8');
  // One entry a file, whose last line says what it was made of.
  const mark = `\n// ${hashOf(`${version} ${JSON.stringify(compilerOptions)} ${source}`)}`;
  const kept = join(cache, hashOf(filename));
  const map = `${kept}.map`;
  const cached = existsSync(kept) ? readFileSync(kept, 'utf8') : '';
  if (cached.endsWith(mark)) return { code: cached, map };
  const result = transformSync(source, { ...compilerOptions, filename, swcrc: false, configFile: false, sourceMaps: true });
  write(map, result.map ?? '');
  write(kept, result.code + mark);
  return { code: result.code, map };
};

/** @type {Map<string, string | undefined>} addresses of TypeScript files by the `.js` address that imports name */
const typescriptOf = new Map();
const findTypescript = (/** @type {string} */ url) => {
  if (!typescriptOf.has(url))
    typescriptOf.set(
      url,
      [url.replace(/\.js$/, '.ts'), url.replace(/\.js$/, '.tsx')].find((one) => existsSync(fileURLToPath(one))),
    );
  return typescriptOf.get(url);
};

registerHooks({
  resolve(specifier, context, next) {
    const alias = aliases.get(specifier);
    if (alias) return { url: alias, shortCircuit: true };
    if (specifier.startsWith('.') && specifier.endsWith('.js') && !context.parentURL?.includes('/node_modules/')) {
      const url = findTypescript(new URL(specifier, context.parentURL).href);
      if (url) return { url, format: 'module', shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    const path = url.split('?')[0] ?? '';
    if (!/\.tsx?$/.test(path) || path.includes('/node_modules/')) return next(url, context);
    const { code, map } = compile(fileURLToPath(path));
    sourceMaps.set(url, map);
    registry?.set(url, map);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/** @param {string} file @returns its address for `import()`, one that no earlier import has had */
let imports = 0;
export const freshAddress = (/** @type {string} */ file) => `${pathToFileURL(file).href}?import=${(imports += 1)}`;
