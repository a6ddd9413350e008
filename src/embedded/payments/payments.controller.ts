import { Controller } from '@nestjs/common';
import { Call, type CallContext, type Given, Input, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { PaymentsService } from './payments.service.js';

@Controller()
export class PaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  @Serves(shopApi.listPaymentMethods)
  listMethods(@Input(shopApi.listPaymentMethods) order: Given<'listPaymentMethods'>, @Call() call: CallContext) {
    return this.payments.listMethods(order, call);
  }

  @Serves(shopApi.initiatePayment)
  initiate(@Input(shopApi.initiatePayment) payment: Given<'initiatePayment'>, @Call() call: CallContext) {
    return this.payments.initiate(payment, call);
  }

  @Serves(shopApi.getPaymentStatus)
  getStatus(@Input(shopApi.getPaymentStatus) payment: Given<'getPaymentStatus'>, @Call() call: CallContext) {
    return this.payments.getStatus(payment, call);
  }

  @Serves(shopApi.paymentWebhook)
  heedPayment(@Input(shopApi.paymentWebhook) news: Given<'paymentWebhook'>) {
    return this.payments.heed(news);
  }

  @Serves(shopApi.orderWebhook)
  heedOrder(@Input(shopApi.orderWebhook) news: Given<'orderWebhook'>) {
    return this.payments.heedOrder(news);
  }
}
