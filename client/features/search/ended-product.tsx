import { useQueryClient } from '@tanstack/react-query';
import { type Locale, localeTable } from '../../../src/contract/locales.js';
import type { EndedProduct } from '../../../src/contract/product.js';
import { matchRoute } from '../../../src/contract/routes.js';
import { useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import { useHref, useLocale } from '../../core/locale.js';
import { type LoadContext, type PageDraft, useNavigation } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ProductGrid } from '../../ui/product-grid.js';
import { LostSearch, LostWays } from './lost-parts.js';
import { SearchLayout } from './search.styles.js';

/** Input for the product at a path; undefined if the path is not that of a product. */
const endedInput = (missingPath: string | undefined, locale: Locale): { locale: Locale; slug: string } | undefined => {
  const match = missingPath === undefined ? undefined : matchRoute(missingPath, localeTable[locale].language);
  return match?.key === 'productDetail' && match.params.slug ? { locale, slug: match.params.slug } : undefined;
};

/** Fetches the product of an address at which it is not sold any more. @returns undefined for another address, and when the Shop API has no such data */
export const loadEndedProduct = async ({ api, queryClient, locale, missingPath, isEnded, texts, has }: LoadContext): Promise<PageDraft | undefined> => {
  const input = endedInput(missingPath, locale);
  if (!input) return undefined;
  const options = api.products.ended.queryOptions(input);
  if (isEnded && has('getEndedProduct')) await queryClient.prefetchQuery(options);
  const product = queryClient.getQueryData(options.queryKey);
  return product && { title: texts('notFound')('ended.title', { name: product.name }), status: 410, isPrivate: true, slugs: product.slugs };
};

/** The loaded product of the address; undefined if it never existed. */
export const useEndedProduct = (): EndedProduct | undefined => {
  const locale = useLocale();
  const input = endedInput(useNavigation().place.missingPath, locale);
  const options = useApi().products.ended.queryOptions(input ?? { locale, slug: '' });
  const isLoaded = useQueryClient().getQueryData(options.queryKey) !== undefined;
  return useReadIfAny(options, isLoaded);
};

/** 410 page of a product that is not sold any more: similar products, its category, search form, and links to the main pages. */
export const EndedProductContent = ({ product: { name, category, alternatives } }: { product: EndedProduct }) => {
  const t = useTexts('notFound');
  const href = useHref();
  const hasCategories = useCapability('getCategoryBySlug');
  return (
    <SearchLayout className="container">
      <EmptyState title={t('ended.title', { name })} isPage>
        <p>{t('ended.text')}</p>
        {category && hasCategories && (
          <Button as="a" href={href('categoryDetail', { slug: category.slug })}>
            {t('ended.category', { name: category.name })}
          </Button>
        )}
      </EmptyState>
      {alternatives.length > 0 && (
        <section aria-labelledby="alternatives">
          <h2 id="alternatives">{t('ended.alternatives')}</h2>
          <ProductGrid products={alternatives} tracked={{ id: 'ended', name: t('ended.alternatives') }} />
        </section>
      )}
      <LostSearch q={name} />
      <LostWays />
    </SearchLayout>
  );
};
