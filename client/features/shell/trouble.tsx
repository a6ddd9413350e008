import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { EmptyState } from '../../ui/empty-state.js';

/** Says that a page cannot be shown now, what is safe, and what to do. */
export const Trouble = ({ isUnavailable }: { isUnavailable: boolean }) => {
  const t = useTexts('global');
  const kind = isUnavailable ? 'unavailable' : 'broken';
  return (
    <EmptyState title={t(`trouble.${kind}.title`)} isPage>
      <p>{t(`trouble.${kind}.detail`)}</p>
      <Button as="a" href="" data-kind="primary">
        {t('trouble.retry')}
      </Button>
    </EmptyState>
  );
};
