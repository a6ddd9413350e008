import { z } from 'zod';
import { publicQuery, read, router, write } from '../shop-api/procedures.js';
import { knownRating } from './known-rating.js';

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
  rating: publicQuery(z.strictObject({}), ({ shopApi, call }) => knownRating(shopApi, call)),
});

export const categoriesRouter = router({
  list: read('listCategories'),
  bySlug: read('getCategoryBySlug'),
});
