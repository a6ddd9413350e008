import { read, router, write } from '../shop-api/procedures.js';

export const productsRouter = router({
  list: read('listProducts'),
  bySlug: read('getProductBySlug'),
  slugs: read('getProductSlugs'),
  price: read('priceProduct'),
  preview: read('previewConfiguration'),
  configure: write('configureProduct'),
});

export const categoriesRouter = router({
  list: read('listCategories'),
  bySlug: read('getCategoryBySlug'),
});
