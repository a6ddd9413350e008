import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldIn, type Form } from '../common/posted-form.js';
import { href, type Query } from '../contract/routes.js';
import { answerForm } from '../shop-api/endpoints/answer-form.js';
import { createCaller } from '../shop-api/trpc/procedures.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { userRouter } from './account.router.js';

const callerOf = createCaller(userRouter);

/** Confirms a changed e-mail address by a form without JavaScript. */
@Controller('forms/account')
export class AccountFormsController {
  constructor(@Inject(RequestContexts) private readonly contexts: RequestContexts) {}

  @Post('confirm-email')
  confirmEmail(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { locale } = this.contexts.visitorOf(request);
    const [token = '', password] = [fieldIn(form, 'token'), fieldIn(form, 'password')];
    const accountPath = (query: Query) => href('myAccount', locale, undefined, query);
    const act = async () => {
      await callerOf(this.contexts.contextOf(request, reply)).confirmEmail({ input: { token, ...(password && { password }) } });
      return accountPath({ news: 'emailConfirmed' });
    };
    return answerForm({ reply, locale, act, back: ({ code }) => accountPath({ view: 'verify-email', token, problem: code }), isForGuests: true });
  }
}
