import type { ReactNode } from 'react';
import type { Category, ProductSort } from '../../../src/contract/product.js';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { useCategories } from '../../core/use-categories.js';
import { Button } from '../../ui/button.styles.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Pagination } from '../../ui/pagination.js';
import { CategoryList } from './category-list.js';
import { ListingLayout } from './listing.styles.js';
import { listingInput, listingQuery } from './listing-query.js';
import { ProductGrid } from '../../ui/product-grid.js';
import { SortForm } from './sort-form.js';

interface ListingProps {
  title: string;
  summary: string;
  /** The category whose products are shown; all without. */
  category?: Category;
  /** What stands below the list. */
  children?: ReactNode;
}

/** Products of a category or of the whole shop: choose, sort, page on. */
export const Listing = ({ title, summary, category, children }: ListingProps) => {
  const t = useTexts('product');
  const href = useHref();
  const api = useApi();
  const { place, navigate } = useNavigation();
  const input = listingInput(place, category?.id);
  const list = useRead(api.products.list.queryOptions(input));
  const pathOf = (query: { sort: ProductSort; page: number }) =>
    category ? href('categoryDetail', { slug: category.slug }, listingQuery(query)) : href('productOverview', undefined, listingQuery(query));
  const onSort = (sort: ProductSort) => void navigate(pathOf({ sort, page: 1 }), { keepScroll: true });

  return (
    <ListingLayout>
      <div className="head">
        <div>
          <h1>{title}</h1>
          <p>
            {summary} <span>{t('listing.count', { count: list.total })}</span>
          </p>
        </div>
        {list.total > 1 && <SortForm action={pathOf({ sort: 'popular', page: 1 })} sort={input.sort} onSort={onSort} />}
      </div>
      <CategoryList categories={useCategories()} current={category?.id} />
      <div>
        {list.total === 0 ? (
          <EmptyState title={t('listing.emptyTitle')}>
            <p>{t('listing.emptyText')}</p>
            <Button as="a" href={href('productOverview')}>
              {t('listing.title')}
            </Button>
          </EmptyState>
        ) : (
          <ProductGrid products={list.items} heading="h2" eager={4} room="beside" />
        )}
        <Pagination page={list.page} pageCount={Math.ceil(list.total / list.pageSize)} hrefOf={(page) => pathOf({ sort: input.sort, page })} />
        {children}
      </div>
    </ListingLayout>
  );
};
