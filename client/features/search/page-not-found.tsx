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
import { ContentCards } from '../../ui/content-cards.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ProductGrid } from '../../ui/product-grid.js';
import { EndedProductContent, loadEndedProduct, useEndedProduct } from './ended-product.js';
import { LostSearch, LostWays } from './lost-parts.js';
import { SearchLayout } from './search.styles.js';
import { notFoundDocuments, notFoundProducts, withoutHighlights } from './search-query.js';

const hasProducts = brand.permissions.products;
/** The page of this site whose path in any language the missing path resembles. */
const pageMeantBy = ({ missingPath = '' }: { missingPath?: string }): PlainRouteKey | undefined => {
  const path = meantPath(missingPath);
  const keys = languages.flatMap((language) => matchRoute(path, language)?.key ?? []);
  return keys.filter(isPlainRoute).find((key) => key !== 'home' && key !== 'notFound' && isServed(brand, key));
};
const queryAt = ({ missingPath = '' }: { missingPath?: string }) => searchTermsOfPath(missingPath);

/** Fetches the product that was sold at the URL, else results for the words in it. A failure does not stop the page. */
export const loadPageNotFound = async (context: LoadContext): Promise<PageDraft> => {
  const { api, queryClient, texts, has } = context;
  const ended = hasProducts && (await loadEndedProduct(context));
  if (ended) return ended;
  const q = queryAt(context);
  if (q) {
    await Promise.all([
      queryClient.prefetchQuery(api.content.search.queryOptions(notFoundDocuments(q))),
      hasProducts && has('listProducts') && queryClient.prefetchQuery(api.products.cards.queryOptions(notFoundProducts(q))),
    ]);
  }
  return { title: texts('routes')('notFound'), status: context.isEnded ? 410 : 404, isPrivate: true };
};

/** Page of a URL without page: of a product that is not sold any more (410), or unknown (404). */
export const PageNotFoundContent = () => {
  const ended = useEndedProduct();
  return ended ? <EndedProductContent product={ended} /> : <UnknownPage />;
};

/** 404 page: search form, results for the words in the URL, and links to the main pages. */
const UnknownPage = () => {
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
      <LostSearch q={q} />
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
      <LostWays />
    </SearchLayout>
  );
};
