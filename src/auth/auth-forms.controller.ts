import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { redirectThroughCookieCheck } from '../common/cookie-check.js';
import { fieldIn, type Form } from '../common/posted-form.js';
import type { Problem } from '../contract/errors.js';
import { href, type Query } from '../contract/routes.js';
import { answerForm } from '../shop-api/endpoints/answer-form.js';
import { createCaller, type TrpcContext } from '../shop-api/trpc/procedures.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { authRouter } from './auth.router.js';

const callerOf = createCaller(authRouter);

/**
 * Forms for sign-in and registration confirmation without JavaScript. Sign-out always uses these forms, also with scripts, so
 * that a newly loaded page contains no data of the customer.
 */
@Controller('forms/auth')
export class AuthFormsController {
  constructor(@Inject(RequestContexts) private readonly contexts: RequestContexts) {}

  @Post('sign-in')
  signIn(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [email = '', password = '', code, order] = ['email', 'password', 'code', 'order'].map((field) => fieldIn(form, field));
    const visitor = this.contexts.visitorOf(request);
    const accountPath = (query: Query) => href('myAccount', visitor.locale, undefined, query);
    const act = async () => {
      await callerOf(this.contexts.contextOf(request, reply)).signIn({ input: { email, password, ...(code && { code }) } });
      redirectThroughCookieCheck(reply, visitor, accountPath({ order }));
      return undefined;
    };
    // A malformed second-factor code is treated as a wrong one: the page asks for it again.
    const back = ({ code: problem, extra }: Problem) =>
      accountPath({ problem: extra.errors?.some(({ field }) => field.endsWith('code')) ? 'SECOND_FACTOR_WRONG' : problem, order });
    return answerForm({ reply, locale: visitor.locale, act, back });
  }

  @Post('confirm')
  confirm(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [token = '', password] = [fieldIn(form, 'token'), fieldIn(form, 'password')];
    const visitor = this.contexts.visitorOf(request);
    const accountPath = (query: Query) => href('myAccount', visitor.locale, undefined, query);
    const act = async () => {
      await callerOf(this.contexts.contextOf(request, reply)).confirm({ input: { token, ...(password && { password }) } });
      redirectThroughCookieCheck(reply, visitor, accountPath({ news: 'confirmed' }));
      return undefined;
    };
    return answerForm({ reply, locale: visitor.locale, act, back: ({ code }) => accountPath({ view: 'verify', token, problem: code }), isForGuests: true });
  }

  @Post('sign-out')
  signOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.leave(request, reply, (context) => callerOf(context).signOut(), 'signedOut');
  }

  @Post('sign-out-everywhere')
  signOutEverywhere(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.leave(request, reply, (context) => callerOf(context).signOutEverywhere(), 'signedOutEverywhere');
  }

  private leave(request: FastifyRequest, reply: FastifyReply, end: (context: TrpcContext) => Promise<unknown>, news: string): Promise<void> {
    const { locale } = this.contexts.visitorOf(request);
    const accountPath = (query: Query) => href('myAccount', locale, undefined, query);
    const act = async () => {
      await end(this.contexts.contextOf(request, reply));
      return accountPath({ news });
    };
    return answerForm({ reply, locale, act, back: ({ code }) => accountPath({ problem: code }) });
  }
}
