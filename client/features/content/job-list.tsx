import brand from '#brand';
import { sellerCurrency } from '../../../src/domain/seller.js';
import { useCardHref } from '../../core/card-href.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { EmptyState } from '../../ui/empty-state.js';
import { useArchive } from './archive.js';
import { Offers } from './job-list.styles.js';

/** Open jobs with their terms, and a link for unsolicited applications. */
export const JobList = () => {
  const t = useTexts('blogs');
  const hrefOf = useCardHref();
  const { money, date } = useFormat();
  const { items } = useArchive('jobs');
  const salary = (value: number) => money({ amount: value * 100, currency: sellerCurrency });
  return (
    <Offers>
      <ul>
        {items.map((card) => (
          <li key={card.id}>
            <h2>
              <a href={hrefOf(card)}>{card.title}</a>
            </h2>
            <p>{card.summary}</p>
            {card.job && (
              <dl>
                <div>
                  <dt>{t('job.place')}</dt>
                  <dd>{brand.pickup.address.city}</dd>
                </div>
                <div>
                  <dt>{t(`job.${card.job.employment}`)}</dt>
                  <dd>{t('job.perWeek', { hours: card.job.hours })}</dd>
                </div>
                <div>
                  <dt>{t('job.salary')}</dt>
                  <dd>{t('job.range', { min: salary(card.job.salary.min), max: salary(card.job.salary.max) })}</dd>
                </div>
                <div>
                  <dt>{t('job.until')}</dt>
                  <dd>
                    <time dateTime={card.job.validThrough}>{date(card.job.validThrough)}</time>
                  </dd>
                </div>
              </dl>
            )}
          </li>
        ))}
      </ul>
      <aside>
        <h2>{t('offers.spontaneous.title')}</h2>
        <p>{t('offers.spontaneous.text')}</p>
        <Spontaneous />
      </aside>
    </Offers>
  );
};

/** Shown without open jobs, with a link for unsolicited applications. */
export const NoJobs = () => {
  const t = useTexts('blogs');
  return (
    <EmptyState title={t('offers.none.title')}>
      <p>{t('offers.none.text')}</p>
      <Spontaneous />
    </EmptyState>
  );
};

const Spontaneous = () => {
  const t = useTexts('blogs');
  const href = useHref();
  return (
    <Button as="a" href={href('contact')} data-kind="secondary">
      {t('offers.spontaneous.action')}
    </Button>
  );
};
