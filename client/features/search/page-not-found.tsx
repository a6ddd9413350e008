import brand from '#brand';
import { languages } from '../../../src/contract/locales.js';
import { isPlainRoute } from '../../../src/contract/plain-route.js';
import { matchRoute, type PlainRouteKey } from '../../../src/contract/routes.js';
import { meantPath, searchTermsOfPath } from '../../../src/domain/path-search-terms.js';
import { isOffered, isServed } from '../../../src/domain/served-routes.js';
import { useApi } from '../../core/api.js';
import { useCapability, useMissing } from '../../core/capabilities.js';
import { useHref } from '../../core/locale.js';
import { type LoadContext, type PageDraft, useNavigation } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { ContentCards } from '../../ui/content-cards.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Icon } from '../../ui/icon.js';
import { ProductGrid } from '../../ui/product-grid.js';
import { SearchLayout } from './search.styles.js';
import { notFoundDocuments, notFoundProducts, withoutHighlights } from './search-query.js';

/** Pages that the 404 page links to. */
const links = (['productOverview', 'blogOverview', 'projectOverview', 'inspirationOverview', 'contact'] as const satisfies PlainRouteKey[]).filter((key) => isServed(brand, key));
const hasSearch = isServed(brand, 'searchOverview');
const hasProducts = brand.permissions.products;
/** The page of this site whose path in any language the missing path resembles. */
const pageMeantBy = ({ missingPath = '' }: { missingPath?: string }): PlainRouteKey | undefined => {
  const path = meantPath(missingPath);
  const keys = languages.flatMap((language) => matchRoute(path, language)?.key ?? []);
  return keys.filter(isPlainRoute).find((key) => key !== 'home' && key !== 'notFound' && isServed(brand, key));
};
const queryAt = ({ missingPath = '' }: { missingPath?: string }) => searchTermsOfPath(missingPath);

/** Fetches results for the words in the unknown URL. A failure does not stop the page. */
export const loadPageNotFound = async (context: LoadContext): Promise<PageDraft> => {
  const { api, queryClient, texts, has } = context;
  const q = queryAt(context);
  if (q) {
    await Promise.all([
      queryClient.prefetchQuery(api.content.search.queryOptions(notFoundDocuments(q))),
      hasProducts && has('listProducts') && queryClient.prefetchQuery(api.products.cards.queryOptions(notFoundProducts(q))),
    ]);
  }
  return { title: texts('routes')('notFound'), status: 404, isPrivate: true };
};

/** 404 page: search form, results for the words in the URL, and links to the main pages. */
export const PageNotFoundContent = () => {
  const t = useTexts('notFound');
  const routes = useTexts('routes');
  const href = useHref();
  const missing = useMissing();
  const api = useApi();
  const { place } = useNavigation();
  const q = queryAt(place);
  const page = pageMeantBy(place);
  const products = useReadIfAny(api.products.cards.queryOptions(notFoundProducts(q)), useCapability('listProducts') && q !== '' && hasProducts)?.items ?? [];
  const documents = useReadIfAny(api.content.search.queryOptions(notFoundDocuments(q)), q !== '')?.items.map(withoutHighlights) ?? [];
  return (
    <SearchLayout className="container">
      <EmptyState title={t('title')} isPage>
        <p>{t('text')}</p>
      </EmptyState>
      {hasSearch && (
        <search>
          <form action={href('searchOverview')}>
            <label htmlFor="lost-q">{t('search.label')}</label>
            <div>
              <input id="lost-q" type="search" name="q" defaultValue={q} maxLength={100} />
              <Button>
                <Icon name="search" />
                {t('search.action')}
              </Button>
            </div>
          </form>
        </search>
      )}
      {(page || products.length > 0 || documents.length > 0) && (
        <section>
          <h2>{t('meant')}</h2>
          {page && isOffered(page, missing) && (
            <p className="meant">
              <a href={href(page)}>{routes(page)}</a>
            </p>
          )}
          {products.length > 0 && <ProductGrid products={products} tracked={{ id: 'notFound', name: t('meant') }} />}
          {documents.length > 0 && <ContentCards cards={documents} columns={4} />}
        </section>
      )}
      <nav className="ways" aria-labelledby="ways">
        <h2 id="ways">{t('ways')}</h2>
        <ul>
          {(['home', ...links] as const)
            .filter((key) => isOffered(key, missing))
            .map((key) => (
              <li key={key}>
                <a href={href(key)}>{routes(key)}</a>
              </li>
            ))}
        </ul>
      </nav>
    </SearchLayout>
  );
};
