import { type ReactNode, useEffect, useRef } from 'react';
import { QuietLine } from '../../ui/divider.js';
import { AuthPage } from './auth.styles.js';

/** Outcome that replaces a form. The heading takes the focus, so that screen readers announce it. */
export const Outcome = ({ title, hasMoved = true, children }: { title: string; hasMoved?: boolean; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [hasMoved]);
  return (
    <AuthPage>
      <section>
        <QuietLine />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </section>
    </AuthPage>
  );
};
