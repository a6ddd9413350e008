import brand from '#brand';
import type { ProductPage } from '../../../src/contract/product.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { type ListChoices, queryOfChoices } from '../../ui/filter/list-choices.js';
import { ShowMore } from '../../ui/filter/show-more.js';
import { CategoryNav } from './category-list.styles.js';

type Entry = ProductPage['categories'][number];
interface CategoryListProps {
  /** Category tree, with the number of products in each category under the current filters. */
  categories: readonly Entry[];
  /** Chosen filters and sorting, which the category links keep. */
  choices: ListChoices;
}

/** Category tree with counts: the first categories, the rest under "more". The selected category shows its children. */
export const CategoryList = ({ categories, choices }: CategoryListProps) => {
  const t = useTexts('product');
  const href = useHref();
  const query = queryOfChoices({ ...choices, page: 1 });
  const openCount = brand.productArchive.categories;
  const childrenOf = (parent: string | null) => categories.filter(({ parentId }) => parentId === parent);
  const holdsSelected = ({ id, isSelected }: Entry): boolean => isSelected || childrenOf(id).some(holdsSelected);
  const roots = childrenOf(null).filter((entry) => entry.count > 0 || holdsSelected(entry));
  const rest = roots.slice(openCount);
  const items = (shown: readonly Entry[]) =>
    shown.map((entry) => {
      const { id, name, slug, count, isSelected } = entry;
      const children = holdsSelected(entry) ? childrenOf(id).filter((child) => child.count > 0 || holdsSelected(child)) : [];
      return (
        <li key={id}>
          <a href={href('categoryDetail', { slug }, query)} aria-current={isSelected ? 'page' : undefined}>
            <span>{name}</span> <small>{count}</small>
          </a>
          {children.length > 0 && <ul>{items(children)}</ul>}
        </li>
      );
    });
  return (
    <CategoryNav aria-labelledby="categories">
      <h2 id="categories">{t('listing.categories')}</h2>
      <ul>
        <li>
          <a href={href('productOverview', undefined, query)} aria-current={categories.some(({ isSelected }) => isSelected) ? undefined : 'page'}>
            <span>{t('listing.title')}</span>
          </a>
        </li>
        {items(roots.slice(0, openCount))}
      </ul>
      {rest.length > 0 && (
        <ShowMore label={t('listing.moreCategories')} isNeeded={rest.some(holdsSelected)}>
          <ul>{items(rest)}</ul>
        </ShowMore>
      )}
    </CategoryNav>
  );
};
