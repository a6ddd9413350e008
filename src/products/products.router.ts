import { z } from 'zod';
import type { Rating } from '../contract/validation.js';
import { procedure, read, router, write } from '../shop-api/procedures.js';

export const productsRouter = router({
  list: read('listProducts'),
  one: read('getProduct'),
  suggest: read('suggestProducts'),
  bySlug: read('getProductBySlug'),
  slugs: read('getProductSlugs'),
  price: read('priceProduct'),
  preview: read('previewConfiguration'),
  photoPrint: read('getPhotoPrint'),
  configuration: read('getConfiguration'),
  configure: write('configureProduct'),
  crop: write('cropConfiguration'),
  byId: read('listProductsById'),
  related: read('listRelatedProducts'),
  /** What customers say of the shop; null when that is not known: nothing waits or fails for it. */
  rating: procedure.input(z.strictObject({})).query(({ ctx }): Promise<Rating | null> => ctx.shopApi.call('getRating', {}, ctx.call).catch(() => null)),
});

export const categoriesRouter = router({
  list: read('listCategories'),
  bySlug: read('getCategoryBySlug'),
});
