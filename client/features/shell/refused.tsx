import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { EmptyState } from '../../ui/empty-state.js';

export interface Refusal {
  title: string;
  detail?: string | undefined;
  /** Path of the previous page. */
  back: string;
}

/** Page with the reason why a form or link was refused, and a link back. Only the server renders it. */
export const Refused = ({ title, detail, back, reference }: Refusal & { reference: string }) => {
  const t = useTexts('global');
  return (
    <div className="container">
      <EmptyState title={title} isPage>
        {detail && <p>{detail}</p>}
        <p>{t('trouble.reference', { reference })}</p>
        <Button as="a" href={back} data-kind="primary">
          {t('trouble.retry')}
        </Button>
      </EmptyState>
    </div>
  );
};
