import type { ChangeEvent } from 'react';
import type { ProductSort } from '../../../src/contract/product.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { sorts } from './listing-query.js';
import { SortChoice } from './sort-form.styles.js';

interface SortFormProps {
  /** The listing's own path. */
  action: string;
  sort: ProductSort;
  /** Shows the list in another order. */
  onSort(sort: ProductSort): void;
}

/** The order of a list; without JavaScript a form with a button. */
export const SortForm = ({ action, sort, onSort }: SortFormProps) => {
  const t = useTexts('product');
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => onSort(sorts.find((known) => known === target.value) ?? sort);
  return (
    <SortChoice method="get" action={action}>
      <label htmlFor="sort">{t('sort.label')}</label>
      <select id="sort" name="sort" value={sort} onChange={onChange}>
        {sorts.map((known) => (
          <option key={known} value={known}>
            {t(`sort.${known}`)}
          </option>
        ))}
      </select>
      <Button type="submit" data-kind="secondary" data-size="small">
        {t('sort.apply')}
      </Button>
    </SortChoice>
  );
};
