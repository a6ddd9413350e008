import { Module } from '@nestjs/common';
import { restControllerOf } from '../shop-api/endpoints/rest-controllers.js';
import { downloadControllerOf } from '../shop-api/endpoints/download-controllers.js';
import { OrderFormsController } from './order-forms.controller.js';
import { WithdrawalFormsController } from './withdrawal-forms.controller.js';

/** Checkout, payment, placed orders, their documents and withdrawal. */
@Module({
  controllers: [
    restControllerOf('listOrders', 'getOrder', 'withdrawOrder', 'getInvoice', 'calculateShipping', 'listShipping', 'setShipping', 'setOrderDetails', 'completeOrder'),
    restControllerOf('getCreditNote', 'listOrderDocuments'),
    downloadControllerOf(['getInvoice', 'getCreditNote'], ({ id }) => ({ order: String(id) })),
    restControllerOf('listUnpaidOrders', 'cancelOrder', 'changeOrder', 'openOrder', 'requestOrderLink'),
    restControllerOf('reorderOrder', 'getWithdrawal', 'checkWithdrawal', 'getCheckedWithdrawal', 'withdrawChecked'),
    restControllerOf('listPaymentMethods', 'initiatePayment', 'getPaymentStatus', 'orderWebhook', 'paymentWebhook'),
    OrderFormsController,
    WithdrawalFormsController,
  ],
})
export class OrdersModule {}
