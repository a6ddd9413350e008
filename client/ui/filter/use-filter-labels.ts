import { localeTable } from '../../../src/contract/locales.js';
import type { Facet } from '../../../src/contract/product.js';
import { capitalised, useFormat } from '../../core/format.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { type Chosen, type ListChoices, type ValueFacet, foundIn } from './list-choices.js';

/** Lowest and highest αw of each sound absorption class (ISO 11654). */
const alphaOf: Record<string, readonly [from: number, to?: number]> = { A: [0.9], B: [0.8, 0.85], C: [0.6, 0.75], D: [0.3, 0.55], E: [0.15, 0.25] };

/** Labels of filter values. */
export const useFilterLabels = (facets: readonly Facet[]) => {
  const t = useTexts('product');
  const { number, money } = useFormat();
  const { currency } = localeTable[useLocale()];
  const amount = (whole: number) => money({ amount: whole * 100, currency });
  const ofClass = (letter: string) => {
    const [from, to] = alphaOf[letter] ?? [];
    if (from === undefined) return t('filter.unclassified');
    return to === undefined ? t('filter.bestClass', { letter, from: number(from, 2) }) : t('filter.class', { letter, from: number(from, 2), to: number(to, 2) });
  };
  const ofThickness = (band: string) => {
    const [from = '', to = ''] = band.split('-');
    if (to === '') return t('filter.thickness.thickest', { from });
    return from === '0' ? t('filter.thickness.thinnest', { to: Number(to) + 1 }) : t('filter.thickness.range', { from, to });
  };
  const ofValue = (facet: ValueFacet, value: string, label: string) => {
    if (facet === 'absorptionClass') return ofClass(value);
    return facet === 'thickness' ? ofThickness(value) : capitalised(label);
  };
  const labelOf = (facet: ValueFacet, value: string) => foundIn(facets, facet).find((one) => one.value === value)?.label ?? value;
  const ofPrice = ({ minPrice, maxPrice }: ListChoices) => {
    if (maxPrice === undefined) return t('filter.priceFrom', { from: amount(minPrice ?? 0) });
    return minPrice === undefined ? t('filter.priceTo', { to: amount(maxPrice) }) : t('filter.priceRange', { from: amount(minPrice), to: amount(maxPrice) });
  };
  /** Label of the chip of an active filter. */
  const ofChosen = (chosen: Chosen, choices: ListChoices): string => {
    if (chosen.facet === 'inStock') return t('filter.inStock');
    if (chosen.facet === 'price') return ofPrice(choices);
    const { facet, value } = chosen;
    if (facet === 'absorptionClass' && value !== 'unclassified') return t('filter.chosenClass', { letter: value });
    return ofValue(facet, value, labelOf(facet, value));
  };
  return { ofValue, ofChosen };
};
