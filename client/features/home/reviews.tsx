import { useTexts } from '../../core/texts.js';
import { RatingSummary } from '../../ui/rating/rating-summary.js';
import { useRating } from '../../ui/rating/use-rating.js';
import { SectionFrame } from './section-frame.js';

/** Rating of the shop; renders nothing when it is not available. */
export const Reviews = () => {
  const t = useTexts('homepage');
  const rating = useRating();
  if (!rating) return null;
  return (
    <SectionFrame title={t('reviews.title')}>
      <RatingSummary />
    </SectionFrame>
  );
};
