import type { ProductCard } from '../../src/contract/product.js';
import { useHref } from './locale.js';
import { useCategories } from './use-categories.js';

export interface CatalogueLinks {
  /** Address of a written link; undefined when the target is not in the catalogue, or the catalogue is not loaded. */
  addressOf(written: string): string | undefined;
  /** Resolves catalogue links in HTML. A link without a target loses its `href`; its text stays. */
  settle(html: string): string;
}

/**
 * Resolves links of texts into the catalogue, `category:<id>` and `product:<family>`, for this locale.
 * @param products products of the linked families, which the page has loaded
 */
export const useCatalogueLinks = (products: readonly Pick<ProductCard, 'family' | 'slug'>[] = []): CatalogueLinks => {
  const href = useHref();
  const categories = useCategories();
  const addressOf = (written: string): string | undefined => {
    const [kind, id] = written.split(':');
    const slug = kind === 'category' ? categories.find((one) => one.id === id)?.slug : products.find(({ family }) => family === id)?.slug;
    if (kind !== 'category' && kind !== 'product') return written;
    return slug && href(kind === 'category' ? 'categoryDetail' : 'productDetail', { slug });
  };
  const settle = (html: string) =>
    html.replaceAll(/ href="((?:category|product):[\w-]+)"/g, (_, written: string) => {
      const address = addressOf(written);
      return address ? ` href="${address}"` : '';
    });
  return { addressOf, settle };
};
