import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.js';
import { Section } from '../../ui/section.styles.js';

/** Section of the home page, with heading and an optional link to the full list. */
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
