import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldIn, type Form } from '../common/posted-form.js';
import type { Problem } from '../contract/errors.js';
import { href } from '../contract/routes.js';
import { reorderQuery } from '../domain/reorder-query.js';
import { answerForm } from '../shop-api/endpoints/answer-form.js';
import { createCaller, type TrpcContext } from '../shop-api/trpc/procedures.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { ordersRouter } from './orders.router.js';

const callerOf = createCaller(ordersRouter);
const orderOf = (form: Form) => ({ input: { id: fieldIn(form, 'id') ?? '' }, ...(form['key'] && { idempotencyKey: fieldIn(form, 'key') }) });

/** Forms on orders for browsers without JavaScript: reorder, claim or dismiss guest orders, change or cancel an unpaid order, and request its link. */
@Controller('forms/orders')
export class OrderFormsController {
  constructor(@Inject(RequestContexts) private readonly contexts: RequestContexts) {}

  @Post('reorder')
  reorder(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const write = async (context: TrpcContext) => this.cartPath(form, context, (await callerOf(context).reorder(orderOf(form))).missing);
    return this.answer('myAccount', form, request, reply, write);
  }

  @Post('change')
  change(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const write = async (context: TrpcContext) => this.cartPath(form, context, (await callerOf(context).change(orderOf(form))).missing);
    return this.answer('checkoutResult', form, request, reply, write);
  }

  @Post('cancel')
  cancel(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const write = async (context: TrpcContext) => href('checkoutResult', context.call.locale, undefined, { order: (await callerOf(context).cancel(orderOf(form))).id });
    return this.answer('checkoutResult', form, request, reply, write);
  }

  @Post('claim')
  claim(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const write = async (context: TrpcContext) => {
      await callerOf(context).claim(orderOf(form));
      return href('myAccount', context.call.locale, undefined, { news: 'orderClaimed' });
    };
    return this.answer('myAccount', form, request, reply, write);
  }

  @Post('dismiss')
  dismiss(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const write = async (context: TrpcContext) => {
      await callerOf(context).dismiss(orderOf(form));
      return href('myAccount', context.call.locale, undefined, { news: 'orderDismissed' });
    };
    return this.answer('myAccount', form, request, reply, write);
  }

  @Post('link')
  link(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const write = async (context: TrpcContext) => {
      await callerOf(context).requestLink({ input: { number: fieldIn(form, 'number') ?? '', email: fieldIn(form, 'email') ?? '' } });
      return href('checkoutResult', context.call.locale, undefined, { link: 'sent' });
    };
    return this.answer('checkoutResult', form, request, reply, write);
  }

  private cartPath(form: Form, { call }: TrpcContext, missing: Parameters<typeof reorderQuery>[1]): string {
    return href('cart', call.locale, undefined, reorderQuery(fieldIn(form, 'id') ?? '', missing));
  }

  /** @param page page of the form @param write returns the URL of the next page */
  private answer(page: 'myAccount' | 'checkoutResult', form: Form, request: FastifyRequest, reply: FastifyReply, write: (context: TrpcContext) => Promise<string>): Promise<void> {
    const { locale } = this.contexts.visitorOf(request);
    const back = ({ code, status }: Problem) => {
      // An invalid order id cannot be part of the URL: the result page then offers to mail a link to the order.
      const order = status === 404 || status === 422 ? undefined : fieldIn(form, 'id');
      const link = page === 'checkoutResult' && !order ? 'ask' : undefined;
      return href(page, locale, undefined, { order, link, number: fieldIn(form, 'number'), problem: code });
    };
    return answerForm({ reply, locale, act: () => write(this.contexts.contextOf(request, reply)), back });
  }
}
