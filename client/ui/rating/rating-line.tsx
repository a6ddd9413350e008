import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { useRating } from './use-rating.js';

/** Rating of the shop in one line, as a link to the reviews; nothing while it is not known. */
export const RatingLine = () => {
  const t = useTexts('header');
  const { number, date } = useFormat();
  const rating = useRating();
  if (!rating) return null;
  const { score, count, url, asOf } = rating;
  return (
    <a className="rating" href={url} rel="external noopener" title={t('rating.asOf', { date: date(asOf) })}>
      <span aria-hidden="true">★ </span>
      <span className="visually-hidden">{`${t('rating.label')} `}</span>
      <b>{t('rating.score', { score: number(score, 1) })}</b> <span>{t('rating.count', { count: number(count) })}</span>
    </a>
  );
};
