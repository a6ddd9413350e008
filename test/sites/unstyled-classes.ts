import { readFileSync } from 'node:fs';
import type { BuildFacts } from '../../src/views/built-site.js';

/** Stylesheets of a site by path. @param folder of the build, with a trailing slash */
export const stylesheetsOf = (folder: string): Map<string, string> => {
  const { stylesheets } = JSON.parse(readFileSync(`${folder}build.json`, 'utf8')) as BuildFacts;
  const ofPages = Object.values(stylesheets.byPage).flatMap(({ initial, deferred }) => [initial, ...deferred]);
  return new Map([stylesheets.all, ...ofPages].map((address) => [address, readFileSync(`${folder}client${address}`, 'utf8')]));
};

const classesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, names]) => names!.split(/\s+/));

/** Classes in a page whose rules are only in stylesheets that the page does not link. */
export const unstyledClassesIn = (html: string, stylesheets: ReadonlyMap<string, string>): string[] => {
  const isLinked = (address: string) => html.includes(`<link rel="stylesheet" href="${address}">`);
  const ruled = (linked: boolean) => new Set([...stylesheets].flatMap(([address, css]) => (isLinked(address) === linked ? classesIn(css, /\.([a-z][\w-]*)/gi) : [])));
  const [there, elsewhere] = [ruled(true), ruled(false)];
  return [...new Set(classesIn(html, /class="([^"]+)"/g))].filter((name) => elsewhere.has(name) && !there.has(name));
};
