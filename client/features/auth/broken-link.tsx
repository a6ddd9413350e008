import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Outcome } from './outcome.js';

/** Page for a mailed link that is not valid, with a link to request another. */
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
