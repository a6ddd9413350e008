import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { useArticle } from './article.js';
import { FactRow } from './facts.styles.js';

/** Where, how much and for what: the terms of an offer of work. */
export const JobFacts = () => {
  const t = useTexts('blogs');
  const { money, date } = useFormat();
  const { job } = useArticle('jobs');
  if (!job) return null;
  const euro = (value: number) => money({ amount: value * 100, currency: 'EUR' });
  return (
    <FactRow>
      <div>
        <dt>{t('job.place')}</dt>
        <dd>Utrecht</dd>
      </div>
      <div>
        <dt>{t('job.hours')}</dt>
        <dd>{t('job.perWeek', { hours: job.hours })}</dd>
      </div>
      <div>
        <dt>{t('job.salary')}</dt>
        <dd>{t('job.range', { min: euro(job.salary.min), max: euro(job.salary.max) })}</dd>
      </div>
      <div>
        <dt>{t('job.until')}</dt>
        <dd>{date(job.validThrough)}</dd>
      </div>
    </FactRow>
  );
};
