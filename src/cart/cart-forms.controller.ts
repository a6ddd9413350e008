import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../contract/errors.js';
import type { Room } from '../contract/room.js';
import { href } from '../contract/routes.js';
import { readRoom } from '../domain/read-room.js';
import { createCaller, problemOf } from '../shop-api/procedures.js';
import { Visits } from '../shop-api/visits.js';
import { cartRouter } from './cart.router.js';

type Form = Record<string, string | undefined>;
const callerOf = createCaller(cartRouter);

/** The room of a query as the calculator's addresses have it. @throws Problem VALIDATION for one that is none */
const roomOf = (query: string): Room => {
  const { input } = readRoom(new URLSearchParams(query));
  if (!input) throw new Problem('VALIDATION', { errors: [{ field: 'room', code: 'yup.errors.mixed.notType', params: {} }] });
  return input.room;
};

/** What the cart's forms send where no script runs: the same procedures, answered with the way to the cart. */
@Controller('forms/cart')
export class CartFormsController {
  constructor(@Inject(Visits) private readonly visits: Visits) {}

  @Post('add')
  add(@Body() { productId = '', quantity, room }: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = { productId, quantity: Number(quantity ?? 1), ...(room && { room: roomOf(room) }) };
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
