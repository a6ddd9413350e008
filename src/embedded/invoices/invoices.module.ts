import { Controller, Module, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { sendFile } from '../../common/send-file.js';
import { shopApi } from '../../contract/shop-api.js';
import { MailModule } from '../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { InvoicesService } from './invoices.service.js';

@Controller()
class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  @Serves(shopApi.getInvoice)
  async get(@Input() wish: InputValue<'getInvoice'>, @Call() call: CallContext, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.invoices.get(wish, call));
  }

  @Serves(shopApi.getCreditNote)
  async getCreditNote(@Input() wish: InputValue<'getCreditNote'>, @Call() call: CallContext, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.invoices.getCreditNote(wish, call));
  }

  @Serves(shopApi.listOrderDocuments)
  list(@Input() order: InputValue<'listOrderDocuments'>, @Call() call: CallContext) {
    return this.invoices.list(order, call);
  }
}

/** Invoices of placed orders, and their credit notes. */
@Module({ imports: [MailModule, OrdersModule], controllers: [InvoicesController], providers: [InvoicesService], exports: [InvoicesService] })
export class InvoicesModule {}
