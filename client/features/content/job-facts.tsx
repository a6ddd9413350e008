import brand from '#brand';
import { sellerCurrency } from '../../../src/domain/seller.js';
import { splitDutchAddress } from '../../../src/domain/split-address.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { useArticle } from './article.js';
import { FactRow } from './facts.styles.js';

/** Place of work: the seat of the company. */
const { city } = splitDutchAddress(brand.seller.address);

interface JobFactsProps {
  /** Id of the element with the application form. */
  applyAt: string;
}

/** Place, hours, salary and closing date of a job, and a link to the application form. */
export const JobFacts = ({ applyAt }: JobFactsProps) => {
  const t = useTexts('blogs');
  const { wholeMoney, date } = useFormat();
  const { job } = useArticle('jobs');
  if (!job) return null;
  const salary = (value: number) => wholeMoney({ amount: value * 100, currency: sellerCurrency });
  return (
    <>
      <FactRow>
        <div>
          <dt>{t('job.place')}</dt>
          <dd>{city}</dd>
        </div>
        <div>
          <dt>{t(`job.${job.employment}`)}</dt>
          <dd>{t('job.perWeek', { hours: job.hours })}</dd>
        </div>
        <div>
          <dt>{t('job.salary')}</dt>
          <dd>{t('job.range', { min: salary(job.salary.min), max: salary(job.salary.max) })}</dd>
        </div>
        <div>
          <dt>{t('job.until')}</dt>
          <dd>
            <time dateTime={job.validThrough}>{date(job.validThrough)}</time>
          </dd>
        </div>
      </FactRow>
      <Button as="a" href={`#${applyAt}`} className="apply">
        {t('job.apply')}
      </Button>
    </>
  );
};
