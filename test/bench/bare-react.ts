import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

type Blueprint = string | { tag: string; attributes: Record<string, unknown>; children: Blueprint[] };

/** React's names of HTML attributes. */
const spelling: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  hreflang: 'hrefLang',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  autocomplete: 'autoComplete',
  fetchpriority: 'fetchPriority',
};
const booleans = new Set(['checked', 'selected', 'disabled', 'open', 'hidden', 'required']);

const blueprintOf = (node: DefaultTreeAdapterTypes.ChildNode): Blueprint[] => {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(
    node.attrs.map(({ name, value }) => {
      if (name === 'value' && node.tagName === 'input') return ['defaultValue', value];
      if (name === 'checked') return ['defaultChecked', true];
      if (name === 'selected') return ['data-selected', ''];
      return [spelling[name] ?? name, booleans.has(name) ? true : value];
    }),
  );
  return [{ tag: node.tagName, attributes, children: node.childNodes.flatMap(blueprintOf) }];
};

const find = (node: DefaultTreeAdapterTypes.Node, tag: string): DefaultTreeAdapterTypes.Element | undefined => {
  if ('tagName' in node && node.tagName === tag) return node;
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = find(child, tag);
    if (found) return found;
  }
  return undefined;
};

const elementOf = (blueprint: Blueprint): ReactNode =>
  typeof blueprint === 'string' ? blueprint : createElement(blueprint.tag, { ...blueprint.attributes }, ...blueprint.children.map(elementOf));

const rootMark = '<div id="root">';
const stateMark = '<script type="application/json"';

/**
 * Floor of uncached pages: React creates and renders every element of the page for each request, without components, hooks,
 * data, routes and styles.
 */
const rendererOf = (html: string): (() => string) => {
  const head = html.slice(0, html.indexOf(rootMark));
  const tail = html.slice(html.indexOf(stateMark));
  const body = find(parse(html), 'body')!;
  const root = blueprintOf(body.childNodes.find((node) => 'attrs' in node && node.attrs.some(({ value }) => value === 'root'))!)[0]!;
  return () => head + renderToString(elementOf(root)) + tail;
};

/** Renderers by path, one for each file of the folder. */
const folder = process.env.PAGES!;
const pages = new Map(readdirSync(folder).map((name) => [`/${name}`, rendererOf(readFileSync(`${folder}/${name}`, 'utf8'))]));
createServer((request, response) => {
  const render = pages.get(request.url!);
  if (!render) return void response.writeHead(404).end();
  const page = Buffer.from(render());
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length }).end(page);
}).listen(Number(process.env.PORT));
