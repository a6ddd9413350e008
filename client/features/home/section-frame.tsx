import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.js';
import { Section } from '../../ui/section.styles.js';

/** A part of the home page: its heading, and at the far end the way to all of it. */
export const SectionFrame = ({ title, more, children }: { title: string; more?: { href: string; label: string }; children: ReactNode }) => (
  <Section className="container">
    <header>
      <h2>{title}</h2>
      {more && (
        <a href={more.href}>
          {more.label}
          <Icon name="arrowRight" size={18} />
        </a>
      )}
    </header>
    {children}
  </Section>
);
