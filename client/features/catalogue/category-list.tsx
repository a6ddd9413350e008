import brand from '#brand';
import type { ProductPage } from '../../../src/contract/product.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { type ListChoices, queryOfChoices } from '../../ui/filter/list-choices.js';
import { More } from '../../ui/filter/more.js';
import { CategoryNav } from './category-list.styles.js';

type Entry = ProductPage['categories'][number];
interface CategoryListProps {
  /** The tree, with the number of products each would show. */
  categories: readonly Entry[];
  /** What else is chosen: it stays chosen in the next category. */
  choices: ListChoices;
}

/** The tree of categories with their counts: the first ones open, the rest behind "more"; below the chosen one those it holds. */
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
        <More label={t('listing.moreCategories')} isNeeded={rest.some(holdsSelected)}>
          <ul>{items(rest)}</ul>
        </More>
      )}
    </CategoryNav>
  );
};
