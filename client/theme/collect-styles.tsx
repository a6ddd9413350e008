import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { isStyledComponent, ServerStyleSheet } from 'styled-components';
import { theme } from '#brand';
import { globalCss } from './global-css.js';

const modules = import.meta.glob<Record<string, unknown>>('../**/*.styles.ts', { eager: true });

/** Marks that styled-components leaves for finding its rules again; a written stylesheet needs none. */
const marks = /\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}/g;

/** Every rule of every styled component, in the order of their definition, after the global ones. */
export const collectStyles = (): string => {
  const sheet = new ServerStyleSheet();
  const components = Object.values(modules)
    .flatMap((exports) => Object.values(exports))
    .filter((value): value is ComponentType => isStyledComponent(value));
  renderToString(sheet.collectStyles(components.map((component, at) => createElement(component, { key: at }))));
  const rules = sheet.instance.toString().replaceAll(marks, '');
  sheet.seal();
  return `${globalCss(theme)}\n${rules}`;
};
