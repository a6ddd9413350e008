import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { RouteKey } from '../../src/contract/routes.js';
import { filesWithImports, type Manifest } from '../../src/views/client-files.js';
import type { Renderer } from '../../src/views/site.js';
import { fontsFor } from './font-faces.js';

/** Requests of the initial load of a page: compressed bytes, and counts. */
export interface InitialLoad {
  /** gzip */
  html: number;
  /** gzip */
  javaScript: number;
  scripts: number;
  /** gzip, including the chunks of the route that load later */
  wholeJavaScript: number;
  /** gzip */
  stylesheet: number;
  fonts: number;
  fontFiles: number;
  eagerPictures: number;
  /** Of the document, as a browser with scripts creates them. */
  elements: number;
  /** The page with its scripts, stylesheets, fonts and eager pictures. */
  requests: number;
}

type Attributes = Record<string, string>;
/** Elements whose content is not visible text. */
const unread = new Set(['script', 'style', 'title', 'template', 'noscript']);

const partsOf = (html: string): { elements: { tag: string; attributes: Attributes }[]; text: string } => {
  const elements: { tag: string; attributes: Attributes }[] = [];
  let text = '';
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) elements.push({ tag: node.tagName, attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) });
    if ('value' in node) text += node.value;
    if ('childNodes' in node && !unread.has(node.nodeName)) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return { elements, text };
};

const gzipped = (bytes: Buffer | string): number => gzipSync(bytes, { level: 9 }).length;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const { pageModulesOf } = (await import(pathToFileURL('dist/ssr/entry-server.js').href)) as Renderer;
const manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Manifest;

/**
 * Calculates the requests of the initial load of a page: scripts, stylesheets, fonts and pictures that are not lazy.
 * @param fetchBytes reads a file of the site
 */
export const initialLoadOf = async (route: RouteKey, html: string, fetchBytes: (path: string) => Promise<Buffer>): Promise<InitialLoad> => {
  const { elements, text } = partsOf(html);
  const links = (rel: string) => elements.flatMap(({ tag, attributes }) => (tag === 'link' && attributes.rel === rel ? [attributes.href!] : []));
  // The files that the entry, which is part of the page, loads after the HTML.
  const scripts = elements.flatMap(({ attributes }) => attributes['data-files']?.split(' ') ?? []);
  const later = filesWithImports(manifest, pageModulesOf(route, 'nl-NL')).filter((file) => !scripts.includes(file));
  const stylesheets = links('stylesheet');
  const read = (paths: readonly string[]) => Promise.all(paths.map(fetchBytes));
  const styles = await read(stylesheets);
  const fonts = fontsFor(styles.join('\n'), text);
  const eagerPictures = elements.filter(({ tag, attributes }) => tag === 'img' && attributes.loading !== 'lazy' && !attributes.src?.startsWith('data:')).length;
  const javaScript = sum((await read(scripts)).map(gzipped));
  return {
    html: gzipped(html),
    javaScript,
    scripts: scripts.length,
    wholeJavaScript: javaScript + sum((await read(later)).map(gzipped)),
    stylesheet: sum(styles.map(gzipped)),
    fonts: sum((await read(fonts)).map(({ length }) => length)),
    fontFiles: fonts.length,
    eagerPictures,
    elements: elements.length,
    requests: 1 + scripts.length + stylesheets.length + fonts.length + eagerPictures,
  };
};
