import { Body, Controller, Get, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { href } from '../contract/routes.js';
import { reorderQuery } from '../domain/reorder-query.js';
import { createCaller, problemOf } from '../shop-api/procedures.js';
import { ShopApiClient } from '../shop-api/shop-api.client.js';
import { Visits } from '../shop-api/visits.js';
import { ordersRouter } from './orders.router.js';

const callerOf = createCaller(ordersRouter);

/** An order's papers, and ordering it again, for the visitor of the browser's cookies. */
@Controller('forms/orders')
export class OrderFormsController {
  constructor(
    @Inject(ShopApiClient) private readonly shop: ShopApiClient,
    @Inject(Visits) private readonly visits: Visits,
  ) {}

  @Get(':id/invoice')
  invoice(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.download('getInvoice', id, request, reply);
  }

  @Post('reorder')
  async reorder(@Body() { id = '', key }: { id?: string; key?: string }, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { missing } = await callerOf(this.visits.contextOf(request, reply)).reorder({ input: { id }, ...(key && { idempotencyKey: key }) });
    void reply.redirect(href('cart', this.visits.visitorOf(request).locale, undefined, reorderQuery(id, missing)), 303);
  }

  /** Whoever is not known (any more) is led to the order's page, which asks them to sign in. */
  private async download(name: 'getInvoice', id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      const { headers, content } = await this.shop.download(name, { id }, this.visits.contextOf(request, reply).call);
      await reply.headers(headers).send(content);
    } catch (error) {
      const { code } = problemOf(getTRPCErrorFromUnknown(error));
      if (code !== 'UNAUTHORIZED' && code !== 'NOT_FOUND') throw error;
      void reply.redirect(href('myAccount', this.visits.visitorOf(request).locale, undefined, { order: id }), 303);
    }
  }
}
