import { useApi } from '../../core/api.js';
import { useIntroduction } from '../../core/introduction.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { Button } from '../../ui/button.styles.js';
import { Icon } from '../../ui/icon.js';
import { ProductGrid } from '../../ui/product-grid.js';
import { FoundAnswers } from './found-answers.js';
import { FoundDocuments } from './found-documents.js';
import { FoundProducts } from './found-products.js';
import { NoSearchResults } from './no-search-results.js';
import { SearchLayout } from './search.styles.js';
import { bestProducts, documentsInput, isShown, preservedParameters, searchedGroups, type SearchType, searchIn, shownTypes, useSearchesProducts } from './search-query.js';

/** Returns the fetched results by group, for the groups that the site searches. */
const useFound = () => {
  const api = useApi();
  const { place } = useNavigation();
  const searched = searchIn(place);
  const isAsked = searched.q !== '';
  const product = useReadIfAny(api.products.cards.queryOptions(bestProducts(searched)), useSearchesProducts() && isAsked);
  const documents = searchedGroups.flatMap((group) => {
    // oxlint-disable-next-line react/rules-of-hooks -- the groups are constant for the brand, so the order of hooks does not change
    const found = useReadIfAny(api.content.search.queryOptions(documentsInput(place, group)), isAsked);
    return found ? [{ group, found }] : [];
  });
  return { product, documents };
};

/** Search page for the text in the URL. */
export const Search = () => {
  const t = useTexts('search');
  const href = useHref();
  const { title, summary } = useIntroduction();
  const { q, type } = searchIn(useNavigation().place);
  const { product, documents } = useFound();
  const hasProducts = useSearchesProducts();
  const types = shownTypes.filter((one) => one !== 'product' || hasProducts);
  const counts: Partial<Record<string, number>> = { product: product?.total, ...Object.fromEntries(documents.map(({ group, found }) => [group, found.total])) };
  const total = Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const countOf = (one: SearchType) => (one === 'all' ? total : (counts[one] ?? 0));
  return (
    <SearchLayout className="container">
      <Breadcrumbs />
      <h1>{q ? t('titleFor', { q }) : title}</h1>
      <search>
        <form action={href('searchOverview')}>
          <label htmlFor="search-q">{t('label')}</label>
          <div>
            <input key={q} id="search-q" type="search" name="q" defaultValue={q} maxLength={100} placeholder={t('hint')} />
            {type !== shownTypes[0] && <input type="hidden" name="type" value={type} />}
            <Button>
              <Icon name="search" />
              {t('action')}
            </Button>
          </div>
        </form>
      </search>
      {!q && <p className="summary">{summary}</p>}
      {product?.didYouMean && (
        <p className="meant">
          {t('didYouMean')} <a href={href('searchOverview', undefined, preservedParameters({ q: product.didYouMean, type }))}>{product.didYouMean}</a>
        </p>
      )}
      {q && total > 0 && (
        <nav aria-label={t('tabs')}>
          <ul>
            {types.map((one) => (
              <li key={one}>
                <a href={href('searchOverview', undefined, preservedParameters({ q, type: one }))} aria-current={one === type ? 'page' : undefined}>
                  {t(`types.${one}`)} <small>{countOf(one)}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {q && total === 0 && <NoSearchResults q={q} />}
      {q && type === 'product' && total > 0 && <FoundProducts />}
      {product && type === 'all' && product.total > 0 && (
        <section>
          <h2>
            {t('types.product')} <small>{product.total}</small>
          </h2>
          <ProductGrid products={product.items} tracked={{ id: 'search', name: t('action') }} />
          {product.total > product.items.length && (
            <a className="all" href={href('searchOverview', undefined, preservedParameters({ q, type: 'product' }))}>
              {t('allProducts', { count: product.total })} <Icon name="arrowRight" size={16} />
            </a>
          )}
        </section>
      )}
      {documents.map(
        ({ group, found }) =>
          isShown(group, type) &&
          found.total > 0 &&
          (group === 'question' ? <FoundAnswers key={group} found={found} /> : <FoundDocuments key={group} group={group} found={found} />),
      )}
      {q && total > 0 && type !== 'all' && countOf(type) === 0 && <p className="summary">{t('nothingHere')}</p>}
    </SearchLayout>
  );
};
