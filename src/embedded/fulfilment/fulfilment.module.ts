import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { IntegratorsModule } from '../integrators/integrators.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ValidationModule } from '../validation/validation.module.js';
import { Fulfilment } from './fulfilment.service.js';
import { MovesController } from './moves.controller.js';
import { OrderLists } from './order-lists.service.js';
import { OrderRecords } from './order-records.service.js';
import { VatCorrections } from './vat-corrections.service.js';
import { WarehouseDocuments } from './warehouse-documents.service.js';

/** Fulfilment of placed orders: lists, production, shipment, delivery, cancellation, refunds, VAT corrections, and the papers of the warehouse. */
@Module({
  imports: [CatalogueModule, IntegratorsModule, MailModule, OrdersModule, PaymentsModule, ValidationModule],
  controllers: [MovesController],
  providers: [Fulfilment, OrderLists, OrderRecords, VatCorrections, WarehouseDocuments],
})
export class FulfilmentModule {}
