import { useApi } from '../../core/api.js';
import { useIntroduction } from '../../core/introduction.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { Button } from '../../ui/button.styles.js';
import { ContentCards } from '../../ui/content-cards.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Icon } from '../../ui/icon.js';
import { Pagination } from '../../ui/pagination.js';
import { ProductGrid } from '../../ui/product-grid.js';
import { SearchLayout } from './search.styles.js';
import { documentsInput, isShown, productsInput, type SearchType, searchIn, shownTypes } from './search-query.js';

/** What was found, by group; a group that was not asked for is undefined. */
const useFound = () => {
  const api = useApi();
  const { place } = useNavigation();
  const { q, type } = searchIn(place);
  const isAsked = (group: Exclude<SearchType, 'all'>) => q !== '' && isShown(group, type);
  return {
    products: useReadIfAny(api.products.list.queryOptions(productsInput(place)), isAsked('product')),
    project: useReadIfAny(api.content.search.queryOptions(documentsInput(place, 'project')), isAsked('project')),
    blog: useReadIfAny(api.content.search.queryOptions(documentsInput(place, 'blog')), isAsked('blog')),
  };
};

/** Looks through products, projects and articles; the address says for what. */
export const Search = () => {
  const t = useTexts('search');
  const href = useHref();
  const { title, summary } = useIntroduction();
  const { q, type } = searchIn(useNavigation().place);
  const { products, project, blog } = useFound();
  const total = (products?.total ?? 0) + (project?.total ?? 0) + (blog?.total ?? 0);
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
      {q && (
        <nav aria-label={t('tabs')}>
          <ul>
            {shownTypes.map((one) => (
              <li key={one}>
                <a href={href('searchOverview', undefined, { q, type: one === shownTypes[0] ? undefined : one })} aria-current={one === type ? 'page' : undefined}>
                  {t(`types.${one}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {q && total === 0 && (
        <EmptyState title={t('nothing.title', { q })}>
          <p>{t('nothing.text')}</p>
          <Button as="a" href={href('contact')} data-kind="secondary">
            {t('nothing.ask')}
          </Button>
        </EmptyState>
      )}
      {products && products.total > 0 && (
        <section>
          <h2>
            {t('types.product')} <small>{products.total}</small>
          </h2>
          <ProductGrid products={products.items} />
          {type === 'product' && (
            <Pagination page={products.page} pageCount={Math.ceil(products.total / products.pageSize)} hrefOf={(page) => href('searchOverview', undefined, { q, type, page })} />
          )}
        </section>
      )}
      {(
        [
          ['project', project],
          ['blog', blog],
        ] as const
      ).map(
        ([group, found]) =>
          found &&
          found.total > 0 && (
            <section key={group}>
              <h2>
                {t(`types.${group}`)} <small>{found.total}</small>
              </h2>
              <ContentCards cards={found.items} columns={4} />
            </section>
          ),
      )}
    </SearchLayout>
  );
};
