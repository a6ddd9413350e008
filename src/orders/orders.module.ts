import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';
import { linksOf } from '../shop-api/links.js';
import { OrderFormsController } from './order-forms.controller.js';
import { WithdrawalFormsController } from './withdrawal-forms.controller.js';

/** Checkout, payment, placed orders, their documents and withdrawal. */
@Module({
  controllers: [
    doorsOf('listOrders', 'getOrder', 'withdrawOrder', 'getInvoice', 'calculateShipping', 'listShipping', 'setShipping', 'setOrderDetails', 'completeOrder'),
    doorsOf('getCreditNote', 'listOrderDocuments'),
    linksOf(['getInvoice', 'getCreditNote'], ({ id }) => ({ order: String(id) })),
    doorsOf('listUnpaidOrders', 'cancelOrder', 'changeOrder', 'openOrder', 'requestOrderLink'),
    doorsOf('reorderOrder', 'getWithdrawal', 'checkWithdrawal', 'getCheckedWithdrawal', 'withdrawChecked'),
    doorsOf('listPaymentMethods', 'initiatePayment', 'getPaymentStatus', 'orderWebhook', 'paymentWebhook'),
    OrderFormsController,
    WithdrawalFormsController,
  ],
})
export class OrdersModule {}
