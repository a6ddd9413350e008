import { z } from 'zod';
import type { Rating } from '../contract/validation.js';
import { procedure, read, router } from '../shop-api/procedures.js';

export const productsRouter = router({
  list: read('listProducts'),
  bySlug: read('getProductBySlug'),
  slugs: read('getProductSlugs'),
  price: read('priceProduct'),
  byId: read('listProductsById'),
  related: read('listRelatedProducts'),
  /** What customers say of the shop; null when that is not known: nothing waits or fails for it. */
  rating: procedure.input(z.strictObject({})).query(({ ctx }): Promise<Rating | null> => ctx.shopApi.call('getRating', {}, ctx.call).catch(() => null)),
});

export const categoriesRouter = router({
  list: read('listCategories'),
  bySlug: read('getCategoryBySlug'),
});
