import { read, router, write } from '../shop-api/procedures.js';

export const productsRouter = router({
  list: read('listProducts'),
  bySlug: read('getProductBySlug'),
  slugs: read('getProductSlugs'),
  price: read('priceProduct'),
  preview: read('previewConfiguration'),
  photoPrint: read('getPhotoPrint'),
  configuration: read('getConfiguration'),
  configure: write('configureProduct'),
  crop: write('cropConfiguration'),
});

export const categoriesRouter = router({
  list: read('listCategories'),
  bySlug: read('getCategoryBySlug'),
});
