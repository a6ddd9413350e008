import { globSync } from 'node:fs';

/** Kinds of tests, separated by what they need; `npm run test:<kind>` runs one kind. */
const kinds = {
  unit: ['{src,cli,brands}/**/*.spec.ts', 'client/**/*.spec.{ts,tsx}', 'test/{architecture,support}/*.spec.ts'],
  api: ['test/{api,cli,contract,docker,openapi,sites,start}/**/*.spec.ts'],
  e2e: ['test/e2e/*.e2e.ts'],
};

/** @typedef {keyof typeof kinds} Kind */
/** @typedef {Record<Kind, string[]>} Selection */

/**
 * @param {string[]} parts selects files whose path contains one of these; all files when empty
 * @param {string | undefined} only selects a single kind
 * @returns {Selection} test files by kind
 */
export const selectFiles = (parts, only) => {
  const fits = (/** @type {string} */ file) => parts.length === 0 || parts.some((part) => file.includes(part.replace(/^\.\//, '')));
  const rows = Object.entries(kinds).map(([kind, patterns]) => [
    kind,
    only && kind !== only
      ? []
      : globSync(patterns)
          .map((file) => file.replaceAll('\\', '/'))
          .filter(fits),
  ]);
  return Object.fromEntries(rows);
};
