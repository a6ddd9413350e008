import { Controller } from '@nestjs/common';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { PaymentsService } from './payments.service.js';

@Controller()
export class PaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  @Serves(shopApi.listPaymentMethods)
  listMethods(@Input() order: InputValue<'listPaymentMethods'>, @Call() call: CallContext) {
    return this.payments.listMethods(order, call);
  }

  @Serves(shopApi.initiatePayment)
  initiate(@Input() payment: InputValue<'initiatePayment'>, @Call() call: CallContext) {
    return this.payments.initiate(payment, call);
  }

  @Serves(shopApi.getPaymentStatus)
  getStatus(@Input() payment: InputValue<'getPaymentStatus'>, @Call() call: CallContext) {
    return this.payments.getStatus(payment, call);
  }

  @Serves(shopApi.paymentWebhook)
  handlePaymentWebhook(@Input() news: InputValue<'paymentWebhook'>) {
    return this.payments.handlePaymentWebhook(news);
  }

  @Serves(shopApi.orderWebhook)
  handleOrderWebhook(@Input() news: InputValue<'orderWebhook'>) {
    return this.payments.handleOrderWebhook(news);
  }
}
