import { useIntroduction } from '../../core/introduction.js';
import { Body } from '../../ui/prose.js';
import { IntroductionColumns } from './introduction-text.styles.js';

/** Introduction of the company. */
export const IntroductionText = () => (
  <IntroductionColumns className="container">
    <Body html={useIntroduction().html} />
  </IntroductionColumns>
);
