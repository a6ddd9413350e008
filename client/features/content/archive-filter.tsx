import type { MouseEvent } from 'react';
import type { ContentList, FacetChoice, RoomColour } from '../../../src/contract/content.js';
import { type ArchiveName, archiveTable, type ContentFacet } from '../../../src/contract/content-kinds.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { isPlainClick } from '../../core/plain-click.js';
import { useTexts } from '../../core/texts.js';
import { FilterChips } from './archive-filter.styles.js';
import { choiceIn, queryOfChoice } from './archive-choice.js';
import { useFacetLabels } from './use-facet-labels.js';

/** Colour of the swatch beside each room colour. */
const swatches: Record<RoomColour, string> = {
  white: '#ffffff',
  grey: '#8b9096',
  black: '#22262b',
  wood: '#b98a5a',
  yellow: '#e2b23c',
  orange: '#d9733b',
  red: '#a3283a',
  green: '#6f8f45',
  blue: '#2f6f93',
};

const Swatch = ({ colour }: { colour: RoomColour }) => (
  <svg aria-hidden="true" width={16} height={16}>
    <circle cx={8} cy={8} r={7.5} fill={swatches[colour]} stroke="currentColor" strokeOpacity={0.25} />
  </svg>
);

/** Returns a click handler that opens the link and keeps the scroll position. */
export const useChoose = () => {
  const { navigate } = useNavigation();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(event.currentTarget.href, { keepScroll: true });
  };
};

interface ArchiveFilterProps {
  name: ArchiveName;
  list: Pick<ContentList, 'facets' | 'total'>;
}

/** Facet filters of an archive as links with counts. A value without documents is not a link. */
export const ArchiveFilter = ({ name, list: { facets, total } }: ArchiveFilterProps) => {
  const t = useTexts('inspiration');
  const href = useHref();
  const labelOf = useFacetLabels();
  const choose = useChoose();
  const choice = choiceIn(name, useNavigation().place);
  const { route, facets: own } = archiveTable[name];
  const isChosen = Object.keys(choice).length > 0;
  const useful = own.filter((facet) => facets[facet].length > 1 || choice[facet] !== undefined);
  if (useful.length === 0) return null;
  const linkTo = (next: FacetChoice) => ({ href: href(route, undefined, queryOfChoice(name, next)), onClick: choose });
  const option = (facet: ContentFacet, value: string, count: number) => {
    const label = (
      <>
        {facet === 'colour' && <Swatch colour={value as RoomColour} />}
        {labelOf(facet, value)} <small>{count}</small>
      </>
    );
    const isCurrent = choice[facet] === value;
    return (
      <li key={value}>
        {count > 0 || isCurrent ? (
          <a {...linkTo({ ...choice, [facet]: value })} aria-current={isCurrent || undefined}>
            {label}
          </a>
        ) : (
          <span>{label}</span>
        )}
      </li>
    );
  };
  return (
    <FilterChips>
      {useful.map((facet) => (
        <nav key={facet} aria-labelledby={`filter-${facet}`}>
          <h2 id={`filter-${facet}`}>{t(`filter.${facet}`)}</h2>
          <ul>
            <li>
              <a {...linkTo({ ...choice, [facet]: undefined })} aria-current={choice[facet] === undefined || undefined}>
                {t('filter.all')}
              </a>
            </li>
            {facets[facet].map(({ value, count }) => option(facet, value, count))}
          </ul>
        </nav>
      ))}
      <p>
        <output>{t('filter.count', { count: total })}</output>
        {isChosen && <a {...linkTo({})}>{t('filter.clear')}</a>}
      </p>
    </FilterChips>
  );
};
