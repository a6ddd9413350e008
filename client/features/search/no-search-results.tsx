import brand from '#brand';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { useCategories } from '../../core/use-categories.js';
import { Button } from '../../ui/button.styles.js';
import { ContentCards } from '../../ui/content-cards.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ProductGrid } from '../../ui/product-grid.js';
import { closestInput, popularInput, useSearchesProducts, withoutHighlights } from './search-query.js';

/** Shown for a search without results: similar documents, categories, contact, and popular products. */
export const NoSearchResults = ({ q }: { q: string }) => {
  const t = useTexts('search');
  const href = useHref();
  const categories = useCategories().filter(({ parentId }) => parentId === null);
  const popular = useReadIfAny(useApi().products.cards.queryOptions(popularInput), useSearchesProducts());
  const closest = useReadIfAny(useApi().content.search.queryOptions(closestInput({ q })));
  return (
    <>
      <EmptyState title={t('nothing.title', { q })}>
        <p>{t('nothing.text', { examples: t(`nothing.examples.${brand.code}`) })}</p>
        <Button as="a" href={href('contact')} data-kind="secondary">
          {t('nothing.ask')}
        </Button>
      </EmptyState>
      {closest && closest.items.length > 0 && (
        <section>
          <h2>{t('closest')}</h2>
          <ContentCards cards={closest.items.map(withoutHighlights)} columns={4} />
        </section>
      )}
      {categories.length > 0 && (
        <nav className="ways" aria-labelledby="nothing-categories">
          <h2 id="nothing-categories">{t('nothing.categories')}</h2>
          <ul>
            {categories.map(({ id, name, slug }) => (
              <li key={id}>
                <a href={href('categoryDetail', { slug })}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {popular && popular.items.length > 0 && (
        <section>
          <h2>{t('nothing.popular')}</h2>
          <ProductGrid products={popular.items} tracked={{ id: 'search:popular', name: t('nothing.popular') }} />
        </section>
      )}
    </>
  );
};
