import type { ChangeEvent } from 'react';
import type { ProductSort } from '../../../src/contract/product.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../button.styles.js';
import { filterFormId } from './filters.js';
import { sortsOf } from './list-choices.js';
import { SortField } from './sort-choice.styles.js';
import type { ListControl } from './use-list-choices.js';

/** Sort of a list. It belongs to the filter form, so that filters and sort are sent together. */
export const SortChoice = ({ control: { choices, choose }, isSearch = false }: { control: ListControl; isSearch?: boolean }) => {
  const t = useTexts('product');
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => choose({ ...choices, sort: target.value as ProductSort, page: 1 });
  return (
    <SortField>
      <label htmlFor="sort">{t('sort.label')}</label>
      <select id="sort" name="sort" form={filterFormId} value={choices.sort} onChange={onChange}>
        {sortsOf(isSearch).map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <Button type="submit" form={filterFormId} data-kind="secondary" data-size="small">
        {t('sort.apply')}
      </Button>
    </SortField>
  );
};
