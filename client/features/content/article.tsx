import type { ReactNode } from 'react';
import { type DetailKind, detailRoutes } from '../../../src/contract/content.js';
import { href as pathOf, type PlainRouteKey } from '../../../src/contract/routes.js';
import { useApi } from '../../core/api.js';
import { findOrRedirect } from '../../core/find-or-redirect.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { type LoadContext, type PageDraft, useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { Icon } from '../../ui/icon.js';
import { Picture } from '../../ui/picture.js';
import { ArticleLayout } from './article.styles.js';
import { Blocks, type Islands } from './blocks/blocks.js';
import { loadNamedProducts, NamedProducts } from './named-products.js';

/** The list a kind of document stands in; legal texts stand in none. */
const archives: { [Kind in DetailKind]?: PlainRouteKey } = { blogs: 'blogOverview', advice: 'blogOverview', projects: 'projectOverview', jobs: 'jobOfferOverview' };
const slugOf = ({ slug = '' }: { slug?: string }) => slug;

/** Fetches a document. @throws Redirect to its address when the slug is another language's */
export const loadArticle = async (kind: DetailKind, context: LoadContext): Promise<PageDraft> => {
  const { api, queryClient, params, texts, trail, locale } = context;
  const document = await findOrRedirect(queryClient.ensureQueryData(api.content.bySlug.queryOptions({ kind, slug: slugOf(params) })));
  await loadNamedProducts(document, context);
  const { title, summary, slugs, picture } = document;
  const archive = archives[kind];
  const above = archive ? [{ label: texts('routes')(kind === 'advice' ? 'adviceDetail' : archive), href: pathOf(archive, locale) }] : [];
  return { title, description: summary, slugs, picture: picture?.file, about: { document }, trail: trail(...above, { label: title }) };
};

/** The document of this page. */
export const useArticle = (kind: DetailKind) => useRead(useApi().content.bySlug.queryOptions({ kind, slug: slugOf(useNavigation().place.params) }));

interface ArticleProps {
  kind: DetailKind;
  /** What its text carries of other features. */
  islands: Islands;
  /** What stands between the picture and the text. */
  facts?: ReactNode;
  /** What stands in the place of title and picture: a tool that the text is about. */
  tool?: ReactNode;
  /** What stands below the text. */
  children?: ReactNode;
}

/** A document to read: what it is, its picture, its parts, its text, and what to read next. */
export const Article = ({ kind, islands, facts, tool, children }: ArticleProps) => {
  const t = useTexts('blogs');
  const document = useArticle(kind);
  const { headings } = document;
  return (
    <ArticleLayout className="container">
      <Breadcrumbs />
      <article>
        {tool ?? <Head kind={kind} />}
        {facts}
        <div className="text">
          {headings.length > 2 && (
            <nav aria-labelledby="contents">
              <h2 id="contents">{t('contents')}</h2>
              <ol>
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <Blocks document={document} islands={islands} />
        </div>
        {children}
        <NamedProducts document={document} />
      </article>
      <ReadOn kind={kind} />
    </ArticleLayout>
  );
};

/** What the document is, its title and picture. */
const Head = ({ kind }: Pick<ArticleProps, 'kind'>) => {
  const t = useTexts('blogs');
  const routes = useTexts('routes');
  const global = useTexts('global');
  const { date } = useFormat();
  const { title, published, updated, minutes, picture } = useArticle(kind);
  return (
    <>
      <header>
        <p className="meta">
          {kind !== 'info' && <span>{routes(detailRoutes[kind])}</span>}
          {kind !== 'info' && <span>{global('minutes', { count: minutes })}</span>}
          {updated ? <span>{t('updated', { date: date(updated) })}</span> : published && <time dateTime={published}>{date(published)}</time>}
        </p>
        <h1>{title}</h1>
      </header>
      {picture && <Picture picture={picture} sizes="(min-width: 1320px) 1260px, 96vw" eager />}
    </>
  );
};

const ReadOn = ({ kind }: Pick<ArticleProps, 'kind'>) => {
  const t = useTexts('blogs');
  const href = useHref();
  const { previous, next } = useArticle(kind);
  if (!previous && !next) return null;
  return (
    <nav className="read-on" aria-label={t('readOn')}>
      {previous && (
        <a href={href(detailRoutes[kind], { slug: previous.slug })} rel="prev">
          <Icon name="arrowLeft" />
          <span>
            <small>{t('previous')}</small>
            {previous.title}
          </span>
        </a>
      )}
      {next && (
        <a href={href(detailRoutes[kind], { slug: next.slug })} rel="next">
          <span>
            <small>{t('next')}</small>
            {next.title}
          </span>
          <Icon name="arrowRight" />
        </a>
      )}
    </nav>
  );
};
