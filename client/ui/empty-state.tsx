import type { ReactNode } from 'react';
import { EmptyStateBlock } from './empty-state.styles.js';
import { Wave } from './wave.js';

/** Message that there is nothing to show; `children` contains links. */
export const EmptyState = ({ title, children, isPage = false }: { title: string; children: ReactNode; isPage?: boolean }) => (
  <EmptyStateBlock>
    <Wave kind="quiet" />
    {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
    {children}
  </EmptyStateBlock>
);
