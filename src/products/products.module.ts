import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';

/** The catalogue: products and categories. */
@Module({
  controllers: [doorsOf('listProducts', 'getProduct', 'getProductBySlug', 'getProductSlugs', 'priceProduct', 'listCategories', 'getCategoryBySlug')],
})
export class ProductsModule {}
