import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { href } from '../contract/routes.js';
import { reorderQuery } from '../domain/reorder-query.js';
import { createCaller } from '../shop-api/procedures.js';
import { Visits } from '../shop-api/visits.js';
import { ordersRouter } from './orders.router.js';

const callerOf = createCaller(ordersRouter);

/** Ordering again where no script runs. */
@Controller('forms/orders')
export class OrderFormsController {
  constructor(@Inject(Visits) private readonly visits: Visits) {}

  @Post('reorder')
  async reorder(@Body() { id = '', key }: { id?: string; key?: string }, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { missing } = await callerOf(this.visits.contextOf(request, reply)).reorder({ input: { id }, ...(key && { idempotencyKey: key }) });
    void reply.redirect(href('cart', this.visits.visitorOf(request).locale, undefined, reorderQuery(id, missing)), 303);
  }
}
