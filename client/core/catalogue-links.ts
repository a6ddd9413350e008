import type { ProductCard } from '../../src/contract/product.js';
import { useHref } from './locale.js';
import { useCategories } from './use-categories.js';

export interface CatalogueLinks {
  /** The address of a written link; undefined when the catalogue does not know (or does not say now) what it names. */
  addressOf(written: string): string | undefined;
  /** Running text whose links into the catalogue lead there; words whose link leads nowhere stay. */
  settle(html: string): string;
}

/**
 * Links of texts into the catalogue, `category:<id>` and `product:<family>`, for this locale.
 * @param products those whose families are linked, as the page has fetched them
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
