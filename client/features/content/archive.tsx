import brand from '#brand';
import type { ReactNode } from 'react';
import type { PlainRouteKey } from '../../../src/contract/routes.js';
import { useApi } from '../../core/api.js';
import { loadIntroduction, useIntroduction } from '../../core/introduction.js';
import { listedDocuments } from '../../core/listed-pages.js';
import { useHref } from '../../core/locale.js';
import { type LoadContext, type PageDraft, PageNotFound, useNavigation } from '../../core/page.js';
import { askedPageNumber, pageNumberIn } from '../../core/page-number.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { ContentCards } from '../../ui/content-cards.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Pagination } from '../../ui/pagination.js';
import { Body } from '../../ui/prose.js';
import { titleOfPage } from '../../ui/title-of-page.js';
import { ArchiveLayout } from './archive.styles.js';

type ArchiveKind = 'blogs' | 'projects' | 'inspirations' | 'jobs';

const pageSizeOf = (kind: ArchiveKind): number => (kind === 'inspirations' ? brand.pageSize.inspirations : brand.pageSize.archive);
const inputOf = (kind: ArchiveKind, page: number) => ({ kind, page, pageSize: pageSizeOf(kind) });

/**
 * Fetches one page of an archive.
 * @throws Redirect to the bare path of page 1; PageNotFound beyond the last page
 */
export const loadArchive = async (kind: ArchiveKind, context: LoadContext): Promise<PageDraft> => {
  const { api, queryClient, texts, trail, key } = context;
  const page = askedPageNumber(context);
  const [list, { title }] = await Promise.all([queryClient.ensureQueryData(api.content.list.queryOptions(inputOf(kind, page))), loadIntroduction(context)]);
  if (page > 1 && list.items.length === 0) throw new PageNotFound(`No page ${page}`);
  return { title: titleOfPage(texts('global'), title, page), about: { list: listedDocuments(list.items, context.locale) }, trail: trail({ label: texts('routes')(key) }) };
};

/** The documents of this page of an archive. */
export const useArchive = (kind: ArchiveKind) => useRead(useApi().content.list.queryOptions(inputOf(kind, pageNumberIn(useNavigation().place))));

interface ArchiveProps {
  kind: ArchiveKind;
  route: PlainRouteKey;
  /** What stands above the list on its first page. */
  lead?: ReactNode;
  /** How the list is shown; cards unless given. */
  children?: ReactNode;
}

/** A list of documents under its introduction, page by page. */
export const Archive = ({ kind, route, lead, children }: ArchiveProps) => {
  const t = useTexts('global');
  const href = useHref();
  const { title, summary, html } = useIntroduction();
  const { items, page, total, pageSize } = useArchive(kind);
  return (
    <ArchiveLayout className="container">
      <Breadcrumbs />
      <header>
        <h1>{title}</h1>
        {html ? <Body html={html} /> : summary && <p>{summary}</p>}
      </header>
      {page === 1 && lead}
      {items.length === 0 ? (
        <EmptyState title={t('nothingYet.title')}>
          <p>{t('nothingYet.text')}</p>
        </EmptyState>
      ) : (
        (children ?? <ContentCards cards={items} heading="h2" />)
      )}
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={(number) => href(route, undefined, { page: number })} />
    </ArchiveLayout>
  );
};
