import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ValidationModule } from '../validation/validation.module.js';
import { Fulfilment } from './fulfilment.service.js';
import { OrderRecords } from './order-records.service.js';
import { VatCorrections } from './vat-corrections.service.js';

/** Fulfilment of placed orders: production, shipment, delivery, cancellation, refunds and VAT corrections. */
@Module({ imports: [MailModule, OrdersModule, PaymentsModule, ValidationModule], providers: [Fulfilment, OrderRecords, VatCorrections] })
export class FulfilmentModule {}
