import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import brand, { theme } from '#brand';
import { everyStyledComponent } from './every-style.js';
import { globalCss } from './global-css.js';

/** Marks that styled-components leaves for finding its rules again; a written stylesheet needs none. */
const marks = /\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}/g;

const className = /(?<=\.)[a-z_-][\w-]*/gi;

/**
 * Every rule of every styled component, in the order of their definition, after the global ones.
 * The class made from a component's rules becomes its number, the one class that its elements carry.
 */
export const collectStyles = (): string => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(everyStyledComponent().map((component, at) => createElement(component, { key: at }))));
  const numbers = new Map([...sheet.instance.names].flatMap(([number, names]) => [...names].map((name) => [name, number] as const)));
  const rules = sheet.instance
    .toString()
    .replaceAll(marks, '')
    .replaceAll(className, (name) => numbers.get(name) ?? name);
  sheet.seal();
  return `${globalCss(brand, theme)}\n${rules}`;
};
