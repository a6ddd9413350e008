import { read, router } from '../shop-api/procedures.js';

export const productsRouter = router({
  list: read('listProducts'),
  bySlug: read('getProductBySlug'),
  slugs: read('getProductSlugs'),
  price: read('priceProduct'),
  byId: read('listProductsById'),
  related: read('listRelatedProducts'),
});

export const categoriesRouter = router({
  list: read('listCategories'),
  bySlug: read('getCategoryBySlug'),
});
