import brand from '#brand';
import type { CategorySummary } from '../../../src/contract/product.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { CategoryNav } from './category-list.styles.js';

interface CategoryListProps {
  categories: readonly CategorySummary[];
  /** Id of the category that is shown; none on the page of all products. */
  current?: string | undefined;
}

/** The categories with their counts: the first ones open, the rest behind "more". */
export const CategoryList = ({ categories, current }: CategoryListProps) => {
  const t = useTexts('product');
  const href = useHref();
  const openCount = brand.productArchive.categories;
  const rest = categories.slice(openCount);
  const items = (shown: readonly CategorySummary[]) =>
    shown.map(({ id, name, slug, productCount }) => (
      <li key={id}>
        <a href={href('categoryDetail', { slug })} aria-current={id === current ? 'page' : undefined}>
          {name} <small>{productCount}</small>
        </a>
      </li>
    ));
  return (
    <CategoryNav aria-labelledby="categories">
      <h2 id="categories">{t('listing.categories')}</h2>
      <ul>
        <li>
          <a href={href('productOverview')} aria-current={current ? undefined : 'page'}>
            {t('listing.title')}
          </a>
        </li>
        {items(categories.slice(0, openCount))}
      </ul>
      {rest.length > 0 && (
        <details open={rest.some(({ id }) => id === current)}>
          <summary>
            {t('listing.moreCategories')}
            <Icon name="chevronDown" size={16} />
          </summary>
          <ul>{items(rest)}</ul>
        </details>
      )}
    </CategoryNav>
  );
};
