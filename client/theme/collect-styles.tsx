import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import brand, { theme } from '#brand';
import { everyStyledComponent } from './every-style.js';
import { globalCss } from './global-css.js';

/** A group of rules, and the mark that styled-components leaves behind it with whose it is; a written stylesheet needs no marks. */
const group = /(?<rules>[^]*?)data-styled\.g\d+\[id="(?<owner>[^"]+)"\]\{content:"[^"]*"\}/g;
const endOfRule = '/*!sc*/';

const className = /(?<=\.)[a-z_-][\w-]*/gi;

/**
 * Every rule of every styled component, in the order of their definition, after the global ones: those of some files, and the rest.
 * The class made from a component's rules becomes its number, the one class that its elements carry.
 * @param isFirst whether a file's rules, and with them the global ones, are among the first; all are unless told
 */
export const collectStyles = (isFirst: (file: string) => boolean = () => true): { first: string; rest: string } => {
  const components = everyStyledComponent();
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(components.map(({ component }, at) => createElement(component, { key: at }))));
  const numbers = new Map([...sheet.instance.names].flatMap(([number, names]) => [...names].map((name) => [name, number] as const)));
  const later = new Set(components.filter(({ file }) => !isFirst(file)).map(({ component }) => component.styledComponentId));
  const [first, rest] = [[`${globalCss(brand, theme)}\n`], [] as string[]];
  for (const { groups } of sheet.instance.toString().replaceAll(endOfRule, '').matchAll(group))
    (later.has(groups!.owner!) ? rest : first).push(groups!.rules!.replaceAll(className, (name) => numbers.get(name) ?? name));
  sheet.seal();
  return { first: first.join(''), rest: rest.join('') };
};
