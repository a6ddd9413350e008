import { Module } from '@nestjs/common';
import { restControllerOf } from '../shop-api/endpoints/rest-controllers.js';

/** Catalogue: products, configurations and categories. */
@Module({
  controllers: [
    restControllerOf('listProducts', 'suggestProducts', 'getProduct', 'getProductBySlug', 'getProductSlugs', 'priceProduct', 'listCategories', 'getCategoryBySlug'),
    restControllerOf('listProductsById', 'listRelatedProducts', 'getDataSheet'),
    restControllerOf('configureProduct', 'previewConfiguration', 'getConfiguration', 'cropConfiguration', 'getPhotoPrint'),
  ],
})
export class ProductsModule {}
