import { Controller, Module, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Call, type CallContext, type Given, Input, Serves } from '../../common/operation.decorators.js';
import { sendFile } from '../../common/send-file.js';
import { shopApi } from '../../contract/shop-api.js';
import { OrdersModule } from '../orders/orders.module.js';
import { InvoicesService } from './invoices.service.js';

@Controller()
class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  @Serves(shopApi.getInvoice)
  async get(@Input(shopApi.getInvoice) order: Given<'getInvoice'>, @Call() call: CallContext, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.invoices.get(order, call));
  }
}

/** Invoices of placed orders. */
@Module({ imports: [OrdersModule], controllers: [InvoicesController], providers: [InvoicesService] })
export class InvoicesModule {}
