import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { Button } from '../../ui/button.styles.js';
import { EmptyState } from '../../ui/empty-state.js';
import { useArticle } from './article.js';
import { RelatedReading } from './related-reading.js';

/** Page of a job whose closing date has passed, with links to open jobs. */
export const ClosedJob = () => {
  const t = useTexts('blogs');
  const href = useHref();
  const { date } = useFormat();
  const document = useArticle('jobs');
  const { title, related, job } = document;
  return (
    <div className="container">
      <Breadcrumbs />
      <EmptyState title={t('closed.title')} isPage>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{related.length > 0 ? t('closed.text', { date: date(job?.validThrough ?? '') }) : t('closed.none')}</p>
        <Button as="a" href={related.length > 0 ? href('jobOfferOverview') : href('contact')} data-kind="secondary">
          {related.length > 0 ? t('closed.all') : t('editors.link')}
        </Button>
      </EmptyState>
      <RelatedReading kind="jobs" document={document} />
    </div>
  );
};
