import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { RatingBlock } from './rating-summary.styles.js';
import { Stars } from './stars.js';
import { useRating } from './use-rating.js';

/**
 * Rating of the shop: score, number of reviews, share of recommendations, age of the figures, and how the shop checks that reviewers
 * are customers (Directive 2005/29/EC, article 7(6)). Nothing while it is not known. Page namespaces: `product`.
 */
export const RatingSummary = () => {
  const t = useTexts('product');
  const { number, date } = useFormat();
  const rating = useRating();
  if (!rating) return null;
  const { score, count, recommended, url, asOf, isStale } = rating;
  return (
    <RatingBlock>
      <div>
        <p className="score">
          <span className="visually-hidden">{`${t('rating.label')} `}</span>
          {number(score, 1)} <small>{t('rating.outOf')}</small>
        </p>
        <Stars score={score} height={22} />
      </div>
      <div className="what">
        <p>{t('rating.text', { count: number(count), recommended: number(recommended) })}</p>
        <p>
          <a href={url} rel="external noopener">
            {t('rating.read', { host: new URL(url).host })}
          </a>
        </p>
        <p className="small">
          {isStale ? t('rating.stale', { date: date(asOf) }) : t('rating.asOf', { date: date(asOf) })} {t('rating.authentic')}
        </p>
      </div>
    </RatingBlock>
  );
};
