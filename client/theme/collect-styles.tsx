import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import brand, { theme } from '#brand';
import { everyStyledComponent } from './every-style.js';
import { globalCss } from './global-css.js';

/** A group of rules and the marker with its owner that styled-components writes after it; stylesheets need no markers. */
const group = /(?<rules>[^]*?)data-styled\.g\d+\[id="(?<owner>[^"]+)"\]\{content:"[^"]*"\}/g;
const endOfRule = '/*!sc*/';

const className = /(?<=\.)[a-z_-][\w-]*/gi;

/** Rules of a component and its file; undefined for animations, which belong to no component. */
export interface Rules {
  file: string | undefined;
  css: string;
}

/**
 * The global rules, then those of every styled component, in the order of definition. Replaces the class that styled-components
 * generates from the rules by the component id, which is the only class of the elements in the build.
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
