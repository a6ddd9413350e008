import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { Fulfilment } from './fulfilment.service.js';

/** What follows when an order is placed: making, sending, and what goes wrong. */
@Module({ imports: [MailModule, OrdersModule, PaymentsModule], providers: [Fulfilment] })
export class FulfilmentModule {}
