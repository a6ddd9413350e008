import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldIn, type Form, quantityIn } from '../common/posted-form.js';
import { lineKey } from '../domain/line-key.js';
import { maxAddressLength } from '../common/local-path.js';
import { href, type Query } from '../contract/routes.js';
import { answerForm } from '../shop-api/endpoints/answer-form.js';
import { createCaller, type TrpcContext } from '../shop-api/trpc/procedures.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { ordersRouter } from './orders.router.js';

const callerOf = createCaller(ordersRouter);

/** Withdrawal forms for browsers without JavaScript. They call the same procedures, and redirect to the next step of the page. */
@Controller('forms/withdrawal')
export class WithdrawalFormsController {
  constructor(@Inject(RequestContexts) private readonly contexts: RequestContexts) {}

  @Post('check')
  check(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const number = fieldIn(form, 'number') ?? '';
    const find = async (context: TrpcContext): Promise<Query> => {
      const { token } = await callerOf(context).checkWithdrawal({ input: { number, email: fieldIn(form, 'email') ?? '' } });
      return { proof: token };
    };
    return this.answer(request, reply, find, { number });
  }

  @Post('confirm')
  confirm(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [order, proof] = [fieldIn(form, 'order'), fieldIn(form, 'proof')];
    const chosen = [form['lines'] ?? []].flat();
    const wish = { lines: chosen.map((id) => ({ id, quantity: quantityIn(form, `quantities.${lineKey(id)}`) })), reason: fieldIn(form, 'reason') };
    const quantities = Object.fromEntries(Object.keys(form).flatMap((name) => (name.startsWith('quantities.') ? [[name, fieldIn(form, name) ?? '']] : [])));
    const key = { idempotencyKey: fieldIn(form, 'key') };
    const withdraw = async (context: TrpcContext): Promise<Query> => {
      const caller = callerOf(context);
      const { id } = order ? await caller.withdraw({ input: { id: order, ...wish }, ...key }) : await caller.withdrawChecked({ input: { token: proof ?? '', ...wish }, ...key });
      return { order, proof, done: id };
    };
    return this.answer(request, reply, withdraw, { order, proof }, { lines: chosen, ...quantities, reason: wish.reason });
  }

  /** @param back query of the form's page @param typed fields that the page shows again, unless they make the address too long */
  private answer(request: FastifyRequest, reply: FastifyReply, act: (context: TrpcContext) => Promise<Query>, back: Query, typed: Query = {}): Promise<void> {
    const { locale } = this.contexts.visitorOf(request);
    const pagePath = (query: Query) => href('withdrawal', locale, undefined, query);
    return answerForm({
      reply,
      locale,
      act: async () => pagePath(await act(this.contexts.contextOf(request, reply))),
      back: ({ code }) => {
        const filled = pagePath({ ...back, ...typed, problem: code });
        return filled.length > maxAddressLength ? pagePath({ ...back, problem: code }) : filled;
      },
    });
  }
}
