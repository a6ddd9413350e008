import type { ReactNode } from 'react';
import { EmptyStateBlock } from './empty-state.styles.js';
import { QuietLine } from './divider.js';

/** Message that there is nothing to show; `children` contains links. */
export const EmptyState = ({ title, children, isPage = false }: { title: string; children: ReactNode; isPage?: boolean }) => (
  <EmptyStateBlock>
    <QuietLine />
    {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
    {children}
  </EmptyStateBlock>
);
