import brand from '#brand';
import { useApi } from '../../core/api.js';
import { useReadIfAny } from '../../core/read.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';

/** What customers say of the shop, with the way to their reviews; nothing while it is not known. */
export const ShopRating = () => {
  const t = useTexts('product');
  const { number } = useFormat();
  const rating = useReadIfAny(useApi().products.rating.queryOptions({}), brand.permissions.kiyoh);
  if (!rating) return null;
  const { score, count, recommended, url } = rating;
  return (
    <a href={url} rel="noopener">
      <span aria-hidden="true">★ </span>
      <span className="visually-hidden">{t('rating.label')} </span>
      {t('rating.text', { score: number(score, 1), count: number(count), recommended: number(recommended) })}
    </a>
  );
};
