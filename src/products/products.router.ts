import { read, router } from '../shop-api/procedures.js';

export const productsRouter = router({
  list: read('listProducts'),
  one: read('getProduct'),
  bySlug: read('getProductBySlug'),
  slugs: read('getProductSlugs'),
  price: read('priceProduct'),
});

export const categoriesRouter = router({
  list: read('listCategories'),
  bySlug: read('getCategoryBySlug'),
});
