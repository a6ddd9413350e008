import { createContext, type ReactNode, type ToggleEvent, useContext, useEffect, useRef, useState } from 'react';
import { isServer } from '../core/is-server.js';

/** Whether the content is in a `noscript` already. The browser would end that one at the end tag of an inner one. */
const InNoscript = createContext(false);

/** Hydration leaves the content of the element alone. */
const untouched = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * Content of a panel that is closed at first. The server sends it in a `noscript`, so that a browser with scripts creates no elements
 * for it, and one without scripts shows it. A panel that opens before hydration is filled by `client/entry-client.ts`, later by React.
 * @param isOpen whether the panel has been opened; content that search engines must find does not belong in a closed panel
 */
export const Folded = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => {
  const isInNoscript = useContext(InNoscript);
  const folded = useRef<HTMLDivElement>(null);
  // A panel that opens later is filled by React alone.
  useEffect(() => folded.current?.querySelector(':scope > noscript')?.remove(), []);
  if (isOpen || isInNoscript) return <div key="open">{children}</div>;
  if (!isServer) return <div key="folded" ref={folded} data-folded="" {...untouched} />;
  return (
    <div key="folded" data-folded="">
      <noscript>
        <InNoscript value>{children}</InNoscript>
      </noscript>
    </div>
  );
};

/**
 * State of a `details` element with folded content. It opens when something in it is needed, and keeps its content when it is closed, so
 * that nothing disappears while the shopper uses it.
 * @returns whether it has been open, and the attributes of the element
 */
export const useDisclosure = (isNeeded: boolean) => {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setIsOpen(true);
  // Opened before hydration.
  useEffect(() => {
    if (details.current?.open) setIsOpen(true);
  }, []);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setIsOpen(true);
  };
  return { isOpen, attributes: { ref: details, open: isOpen, onToggle } };
};
