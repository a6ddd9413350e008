import type { ComponentType } from 'react';
import { isStyledComponent } from 'styled-components';

const modules = import.meta.glob<Record<string, unknown>>('/client/**/*.styles.ts', { eager: true });

type Styled = ComponentType & { styledComponentId: string };

/** Every styled component of the site with its file: the exports of the `*.styles.ts` files. For build and server. */
export const everyStyledComponent = (): { file: string; component: Styled }[] =>
  Object.entries(modules).flatMap(([address, exports]) =>
    Object.values(exports)
      .filter((value): value is Styled => isStyledComponent(value))
      .map((component) => ({ file: address.slice(1), component })),
  );
