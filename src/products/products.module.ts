import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';

/** Catalogue: products, configurations and categories. */
@Module({
  controllers: [
    doorsOf('listProducts', 'suggestProducts', 'getProduct', 'getProductBySlug', 'getProductSlugs', 'priceProduct', 'listCategories', 'getCategoryBySlug'),
    doorsOf('listProductsById', 'listRelatedProducts', 'getDataSheet'),
    doorsOf('configureProduct', 'previewConfiguration', 'getConfiguration', 'cropConfiguration', 'getPhotoPrint'),
  ],
})
export class ProductsModule {}
