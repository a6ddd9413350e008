import type { MouseEvent } from 'react';
import type { Facet } from '../../../src/contract/product.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../icon.js';
import { ChipList } from './chosen-filters.styles.js';
import { chosenOf, without, withoutAny } from './list-choices.js';
import { useFilterLabels } from './use-filter-labels.js';
import type { ListControl } from './use-list-choices.js';

interface ChosenFiltersProps {
  control: ListControl;
  facets: readonly Facet[];
  /** Above the list, or as the way out where the list is empty. */
  label: string;
}

/** A chip that goes hands the focus to another, the last one to the page's heading. */
const focusBeside = (chip: HTMLAnchorElement): void => {
  const others = [...(chip.closest('ul')?.querySelectorAll<HTMLAnchorElement>('li:not(.all) a') ?? [])].filter((link) => link !== chip);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  const next = chip.closest('.all') ? heading : (others[0] ?? heading);
  next?.focus({ preventScroll: true });
};

/** What the list is narrowed by: a link each that leaves it out. */
export const ChosenFilters = ({ control: { choices, choose, pathOf }, facets, label }: ChosenFiltersProps) => {
  const t = useTexts('product');
  const { ofChosen } = useFilterLabels(facets);
  const chosen = chosenOf(choices);
  if (chosen.length === 0) return null;
  const onChoose = (next: typeof choices) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    focusBeside(event.currentTarget);
    choose(next);
  };
  return (
    <ChipList aria-label={label}>
      {chosen.map((one) => {
        const next = without(choices, one);
        const name = ofChosen(one, choices);
        return (
          <li key={'value' in one ? `${one.facet} ${one.value}` : one.facet}>
            <a href={pathOf(next)} aria-label={t('filter.remove', { name })} onClick={onChoose(next)}>
              {name}
              <Icon name="close" size={14} />
            </a>
          </li>
        );
      })}
      {chosen.length > 1 && (
        <li className="all">
          <a href={pathOf(withoutAny(choices))} onClick={onChoose(withoutAny(choices))}>
            {t('filter.removeAll')}
          </a>
        </li>
      )}
    </ChipList>
  );
};
