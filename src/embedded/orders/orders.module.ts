import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ConfigurationModule } from '../configuration/configuration.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ValidationModule } from '../validation/validation.module.js';
import { BuyerVat } from './buyer-vat.js';
import { Cancelling } from './cancelling.service.js';
import { StorageModule } from '../storage/storage.module.js';
import { CartChanges } from './cart-changes.service.js';
import { CartMerge } from './cart-merge.js';
import { CartReader } from './cart-reader.js';
import { CART_TERMS, cartTerms } from './cart-terms.js';
import { HeldOrders } from './held-orders.js';
import { OrderExpiry } from './order-expiry.js';
import { SettledOrders } from './settled-orders.js';
import { OrderHistory } from './order-history.service.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { PlacingService } from './placing.service.js';
import { ReorderingService } from './reordering.service.js';
import { SavedLines } from './saved-lines.service.js';
import { ShippingService } from './shipping.service.js';
import { StockHolds } from './stock-holds.js';
import { UnpaidOrder } from './unpaid-order.service.js';

@Module({
  imports: [CatalogueModule, ConfigurationModule, MailModule, StorageModule, ValidationModule],
  controllers: [OrdersController],
  providers: [
    BuyerVat,
    Cancelling,
    CartChanges,
    CartMerge,
    CartReader,
    cartTerms,
    HeldOrders,
    OrderExpiry,
    OrderHistory,
    SettledOrders,
    OrdersService,
    PlacingService,
    ReorderingService,
    SavedLines,
    ShippingService,
    StockHolds,
    UnpaidOrder,
  ],
  exports: [CART_TERMS, Cancelling, CartMerge, CartReader, OrderHistory, StockHolds],
})
export class OrdersModule {}
