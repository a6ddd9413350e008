import type { ElementType, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

interface PartProps {
  as?: ElementType;
  className?: string;
  children?: ReactNode;
}

/**
 * Replaces a styled component in the build: an element with a class, whose rules are in a stylesheet. `as` becomes undefined, which React
 * ignores, because a copy of the properties that leaves one out takes twice as long.
 * @param target the element, or the part that this one extends
 */
export const part =
  (target: ElementType, className: string) =>
  (given: PartProps): ReactNode =>
    jsx(given.as ?? target, { ...given, as: undefined, className: given.className ? `${className} ${given.className}` : className });
