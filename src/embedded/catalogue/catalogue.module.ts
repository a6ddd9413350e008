import { Module } from '@nestjs/common';
import { CatalogueService } from './catalogue.service.js';
import { CategoriesController } from './categories.controller.js';
import { DeliveryCalendar } from '../../common/delivery-calendar.js';
import { CurrentListings } from './listing/listings.js';
import { ProductsController } from './products.controller.js';
import { EmptySearches } from './search/empty-searches.js';

@Module({
  controllers: [ProductsController, CategoriesController],
  providers: [CatalogueService, CurrentListings, DeliveryCalendar, EmptySearches],
  exports: [CatalogueService, DeliveryCalendar, EmptySearches],
})
export class CatalogueModule {}
