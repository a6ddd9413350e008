import type { ReactNode } from 'react';
import type { ProductPage } from '../../../src/contract/product.js';
import type { TrackedList } from '../../../src/domain/tracked-goods.js';
import { useTexts } from '../../core/texts.js';
import { EmptyState } from '../empty-state.js';
import { Pagination } from '../pagination.js';
import { ProductGrid } from '../product-grid.js';
import { ChosenFilters } from './chosen-filters.js';
import { Filters } from './filters.js';
import { chosenOf } from './list-choices.js';
import { BrowserLayout } from './product-browser.styles.js';
import { SortChoice } from './sort-choice.js';
import type { ListControl } from './use-list-choices.js';

interface ProductBrowserProps {
  control: ListControl;
  list: ProductPage;
  /** Content above the list, beside the sort. */
  head: ReactNode;
  /** Level of the cards' headings. */
  heading: 'h2' | 'h3';
  /** Path of the list, and query parameters that are no filters. */
  action: string;
  kept?: Readonly<Record<string, string>>;
  isSearch?: boolean;
  tracked: TrackedList;
  /** Categories above the filters. */
  categories?: ReactNode;
  /** Shown when the list is empty without filters. */
  empty: ReactNode;
  /** Content below the list. */
  children?: ReactNode;
}

/** A product list with filters and sort. While the next list loads, the current one stays, dimmed. */
export const ProductBrowser = ({ control, list, head, heading, action, kept, isSearch = false, tracked, categories, empty, children }: ProductBrowserProps) => {
  const t = useTexts('product');
  const { choices, isPending, pathOf } = control;
  const isNarrowed = chosenOf(choices).length > 0;
  const nothing = isNarrowed ? (
    <EmptyState title={t('filter.nothing')}>
      <p>{t('filter.nothingText')}</p>
      <ChosenFilters control={control} facets={list.facets} label={t('filter.nothingText')} />
    </EmptyState>
  ) : (
    empty
  );
  return (
    <BrowserLayout>
      <div className="head">
        <div>{head}</div>
        {(list.total > 1 || isNarrowed) && <SortChoice control={control} isSearch={isSearch} />}
      </div>
      <div className="aside">
        {list.total > 0 && <ChosenFilters control={control} facets={list.facets} label={t('filter.chosen')} />}
        <Filters control={control} list={list} action={action} isSearch={isSearch} {...(kept && { kept })}>
          {categories}
        </Filters>
      </div>
      <div className="list" aria-busy={isPending}>
        {list.total === 0 ? (
          nothing
        ) : (
          <ProductGrid products={list.items} heading={heading} eager={2} room="beside" tracked={{ ...tracked, before: (list.page - 1) * list.pageSize }} />
        )}
        <Pagination page={list.page} pageCount={Math.ceil(list.total / list.pageSize)} hrefOf={(page) => pathOf({ ...choices, page })} />
        {children}
      </div>
    </BrowserLayout>
  );
};
