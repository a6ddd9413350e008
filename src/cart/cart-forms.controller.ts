import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { href } from '../contract/routes.js';
import { Visits } from '../shop-api/visits.js';
import { createCaller } from '../shop-api/procedures.js';
import { cartRouter } from './cart.router.js';

type Form = Record<string, string | undefined>;
const callerOf = createCaller(cartRouter);

/** What the cart's forms send where no script runs: the same procedures, answered with a way back. */
@Controller('forms/cart')
export class CartFormsController {
  constructor(@Inject(Visits) private readonly visits: Visits) {}

  @Post('add')
  async add(@Body() { productId = '', quantity }: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.caller(request, reply).addLine({ input: { productId, quantity: Number(quantity ?? 1) } });
    this.toCart(request, reply);
  }

  @Post('update')
  async update(@Body() { lineId = '', quantity }: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.caller(request, reply).updateLine({ input: { id: lineId, quantity: Number(quantity) } });
    this.toCart(request, reply);
  }

  private caller(request: FastifyRequest, reply: FastifyReply) {
    return callerOf(this.visits.contextOf(request, reply));
  }

  private toCart(request: FastifyRequest, reply: FastifyReply): void {
    void reply.redirect(href('cart', this.visits.visitorOf(request).locale), 303);
  }
}
