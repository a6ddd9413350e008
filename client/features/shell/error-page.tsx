import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { EmptyState } from '../../ui/empty-state.js';

interface ErrorPageProps {
  isUnavailable?: boolean;
  /** Reference of the error in the log. */
  reference?: string | undefined;
  /** Retries without a reload; without it a link reloads the page. */
  onRetry?(): void;
}

/** Page for a failure: what happened, what is safe, and what to do. */
export const ErrorPage = ({ isUnavailable = false, reference, onRetry }: ErrorPageProps) => {
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
