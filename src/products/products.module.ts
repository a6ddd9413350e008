import { Inject, Module } from '@nestjs/common';
import { ShopApiClient } from '../shop-api/client/shop-api.client.js';
import { restControllerOf } from '../shop-api/endpoints/rest-controllers.js';

/** Catalogue: products, configurations and categories. */
@Module({
  controllers: [
    restControllerOf('listProducts', 'suggestProducts', 'getProduct', 'getProductBySlug', 'getProductSlugs', 'priceProduct', 'listCategories', 'getCategoryBySlug'),
    restControllerOf('listProductsById', 'listRelatedProducts', 'getEndedProduct', 'getDataSheet'),
    restControllerOf('listProductPictures', 'addProductPicture', 'removeProductPicture', 'getProductPicture'),
    restControllerOf('configureProduct', 'previewConfiguration', 'getConfiguration', 'cropConfiguration', 'getPhotoPrint'),
  ],
})
export class ProductsModule {
  /** Without previews, choices are priced by saving them. */
  constructor(@Inject(ShopApiClient) client: ShopApiClient) {
    client.capabilities.fallBack({
      previewConfiguration: async (input, context) => {
        const { id: _id, updatedAt: _updatedAt, cartToken: _cartToken, ...preview } = await client.request('configureProduct', input, context);
        return preview;
      },
    });
  }
}
