import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';

/** From the open order to a paid one. */
@Module({
  controllers: [
    doorsOf('listOrders', 'getOrder', 'withdrawOrder', 'getInvoice', 'calculateShipping', 'listShipping', 'setShipping', 'setOrderDetails', 'completeOrder'),
    doorsOf('getCreditNote', 'listOrderDocuments'),
    doorsOf('listPaymentMethods', 'initiatePayment', 'getPaymentStatus', 'orderWebhook', 'paymentWebhook'),
  ],
})
export class OrdersModule {}
