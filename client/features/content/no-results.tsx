import { type ArchiveName, archiveTable, type ContentFacet } from '../../../src/contract/content-kinds.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { EmptyState } from '../../ui/empty-state.js';
import { choiceIn } from './archive-choice.js';
import { useFacetLabels } from './use-facet-labels.js';

/** Shown when no document matches all chosen facets, with links to each facet alone and to all documents. */
export const NoResults = ({ name }: { name: ArchiveName }) => {
  const t = useTexts('inspiration');
  const href = useHref();
  const labelOf = useFacetLabels();
  const chosen = Object.entries(choiceIn(name, useNavigation().place)) as [ContentFacet, string][];
  const { route } = archiveTable[name];
  const single = chosen.length > 1 ? chosen : [];
  return (
    <EmptyState title={t('filter.nothing.title')}>
      <p>{t('filter.nothing.text')}</p>
      {single.map(([facet, value]) => (
        <Button key={facet} as="a" href={href(route, undefined, { [facet]: value })} data-kind="secondary">
          {t('filter.nothing.only', { name: labelOf(facet, value) })}
        </Button>
      ))}
      <Button as="a" href={href(route)} data-kind={single.length > 0 ? 'quiet' : 'secondary'}>
        {t('filter.clear')}
      </Button>
    </EmptyState>
  );
};
