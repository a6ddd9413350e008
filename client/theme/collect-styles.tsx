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

/** The rules of a component, and whose file they stand in; those that no file has, of animations, are nobody's. */
export interface Rules {
  file: string | undefined;
  css: string;
}

/**
 * The global rules, then those of every styled component, in the order of their definition.
 * The class made from a component's rules becomes its number, the one class that its elements carry.
 */
export const collectStyles = (): Rules[] => {
  const components = everyStyledComponent();
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(components.map(({ component }, at) => createElement(component, { key: at }))));
  const numbers = new Map([...sheet.instance.names].flatMap(([number, names]) => [...names].map((name) => [name, number] as const)));
  const files = new Map(components.map(({ component, file }) => [component.styledComponentId, file]));
  const rules = [...sheet.instance.toString().replaceAll(endOfRule, '').matchAll(group)].map(
    ({ groups }): Rules => ({
      file: files.get(groups!.owner!),
      css: groups!.rules!.replaceAll(className, (name) => numbers.get(name) ?? name),
    }),
  );
  sheet.seal();
  return [{ file: undefined, css: `${globalCss(brand, theme)}\n` }, ...rules];
};
