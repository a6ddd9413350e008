import type { ReactNode } from 'react';
import type { ContentDocument } from '../../../src/contract/content.js';
import { archiveTable, contentTable, type DetailKind, detailRoutes } from '../../../src/contract/content-kinds.js';
import { href as pathOf } from '../../../src/contract/routes.js';
import { useApi } from '../../core/api.js';
import { findOrRedirect } from '../../core/find-or-redirect.js';
import { type LoadContext, type PageDraft, useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { PrintedAddress } from '../../ui/printed-address.js';
import { ArticleFooter } from './article-footer.js';
import { ArticleHead } from './article-head.js';
import { ArticleLayout } from './article.styles.js';
import { Blocks, type Islands } from './blocks/blocks.js';
import { TableOfContents } from './table-of-contents.js';
import { loadNamedProducts, NamedProducts } from './named-products.js';
import { RelatedReading } from './related-reading.js';

const slugOf = ({ slug = '' }: { slug?: string }) => slug;

/** A closed job has status 410 and is not for search engines. */
const standingOf = (document: ContentDocument): Partial<PageDraft> => (document.job?.isClosed ? { status: 410, isPrivate: true } : { about: { document } });

/** Fetches a document. @throws Redirect to its URL when the slug is that of another language */
export const loadArticle = async (kind: DetailKind, context: LoadContext): Promise<PageDraft> => {
  const { api, queryClient, params, texts, trail, locale } = context;
  const document = await findOrRedirect(queryClient.ensureQueryData(api.content.bySlug.queryOptions({ kind, slug: slugOf(params) })));
  await loadNamedProducts(document, context);
  const { title, summary, slugs, picture } = document;
  const { archive, breadcrumb } = contentTable[kind];
  const list = archive && archiveTable[archive].route;
  const above = list ? [{ label: texts('routes')(breadcrumb ?? list), href: pathOf(list, locale) }] : [];
  return { title, description: summary, slugs, picture: picture?.file, ...standingOf(document), trail: trail(...above, { label: title }) };
};

/** Returns the document of the current page. */
export const useArticle = (kind: DetailKind) => useRead(useApi().content.bySlug.queryOptions({ kind, slug: slugOf(useNavigation().place.params) }));

interface ArticleProps {
  kind: DetailKind;
  /** Parts of other features that the text can contain. */
  islands: Islands;
  /** Content between picture and text. */
  facts?: ReactNode;
  /** Tool that replaces title and picture. */
  tool?: ReactNode;
  /** Content below the text. */
  children?: ReactNode;
}

/** Page of a document: head, table of contents, text, editors, products and related documents. */
export const Article = ({ kind, islands, facts, tool, children }: ArticleProps) => {
  const routes = useTexts('routes');
  const document = useArticle(kind);
  return (
    <ArticleLayout className="container">
      <Breadcrumbs />
      <article>
        {tool ?? <ArticleHead document={document} label={contentTable[kind].isLegal ? undefined : routes(detailRoutes[kind])} />}
        {facts}
        <div className="text">
          <TableOfContents document={document} />
          <Blocks document={document} islands={islands} />
          <ArticleFooter document={document} />
        </div>
        {children}
        <NamedProducts document={document} />
      </article>
      <RelatedReading kind={kind} document={document} />
      <PrintedAddress />
    </ArticleLayout>
  );
};
