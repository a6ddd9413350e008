import brand from '#brand';
import { useApi } from '../../core/api.js';
import { capitalised, useFormat } from '../../core/format.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { ReviewsCard } from './reviews.styles.js';

const highest = 10;

/** What customers say of the shop, in figures, with the way to their reviews; nothing while it is not known. */
export const Reviews = () => {
  const t = useTexts('homepage');
  const { number } = useFormat();
  const rating = useReadIfAny(useApi().products.rating.queryOptions({}), brand.permissions.kiyoh);
  if (!rating) return null;
  const { score, count, recommended, url } = rating;
  return (
    <div className="container">
      <ReviewsCard aria-labelledby="reviews">
        <h2 id="reviews">{t('reviews.title')}</h2>
        <p className="score">
          <strong>{number(score, 1)}</strong> {t('reviews.of')}
        </p>
        <div>
          <svg aria-hidden="true" viewBox={`0 0 ${highest} 1`} preserveAspectRatio="none">
            <rect width={highest} height={1} />
            <rect width={score} height={1} />
          </svg>
          <p>
            {capitalised(t('reviews.count', { total: number(count) }))}. {t('reviews.recommended', { value: number(recommended) })}.
          </p>
          <Button as="a" href={url} rel="noopener" data-kind="secondary" data-size="small">
            {t('reviews.read')}
          </Button>
        </div>
      </ReviewsCard>
    </div>
  );
};
