import { useIntroduction } from '../../core/introduction.js';
import { Body } from '../../ui/prose.js';
import { Section } from '../../ui/section.styles.js';

/** What the company says of itself. */
export const IntroductionText = () => (
  <Section className="container">
    <Body html={useIntroduction().html} />
  </Section>
);
