import { createElement, type ElementType, type ReactNode } from 'react';

interface PartProps {
  as?: ElementType;
  className?: string;
  children?: ReactNode;
}

/**
 * What a styled component is in the built site: an element with its class, whose rules stand in a stylesheet.
 * @param target the element, or the part this one is made of
 */
export const part =
  (target: ElementType, className: string) =>
  ({ as = target, className: own, ...props }: PartProps): ReactNode =>
    createElement(as, { ...props, className: own ? `${className} ${own}` : className });
