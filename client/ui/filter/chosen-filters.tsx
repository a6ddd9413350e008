import type { MouseEvent } from 'react';
import type { Facet } from '../../../src/contract/product.js';
import { isPlainClick } from '../../core/plain-click.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../icon.js';
import { ChipList } from './chosen-filters.styles.js';
import { chosenOf, without, withoutAny } from './list-choices.js';
import { useFilterLabels } from './use-filter-labels.js';
import type { ListControl } from './use-list-choices.js';

interface ChosenFiltersProps {
  control: ListControl;
  facets: readonly Facet[];
  /** Accessible name of the list of chips. */
  label: string;
}

/** Moves the focus from a removed chip to another one, or to the page heading if there is none. */
const focusBeside = (chip: HTMLAnchorElement): void => {
  const others = [...(chip.closest('ul')?.querySelectorAll<HTMLAnchorElement>('li:not(.all) a') ?? [])].filter((link) => link !== chip);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  const next = chip.closest('.all') ? heading : (others[0] ?? heading);
  next?.focus({ preventScroll: true });
};

/** Active filters as chips; the link of each removes it. */
export const ChosenFilters = ({ control: { choices, choose, pathOf }, facets, label }: ChosenFiltersProps) => {
  const t = useTexts('product');
  const { ofChosen } = useFilterLabels(facets);
  const chosen = chosenOf(choices);
  if (chosen.length === 0) return null;
  const leadingTo = (next: typeof choices) => ({
    href: pathOf(next),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      focusBeside(event.currentTarget);
      choose(next);
    },
  });
  return (
    <ChipList aria-label={label}>
      {chosen.map((one) => {
        const name = ofChosen(one, choices);
        return (
          <li key={'value' in one ? `${one.facet} ${one.value}` : one.facet}>
            <a {...leadingTo(without(choices, one))} aria-label={t('filter.remove', { name })}>
              {name}
              <Icon name="close" size={14} />
            </a>
          </li>
        );
      })}
      {chosen.length > 1 && (
        <li className="all">
          <a {...leadingTo(withoutAny(choices))}>{t('filter.removeAll')}</a>
        </li>
      )}
    </ChipList>
  );
};
