import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OrderPresenter } from './order.presenter.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { PlacingService } from './placing.service.js';
import { ShippingService } from './shipping.service.js';

/** Carts and orders. */
@Module({
  imports: [CatalogueModule, MailModule],
  controllers: [OrdersController],
  providers: [OrdersService, OrderPresenter, PlacingService, ShippingService],
  exports: [OrderPresenter],
})
export class OrdersModule {}
