import type { ReactNode } from 'react';
import { Folded, useDisclosure } from '../folded.js';
import { Icon } from '../icon.js';

interface ShowMoreProps {
  label: string;
  /** Whether something in it is selected. */
  isNeeded: boolean;
  /** Whether the content has links, which search engines must find while it is closed. */
  hasLinks?: boolean;
  className?: string;
  children: ReactNode;
}

/** A disclosure that opens when something in it is selected, and then stays open, so that it does not close while the shopper uses it. */
export const ShowMore = ({ label, isNeeded, hasLinks = false, className, children }: ShowMoreProps) => {
  const { isOpen, attributes } = useDisclosure(isNeeded);
  return (
    <details className={className} {...attributes}>
      <summary>
        {label}
        <Icon name="chevronDown" size={16} />
      </summary>
      {hasLinks ? children : <Folded isOpen={isOpen}>{children}</Folded>}
    </details>
  );
};
