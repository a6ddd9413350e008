import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Outcome } from './outcome.js';

/** A mailed link that leads nowhere, and how to get another. */
export const BrokenLink = ({ action, href }: { action: string; href: string }) => {
  const t = useTexts('auth');
  return (
    <Outcome title={t('brokenLink.heading')} hasMoved={false}>
      <p className="lead">{t('brokenLink.text')}</p>
      <div className="links">
        <Button as="a" href={href}>
          {action}
        </Button>
      </div>
    </Outcome>
  );
};
