import type { ChangeEvent } from 'react';
import brand from '#brand';
import type { Facet } from '../../../src/contract/product.js';
import { useTexts } from '../../core/texts.js';
import type { ValueFacet } from './list-choices.js';
import { ShowMore } from './show-more.js';

interface FacetValuesProps {
  facet: ValueFacet;
  values: readonly Omit<Facet['values'][number], 'isSelected'>[];
  chosen: readonly string[];
  nameOf(facet: ValueFacet, value: string, label: string): string;
  onTick(event: ChangeEvent<HTMLInputElement>): void;
}

/** Values of a facet with their counts: the first ones visible, the others in a disclosure. */
export const FacetValues = ({ facet, values, chosen, nameOf, onTick }: FacetValuesProps) => {
  const t = useTexts('product');
  const openCount = brand.productArchive.categories;
  const rest = values.slice(openCount);
  const items = (shown: typeof values) =>
    shown.map(({ value, label, count }) => (
      <li key={value}>
        <label>
          <input type="checkbox" name={facet} value={value} defaultChecked={chosen.includes(value)} onChange={onTick} />
          <span>{nameOf(facet, value, label)}</span>
          <small>{count}</small>
        </label>
      </li>
    ));
  return (
    <>
      <ul>{items(values.slice(0, openCount))}</ul>
      {rest.length > 0 && (
        <ShowMore label={t('filter.moreValues', { count: rest.length })} isNeeded={rest.some(({ value }) => chosen.includes(value))}>
          <ul>{items(rest)}</ul>
        </ShowMore>
      )}
    </>
  );
};
