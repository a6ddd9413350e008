import { type ReactNode, useState } from 'react';
import { Icon } from '../icon.js';

interface ShowMoreProps {
  label: string;
  /** Whether something in it is selected. */
  isNeeded: boolean;
  className?: string;
  children: ReactNode;
}

/** A disclosure that opens when something in it is selected, and then stays open, so that it does not close while the shopper uses it. */
export const ShowMore = ({ label, isNeeded, className, children }: ShowMoreProps) => {
  const [isOpen, setIsOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setIsOpen(true);
  return (
    <details className={className} open={isOpen}>
      <summary>
        {label}
        <Icon name="chevronDown" size={16} />
      </summary>
      {children}
    </details>
  );
};
