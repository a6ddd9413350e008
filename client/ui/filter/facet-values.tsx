import { type ChangeEvent, useState } from 'react';
import brand from '#brand';
import type { Facet } from '../../../src/contract/product.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../icon.js';
import type { ValueFacet } from './list-choices.js';

interface FacetValuesProps {
  facet: ValueFacet;
  values: Facet['values'];
  chosen: readonly string[];
  nameOf(facet: ValueFacet, value: string, label: string): string;
  onTick(event: ChangeEvent<HTMLInputElement>): void;
}

/** Open from the first time something in it is chosen: what closes under a reader's hand is lost to them. */
export const useStaysOpen = (isNeeded: boolean): boolean => {
  const [isOpen, setIsOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setIsOpen(true);
  return isOpen || isNeeded;
};

/** The values of one facet with their counts: the first ones open, the rest behind "more". Those that lead to nothing are left out. */
export const FacetValues = ({ facet, values, chosen, nameOf, onTick }: FacetValuesProps) => {
  const t = useTexts('product');
  const openCount = brand.productArchive.categories;
  const useful = values.filter(({ value, count }) => count > 0 || chosen.includes(value));
  const rest = useful.slice(openCount);
  const isOpen = useStaysOpen(rest.some(({ value }) => chosen.includes(value)));
  const items = (shown: typeof useful) =>
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
      <ul>{items(useful.slice(0, openCount))}</ul>
      {rest.length > 0 && (
        <details open={isOpen}>
          <summary>
            {t('filter.moreValues', { count: rest.length })}
            <Icon name="chevronDown" size={16} />
          </summary>
          <ul>{items(rest)}</ul>
        </details>
      )}
    </>
  );
};
