import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldIn, type Form } from '../common/posted-form.js';
import { href, type Query } from '../contract/routes.js';
import { reorderQuery } from '../domain/reorder-query.js';
import { answerForm } from '../shop-api/answer-form.js';
import { createCaller, type TrpcContext } from '../shop-api/procedures.js';
import { Visits } from '../shop-api/visits.js';
import { ordersRouter } from './orders.router.js';

const callerOf = createCaller(ordersRouter);
const orderOf = (form: Form) => ({ input: { id: fieldIn(form, 'id') ?? '' }, ...(form['key'] && { idempotencyKey: fieldIn(form, 'key') }) });

/** Ordering again, deciding on orders placed with one's address, changing and cancelling an unpaid order, and asking for its link, where no script runs. */
@Controller('forms/orders')
export class OrderFormsController {
  constructor(@Inject(Visits) private readonly visits: Visits) {}

  @Post('reorder')
  async reorder(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { missing } = await callerOf(this.visits.contextOf(request, reply)).reorder(orderOf(form));
    this.toCart(form, request, reply, missing);
  }

  @Post('change')
  async change(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answer(form, request, reply, async (context) => {
      const { missing } = await callerOf(context).change(orderOf(form));
      this.toCart(form, request, reply, missing);
      return undefined;
    });
  }

  @Post('cancel')
  async cancel(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answer(form, request, reply, async (context) => {
      const { id } = await callerOf(context).cancel(orderOf(form));
      return { order: id };
    });
  }

  @Post('claim')
  async claim(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.decide(request, reply, async (context) => {
      await callerOf(context).claim(orderOf(form));
      return { news: 'orderClaimed' };
    });
  }

  @Post('dismiss')
  async dismiss(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.decide(request, reply, async (context) => {
      await callerOf(context).dismiss(orderOf(form));
      return { news: 'orderDismissed' };
    });
  }

  @Post('link')
  async link(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answer(form, request, reply, async (context) => {
      await callerOf(context).requestLink({ input: { number: fieldIn(form, 'number') ?? '', email: fieldIn(form, 'email') ?? '' } });
      return { link: 'sent' };
    });
  }

  private toCart(form: Form, request: FastifyRequest, reply: FastifyReply, missing: Parameters<typeof reorderQuery>[1]): void {
    void reply.redirect(href('cart', this.visits.visitorOf(request).locale, undefined, reorderQuery(fieldIn(form, 'id') ?? '', missing)), 303);
  }

  /** Leads back to the account. */
  private decide(request: FastifyRequest, reply: FastifyReply, act: (context: TrpcContext) => Promise<Query>): Promise<void> {
    const { locale } = this.visits.visitorOf(request);
    return answerForm({ reply, page: 'myAccount', locale, act: () => act(this.visits.contextOf(request, reply)), back: {}, told: ['NOT_FOUND', 'UNAUTHORIZED', 'VALIDATION'] });
  }

  /** Leads to the page of the order. @param act returns the page's next view, or has answered itself */
  private answer(form: Form, request: FastifyRequest, reply: FastifyReply, act: (context: TrpcContext) => Promise<Query | undefined>): Promise<void> {
    const { locale } = this.visits.visitorOf(request);
    const back = { order: fieldIn(form, 'id') };
    return answerForm({
      reply,
      page: 'checkoutResult',
      locale,
      act: () => act(this.visits.contextOf(request, reply)),
      back,
      told: ['NOTHING_TO_PAY', 'VALIDATION', 'TOO_MANY_REQUESTS'],
    });
  }
}
