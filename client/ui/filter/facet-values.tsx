import type { ChangeEvent } from 'react';
import brand from '#brand';
import type { Facet } from '../../../src/contract/product.js';
import { type ColourFamily, colourFamilies } from '../../../src/domain/colour-families.js';
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

/** The colour family whose swatch shows several colours. */
const mixed: ColourFamily = 'mixed';
const quarters = [colourFamilies.red, colourFamilies.yellow, colourFamilies.green, colourFamilies.blue];

/** A colour as a dot. It is SVG, because the content security policy forbids inline styles. */
const Swatch = ({ hex }: { hex: string | null }) => (
  <svg aria-hidden="true" viewBox="-9 -9 18 18" width={18} height={18}>
    {hex === null && quarters.map((fill, at) => <path key={fill} d="M0 0V-8A8 8 0 0 1 8 0Z" fill={fill} transform={`rotate(${at * 90})`} />)}
    <circle r={8} fill={hex ?? 'none'} stroke="var(--line)" />
  </svg>
);

/** Values of a facet with their counts: the first ones visible, the others in a disclosure. */
export const FacetValues = ({ facet, values, chosen, nameOf, onTick }: FacetValuesProps) => {
  const t = useTexts('product');
  const openCount = brand.productArchive.categories;
  const rest = values.slice(openCount);
  const items = (shown: typeof values) =>
    shown.map(({ value, label, count, hex }) => (
      <li key={value}>
        <label>
          <input type="checkbox" name={facet} value={value} defaultChecked={chosen.includes(value)} onChange={onTick} />
          <span>
            {(hex !== null || (facet === 'colour' && value === mixed)) && <Swatch hex={hex} />}
            {nameOf(facet, value, label)}
          </span>
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
