import { Module } from '@nestjs/common';
import { CatalogueService } from './catalogue.service.js';
import { CategoriesController } from './categories.controller.js';
import { DeliveryCalendar } from './delivery-calendar.js';
import { ProductsController } from './products.controller.js';

@Module({
  controllers: [ProductsController, CategoriesController],
  providers: [CatalogueService, DeliveryCalendar],
  exports: [CatalogueService, DeliveryCalendar],
})
export class CatalogueModule {}
