import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { gzipSync } from 'node:zlib';

/** What the first view of a page makes a browser fetch: bytes as they travel, and counts. */
export interface FirstView {
  /** gzip */
  html: number;
  /** gzip */
  javaScript: number;
  scripts: number;
  /** gzip */
  stylesheet: number;
  fonts: number;
  fontFiles: number;
  eagerPictures: number;
  /** The page itself with its scripts, styles, fonts and eager pictures. */
  requests: number;
}

type Attributes = Record<string, string>;
const elementsOf = (html: string): { tag: string; attributes: Attributes }[] => {
  const found: { tag: string; attributes: Attributes }[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) found.push({ tag: node.tagName, attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) });
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
};

const gzipped = (bytes: Buffer | string): number => gzipSync(bytes, { level: 9 }).length;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * What a page makes a browser fetch at once: what it preloads, runs, is dressed with and shows before anybody scrolls.
 * @param fetchBytes reads a file of the site
 */
export const firstViewOf = async (html: string, fetchBytes: (path: string) => Promise<Buffer>): Promise<FirstView> => {
  const elements = elementsOf(html);
  const links = (rel: string) => elements.flatMap(({ tag, attributes }) => (tag === 'link' && attributes.rel === rel ? [attributes.href!] : []));
  const run = elements.flatMap(({ tag, attributes }) => (tag === 'script' && attributes.src ? [attributes.src] : []));
  const scripts = [...new Set([...links('modulepreload'), ...run])];
  const stylesheets = links('stylesheet');
  const read = (paths: readonly string[]) => Promise.all(paths.map(fetchBytes));
  const styles = await read(stylesheets);
  const fonts = [...new Set(styles.flatMap((css) => [...css.toString().matchAll(/url\(['"]?([^)'"]+\.woff2)['"]?\)/g)].map((match) => match[1]!)))];
  const eagerPictures = elements.filter(({ tag, attributes }) => tag === 'img' && attributes.loading !== 'lazy' && !attributes.src?.startsWith('data:')).length;
  return {
    html: gzipped(html),
    javaScript: sum((await read(scripts)).map(gzipped)),
    scripts: scripts.length,
    stylesheet: sum(styles.map(gzipped)),
    fonts: sum((await read(fonts)).map(({ length }) => length)),
    fontFiles: fonts.length,
    eagerPictures,
    requests: 1 + scripts.length + stylesheets.length + fonts.length + eagerPictures,
  };
};
