import { useTexts } from '../../core/texts.js';
import { RatingSummary } from '../../ui/rating/rating-summary.js';
import { useRating } from '../../ui/rating/use-rating.js';
import { SectionFrame } from './section-frame.js';

/** What customers say of the shop; nothing while it is not known. */
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
