import { type ReactNode, useState } from 'react';
import { Icon } from '../icon.js';

interface MoreProps {
  label: string;
  /** Something in it is chosen. */
  isNeeded: boolean;
  className?: string;
  children: ReactNode;
}

/** What stands behind "more", open from the first time something in it is chosen: what closes under a reader's hand is lost to them. */
export const More = ({ label, isNeeded, className, children }: MoreProps) => {
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
