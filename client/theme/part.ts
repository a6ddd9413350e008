import { createElement, type ElementType, type ReactNode } from 'react';

interface PartProps {
  as?: ElementType;
  className?: string;
  children?: ReactNode;
}

/**
 * Replaces a styled component in the build: an element with a class, whose rules are in a stylesheet.
 * @param target the element, or the part that this one extends
 */
export const part =
  (target: ElementType, className: string) =>
  ({ as = target, className: own, ...rest }: PartProps): ReactNode => {
    const props: Omit<PartProps, 'as'> = rest;
    props.className = own ? `${className} ${own}` : className;
    return createElement(as, props);
  };
