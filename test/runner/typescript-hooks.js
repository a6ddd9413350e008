// Module hooks for TypeScript: compiles each imported file with swc and caches the result on disk.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync, version } from '@swc/core';
import { compilerOptions } from './compiler-options.js';

const root = new URL('../../', import.meta.url);

/** Modules whose name is not a path: the brand of the tests, and Jest's API, because `@jest/globals` throws outside Jest's module system. */
const aliases = new Map([
  ['#brand', new URL('brands/enc/brand.ts', root).href],
  ['@jest/globals', new URL('jest-globals.js', import.meta.url).href],
]);

const cache = fileURLToPath(new URL('node_modules/.cache/quiet-shop/tests', root));
mkdirSync(cache, { recursive: true });
const hashOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

/** @type {Map<string, string>} source map files by module URL */
const sourceMaps = new Map();
/** @type {Map<string, string> | undefined} */
let registry;
/** Registers the source maps of all modules, so that stack traces point to TypeScript. @param {Map<string, string>} ofTestFile in which Jest looks up source maps while a test file runs */
export const registerSourceMaps = (ofTestFile) => {
  registry = ofTestFile;
  for (const [url, map] of sourceMaps) registry.set(url, map);
};

/** Writes a file atomically, because another worker can compile the same file at the same time. */
const write = (/** @type {string} */ file, /** @type {string} */ text) => {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
};

/** @param {string} filename @returns its JavaScript and the path of its source map */
const compile = (filename) => {
  const source = readFileSync(filename, 'utf8');
  // One cache entry for each source file; its last line contains the hash of compiler version, options and source.
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

/** @type {Map<string, string | undefined>} URLs of TypeScript files by the `.js` URL in imports */
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

/** @param {string} file @returns a URL for `import()` that no earlier import used */
let imports = 0;
export const freshAddress = (/** @type {string} */ file) => `${pathToFileURL(file).href}?import=${(imports += 1)}`;
