import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { EmptyState } from '../../ui/empty-state.js';

interface TroubleProps {
  isUnavailable?: boolean;
  /** Under which the log knows of it. */
  reference?: string | undefined;
  /** Tries again in place; without it the page is asked for anew. */
  onRetry?(): void;
}

/** Says that a page cannot be shown now, what is safe, and what to do. */
export const Trouble = ({ isUnavailable = false, reference, onRetry }: TroubleProps) => {
  const t = useTexts('global');
  const kind = isUnavailable ? 'unavailable' : 'broken';
  return (
    <div className="container">
      <EmptyState title={t(`trouble.${kind}.title`)} isPage>
        <p>{t(`trouble.${kind}.detail`)}</p>
        {reference && <p>{t('trouble.reference', { reference })}</p>}
        {onRetry ? (
          <Button type="button" data-kind="primary" onClick={onRetry}>
            {t('trouble.retry')}
          </Button>
        ) : (
          <Button as="a" href="" data-kind="primary">
            {t('trouble.retry')}
          </Button>
        )}
      </EmptyState>
    </div>
  );
};
