import { useIntroduction } from '../../core/introduction.js';
import { Body } from '../../ui/prose.js';
import { IntroductionColumns } from './introduction-text.styles.js';

/** What the company says of itself. */
export const IntroductionText = () => (
  <IntroductionColumns className="container">
    <Body html={useIntroduction().html} />
  </IntroductionColumns>
);
