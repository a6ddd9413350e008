import { type ComponentType, createElement, type ElementType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticStyles } from './static-styles.js';
import { everyStyledComponent } from './every-style.js';

/** What styled-components' components are made of, as far as it is used here. */
interface StyledParts {
  target: ElementType;
  render(props: Record<string, unknown>): ReactNode;
}

const ownClass = 'own-class';
const isForElement = (name: string) => name !== 'as' && name !== 'theme' && name !== 'children' && !name.startsWith('$');

/** The class attribute of a styled component, with and without a class of its user's. */
const classesOf = (component: ComponentType<{ className?: string }>) => {
  const render = (className?: string) =>
    /class="([^"]*)"/.exec(renderToString(createElement(StaticStyles, null, createElement(component, className ? { className } : {}))))?.[1] ?? '';
  const [before = '', after = ''] = render(ownClass).split(ownClass);
  return { alone: render(), before, after };
};

/**
 * For the server: rules are static, so the class names of each styled component are known once and for all.
 * Its rendering becomes that of a plain element, a tenth of what working the names out for every element costs.
 */
export const settleStyles = (): void => {
  const settled = everyStyledComponent().map((component) => [component as unknown as StyledParts, classesOf(component)] as const);
  for (const [component, { alone, before, after }] of settled) {
    component.render = (props) => {
      const own: Record<string, unknown> = {};
      for (const name in props) if (isForElement(name)) own[name] = props[name];
      own.className = typeof props.className === 'string' ? `${before}${props.className}${after}` : alone;
      return createElement((props.as as ElementType | undefined) ?? component.target, own, props.children as ReactNode);
    };
  }
};
