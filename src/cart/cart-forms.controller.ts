import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { href } from '../contract/routes.js';
import { createCaller, problemOf } from '../shop-api/procedures.js';
import { Visits } from '../shop-api/visits.js';
import { cartRouter } from './cart.router.js';

type Form = Record<string, string | undefined>;
const callerOf = createCaller(cartRouter);

/** What the cart's forms send where no script runs: the same procedures, answered with the way to the cart. */
@Controller('forms/cart')
export class CartFormsController {
  constructor(@Inject(Visits) private readonly visits: Visits) {}

  @Post('add')
  add(@Body() { productId = '', quantity }: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = { productId, quantity: Number(quantity ?? 1) };
    return this.answer(request, reply, (cart) => cart.addLine({ input }));
  }

  @Post('update')
  update(@Body() { lineId = '', quantity }: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = { id: lineId, quantity: Number(quantity) };
    return this.answer(request, reply, (cart) => cart.updateLine({ input }));
  }

  /** Leads to the cart; a conflict (no stock, placed meanwhile) is told there. */
  private async answer(request: FastifyRequest, reply: FastifyReply, write: (cart: ReturnType<typeof callerOf>) => Promise<unknown>): Promise<void> {
    const toCart = (problem?: string) => void reply.redirect(href('cart', this.visits.visitorOf(request).locale, undefined, { problem }), 303);
    try {
      await write(callerOf(this.visits.contextOf(request, reply)));
      toCart();
    } catch (error) {
      const problem = problemOf(getTRPCErrorFromUnknown(error));
      if (problem.status !== 409) throw problem;
      toCart(problem.code);
    }
  }
}
