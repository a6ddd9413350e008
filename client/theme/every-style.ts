import type { ComponentType } from 'react';
import { isStyledComponent } from 'styled-components';

const modules = import.meta.glob<Record<string, unknown>>('../**/*.styles.ts', { eager: true });

/** Every styled component of the site: they are the exports of the `*.styles.ts` files. For build and server. */
export const everyStyledComponent = (): ComponentType[] =>
  Object.values(modules)
    .flatMap((exports) => Object.values(exports))
    .filter((value): value is ComponentType => isStyledComponent(value));
