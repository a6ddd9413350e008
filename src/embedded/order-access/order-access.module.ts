import { Controller, Module } from '@nestjs/common';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { CustomersModule } from '../customers/customers.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { OrderAccess } from './order-access.service.js';

@Controller()
class OrderAccessController {
  constructor(private readonly access: OrderAccess) {}

  @Serves(shopApi.openOrder)
  open(@Input() link: InputValue<'openOrder'>, @Call() call: CallContext) {
    return this.access.open(link, call);
  }

  @Serves(shopApi.requestOrderLink)
  request(@Input() proof: InputValue<'requestOrderLink'>, @Call() call: CallContext) {
    return this.access.requestLink(proof, call);
  }
}

/** Links to orders in mails. */
@Module({ imports: [CustomersModule, MailModule, OrdersModule], controllers: [OrderAccessController], providers: [OrderAccess] })
export class OrderAccessModule {}
