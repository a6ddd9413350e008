import type { ReactNode } from 'react';
import type { Category } from '../../../src/contract/product.js';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { EmptyState } from '../../ui/empty-state.js';
import { choicesIn, type ListChoices, queryOfChoices } from '../../ui/filter/list-choices.js';
import { ProductBrowser } from '../../ui/filter/product-browser.js';
import { useListChoices } from '../../ui/filter/use-list-choices.js';
import { CategoryList } from './category-list.js';
import { listingInput } from './listing-input.js';

interface ListingProps {
  title: string;
  summary: string;
  /** Category whose products are shown; all products when undefined. */
  category?: Category;
  /** Content below the list. */
  children?: ReactNode;
}

/** Product list of a category or of the whole shop, with filters, sorting and pages. */
export const Listing = ({ title, summary, category, children }: ListingProps) => {
  const t = useTexts('product');
  const href = useHref();
  const { place } = useNavigation();
  const list = useRead(useApi().products.list.queryOptions(listingInput(place, category?.id)));
  const path = category ? href('categoryDetail', { slug: category.slug }) : href('productOverview');
  const pathOf = (choices: ListChoices) =>
    category ? href('categoryDetail', { slug: category.slug }, queryOfChoices(choices)) : href('productOverview', undefined, queryOfChoices(choices));
  const control = useListChoices(choicesIn(place), pathOf);
  return (
    <ProductBrowser
      key={path}
      control={control}
      list={list}
      heading="h2"
      action={path}
      tracked={category ? { id: `category:${category.id}`, name: category.name, category: category.name } : { id: 'products', name: title }}
      head={
        <>
          <h1>{title}</h1>
          <p>
            {summary} <output>{t('listing.count', { count: list.total })}</output>
          </p>
        </>
      }
      categories={<CategoryList categories={list.categories} choices={control.choices} />}
      empty={
        <EmptyState title={t('listing.emptyTitle')}>
          <p>{t('listing.emptyText')}</p>
          <Button as="a" href={href('productOverview')}>
            {t('listing.title')}
          </Button>
        </EmptyState>
      }
    >
      {children}
    </ProductBrowser>
  );
};
