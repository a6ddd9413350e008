import type { ReactNode } from 'react';
import type { ContentCard, FacetChoice } from '../../../src/contract/content.js';
import { type ArchiveName, archiveTable } from '../../../src/contract/content-kinds.js';
import { useApi } from '../../core/api.js';
import { loadIntroduction, useIntroduction } from '../../core/introduction.js';
import { listedDocuments } from '../../core/listed-pages.js';
import { useHref } from '../../core/locale.js';
import { type LoadContext, type PageDraft, PageNotFound, useNavigation } from '../../core/page.js';
import { requestedPageNumber } from '../../core/page-number.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { ContentCards } from '../../ui/content-cards.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Pagination } from '../../ui/pagination.js';
import { Body } from '../../ui/prose.js';
import { pagedTitle } from '../../ui/paged-title.js';
import { ArchiveLayout } from './archive.styles.js';
import { choiceIn, inputOf, refuseUnknown } from './archive-choice.js';
import { ArchiveFilter } from './archive-filter.js';
import { NoResults } from './no-results.js';
import { facetLabel } from './use-facet-labels.js';

const chosenIn = (choice: FacetChoice) => Object.entries(choice) as [keyof FacetChoice, string][];

/**
 * Fetches one page of an archive.
 * @param loadBeside fetches additional data for the documents of the page
 * @throws Redirect to the canonical URL for page 1 and for unknown facet values; PageNotFound after the last page
 */
export const loadArchive = async (
  name: ArchiveName,
  context: LoadContext,
  loadBeside?: (items: readonly ContentCard[], context: LoadContext) => Promise<void>,
): Promise<PageDraft> => {
  const { api, queryClient, texts, trail, key } = context;
  const page = requestedPageNumber(context);
  refuseUnknown(name, context);
  const [{ items }, { title }] = await Promise.all([queryClient.ensureQueryData(api.content.list.queryOptions(inputOf(name, context))), loadIntroduction(context)]);
  if (page > 1 && items.length === 0) throw new PageNotFound(`No page ${page}`);
  await loadBeside?.(items, context);
  const chosen = chosenIn(choiceIn(name, context)).map(([facet, value]) => facetLabel(texts('inspiration'), facet, value));
  return {
    title: pagedTitle(texts('global'), [title, ...chosen].join(' · '), page),
    trail: trail({ label: texts('routes')(key) }),
    about: { list: listedDocuments(items, context.locale) },
    picture: items[0]?.picture?.file,
    isNarrowed: chosen.length > 0,
  };
};

/** Returns the documents of the current page of an archive. */
export const useArchive = (name: ArchiveName) => useRead(useApi().content.list.queryOptions(inputOf(name, useNavigation().place)));

interface ArchiveProps {
  name: ArchiveName;
  /** Text below the title when the page has no introduction document. */
  summary?: string;
  /** Path of the RSS feed. */
  feed?: string;
  /** Whether the first page shows the newest document large. */
  hasLead?: boolean;
  /** Content when the archive has no documents. */
  empty?: ReactNode;
  /** The rendered list; cards when undefined. */
  children?: ReactNode;
}

/** Document list with introduction, facet filters and pages. */
export const Archive = ({ name, summary: ownSummary, feed, hasLead = false, empty, children }: ArchiveProps) => {
  const t = useTexts('inspiration');
  const href = useHref();
  const introduction = useIntroduction();
  const choice = choiceIn(name, useNavigation().place);
  const list = useArchive(name);
  const { items, page, total, pageSize } = list;
  const summary = introduction.summary || ownSummary;
  const isNarrowed = chosenIn(choice).length > 0;
  const nothing = isNarrowed ? <NoResults name={name} /> : (empty ?? <NothingYet />);
  return (
    <ArchiveLayout className="container">
      <Breadcrumbs />
      <header>
        <h1>{introduction.title}</h1>
        {introduction.html ? <Body html={introduction.html} /> : summary && <p>{summary}</p>}
        {feed && (
          <a href={feed} type="application/rss+xml">
            {t('feed')}
          </a>
        )}
      </header>
      <ArchiveFilter name={name} list={list} />
      {items.length === 0 ? nothing : (children ?? <ContentCards cards={items} heading="h2" hasLead={hasLead && page === 1 && items.length > 2} />)}
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={(number) => href(archiveTable[name].route, undefined, { ...choice, page: number })} />
    </ArchiveLayout>
  );
};

const NothingYet = () => {
  const t = useTexts('global');
  return (
    <EmptyState title={t('nothingYet.title')}>
      <p>{t('nothingYet.text')}</p>
    </EmptyState>
  );
};
