import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import brand from '#brand';
import type { ProductPage } from '../../../src/contract/product.js';
import { localeTable } from '../../../src/contract/locales.js';
import { afterPaint } from '../../core/after-paint.js';
import { currencySymbol } from '../../core/format.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../button.styles.js';
import { Icon } from '../icon.js';
import { FacetValues } from './facet-values.js';
import { FilterForm, FilterToggle } from './filters.styles.js';
import { choicesIn, chosenOf, inOrder, type ListChoices, type ValueFacet, valueFacets, foundIn } from './list-choices.js';
import { ShowMore } from './show-more.js';
import { PriceFields } from './price-fields.js';
import { useFilterLabels } from './use-filter-labels.js';
import type { ListControl } from './use-list-choices.js';

/** Id of the form, for the sort field outside it. */
export const filterFormId = 'filters';

interface FiltersProps {
  control: ListControl;
  list: Pick<ProductPage, 'facets' | 'priceRange' | 'total'>;
  /** Path of the list, and query parameters that are no filters. */
  action: string;
  kept?: Readonly<Record<string, string>>;
  isSearch?: boolean;
  /** Content above the filters. */
  children?: ReactNode;
}

/**
 * Checkboxes are uncontrolled, so that the browser shows a tick before React renders. This resets them after each change of the
 * choices, and when a choice was applied or failed.
 */
const useTicks = ({ choices, pathOf, isPending }: ListControl): void => {
  const state = `${pathOf(choices)} ${isPending}`;
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    for (const box of document.querySelectorAll<HTMLInputElement>(`#${filterFormId} [type=checkbox]`)) box.checked = box.defaultChecked;
  }, [state]);
};

/** Form with the filters of a list. A change applies at once; without JavaScript the button applies it. */
export const Filters = ({ control, list, action, kept = {}, isSearch = false, children }: FiltersProps) => {
  const t = useTexts('product');
  const locale = useLocale();
  const toggle = useRef<HTMLDetailsElement>(null);
  const { ofValue } = useFilterLabels(list.facets);
  const { choices, choose } = control;
  useTicks(control);
  /** Choices in the form, which contains no files. */
  const choicesOf = (form: HTMLFormElement): ListChoices => {
    const search = new URLSearchParams([...new FormData(form)] as [string, string][]);
    return { ...choicesIn({ search }, isSearch), page: 1 };
  };
  const apply = (form: HTMLFormElement) => choose(choicesOf(form));
  const onTick = ({ target: { form } }: ChangeEvent<HTMLInputElement>) => {
    if (form) afterPaint(() => apply(form));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
    const sheet = toggle.current;
    if (!sheet?.open || !sheet.offsetParent) return;
    sheet.open = false;
    sheet.scrollIntoView();
    sheet.querySelector('summary')?.focus({ preventScroll: true });
  };

  const chosenIn = (facet: ValueFacet) => choices.facets[facet] ?? [];
  /** Values of a facet without those that have no results. Selected values stay, so that they can be deselected. */
  const valuesOf = (facet: ValueFacet) => {
    const chosen = chosenIn(facet);
    const found = foundIn(list.facets, facet);
    const lost = chosen.filter((value) => found.every((one) => one.value !== value));
    return inOrder(facet, [...found, ...lost.map((value) => ({ value, label: value, count: 0, hex: null }))]).filter(({ value, count }) => count > 0 || chosen.includes(value));
  };
  const useful = valueFacets.map((facet) => ({ facet, values: valuesOf(facet), chosen: chosenIn(facet) })).filter(({ values, chosen }) => chosen.length > 0 || values.length > 1);
  const rest = useful.slice(brand.productArchive.filters);
  const inStock = foundIn(list.facets, 'inStock')[0]?.count ?? 0;
  const groups = (shown: typeof useful) =>
    shown.map((one) => (
      <fieldset key={one.facet}>
        <legend>{t(`filter.names.${one.facet}`)}</legend>
        <FacetValues {...one} nameOf={ofValue} onTick={onTick} />
      </fieldset>
    ));
  const count = chosenOf(choices).length;

  return (
    <>
      <FilterToggle ref={toggle}>
        <summary>
          <Icon name="filter" />
          {count > 0 ? t('filter.titleWithCount', { count }) : t('filter.title')}
          <Icon name="chevronDown" size={16} />
        </summary>
      </FilterToggle>
      <FilterForm id={filterFormId} method="get" action={action} onSubmit={onSubmit} aria-label={t('filter.title')}>
        {children}
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {groups(useful.slice(0, brand.productArchive.filters))}
        {(list.priceRange ?? choices.minPrice ?? choices.maxPrice) !== undefined && (
          <fieldset>
            <legend>{t('filter.price', { currency: currencySymbol(localeTable[locale].currency, locale) })}</legend>
            <PriceFields choices={choices} range={list.priceRange} onLeave={apply} />
          </fieldset>
        )}
        {(inStock > 0 || choices.inStock) && (
          <fieldset>
            <legend className="visually-hidden">{t('filter.stock')}</legend>
            <label>
              <input type="checkbox" name="inStock" value="true" defaultChecked={choices.inStock ?? false} onChange={onTick} />
              <span>{t('filter.inStock')}</span>
              <small>{inStock}</small>
            </label>
          </fieldset>
        )}
        {rest.length > 0 && (
          <ShowMore className="more" label={t('filter.more')} isNeeded={rest.some(({ chosen }) => chosen.length > 0)}>
            {groups(rest)}
          </ShowMore>
        )}
        <div className="apply">
          <Button type="submit" data-wide data-size="small">
            {t('filter.show', { count: list.total })}
          </Button>
        </div>
      </FilterForm>
    </>
  );
};
