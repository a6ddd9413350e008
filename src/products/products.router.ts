import { z } from 'zod';
import { shopApi } from '../contract/shop-api.js';
import { publicQuery, read, router, write } from '../shop-api/trpc/procedures.js';
import { cachedRating } from './cached-rating.js';
import { categoryNamesOf, productCardsOf } from './partial-responses.js';

export const productsRouter = router({
  list: read('listProducts'),
  cards: publicQuery(shopApi.listProducts.input, async (ctx, input) => productCardsOf(await ctx.shopApi.call('listProducts', input, ctx.call))),
  one: read('getProduct'),
  suggest: read('suggestProducts'),
  bySlug: read('getProductBySlug'),
  ended: read('getEndedProduct'),
  slugs: read('getProductSlugs'),
  price: read('priceProduct'),
  preview: read('previewConfiguration'),
  photoPrint: read('getPhotoPrint'),
  configuration: read('getConfiguration'),
  configure: write('configureProduct'),
  crop: write('cropConfiguration'),
  byId: read('listProductsById'),
  related: read('listRelatedProducts'),
  rating: publicQuery(z.strictObject({}), (ctx) => cachedRating(ctx.shopApi, ctx.call)),
});

export const categoriesRouter = router({
  list: read('listCategories'),
  names: publicQuery(shopApi.listCategories.input, async (ctx, input) => categoryNamesOf(await ctx.shopApi.call('listCategories', input, ctx.call))),
  bySlug: read('getCategoryBySlug'),
});
