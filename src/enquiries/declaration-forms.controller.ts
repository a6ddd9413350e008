import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldIn, type Form } from '../common/posted-form.js';
import type { Problem } from '../contract/errors.js';
import { href, type Query } from '../contract/routes.js';
import { answerForm } from '../shop-api/endpoints/answer-form.js';
import { createCaller } from '../shop-api/trpc/procedures.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { enquiriesRouter } from './enquiries.router.js';
import { idempotencyKeyOf } from './enquiry-input.js';
import { saveDraft } from './save-draft.js';

const callerOf = createCaller(enquiriesRouter);
const kind = 'withdrawal' as const;

/** Withdrawal by free text, for browsers without JavaScript: the right to withdraw must not depend on scripts. */
@Controller('forms/withdrawal')
export class DeclarationFormsController {
  constructor(@Inject(RequestContexts) private readonly contexts: RequestContexts) {}

  @Post('declare')
  declare(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const context = this.contexts.contextOf(request, reply);
    const { locale } = context.call;
    const pagePath = (query: Query) => href('withdrawal', locale, undefined, query);
    const [email = '', orderNumber, name, message] = ['email', 'orderNumber', 'name', 'message'].map((field) => fieldIn(form, field));
    const act = async () => {
      const input = { kind, email, orderNumber, name, message, consent: true as const };
      const key = fieldIn(form, 'key');
      const { receivedAt } = await callerOf(context).send({ input, idempotencyKey: key && idempotencyKeyOf(key, JSON.stringify(input)) });
      return pagePath({ declared: receivedAt });
    };
    const back = async (problem: Problem) => {
      await saveDraft({ kind, form, context, problem });
      return pagePath({ declare: '1', kind, problem: problem.code });
    };
    return answerForm({ reply, locale, act, back, isForGuests: true });
  }
}
