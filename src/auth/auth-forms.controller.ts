import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { redirectKept } from '../common/kept-cookies.js';
import type { ProblemCode } from '../contract/errors.js';
import { href } from '../contract/routes.js';
import { answerForm } from '../shop-api/answer-form.js';
import { createCaller, problemOf } from '../shop-api/procedures.js';
import { Visits } from '../shop-api/visits.js';
import { authRouter } from './auth.router.js';

type Form = Record<string, string | undefined>;
const callerOf = createCaller(authRouter);
/** Refusals that the page of a mailed link shows. */
const shownAtLink: readonly ProblemCode[] = ['NOT_FOUND', 'GONE', 'PASSWORD_REQUIRED', 'INVALID_CREDENTIALS', 'VALIDATION', 'TOO_MANY_REQUESTS'];
/** Refusals of a sign-in that the form itself tells. */
const told = new Set<ProblemCode>(['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_WRONG', 'VALIDATION', 'TOO_MANY_REQUESTS']);

/** Signing in and confirming a registration where no script runs, and signing out everywhere: the page that follows holds nothing of the customer. */
@Controller('forms/auth')
export class AuthFormsController {
  constructor(@Inject(Visits) private readonly visits: Visits) {}

  @Post('sign-in')
  async signIn(@Body() { email = '', password = '', code, order }: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    try {
      await callerOf(this.visits.contextOf(request, reply)).signIn({ input: { email, password, ...(code && { code }) } });
      redirectKept(reply, this.visits.visitorOf(request), this.accountPath(request, { order }));
    } catch (error) {
      const problem = problemOf(getTRPCErrorFromUnknown(error));
      if (!told.has(problem.code)) throw problem;
      // A code that cannot be one is a wrong one: the page that follows asks for it again.
      const isOfCode = problem.extra.errors?.some(({ field }) => field.endsWith('code'));
      this.toAccount(request, reply, { problem: isOfCode ? 'SECOND_FACTOR_WRONG' : problem.code, order });
    }
  }

  @Post('confirm')
  confirm(@Body() { token = '', password }: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const visitor = this.visits.visitorOf(request);
    const act = async () => {
      await callerOf(this.visits.contextOf(request, reply)).confirm({ input: { token, ...(password && { password }) } });
      redirectKept(reply, visitor, this.accountPath(request, { news: 'confirmed' }));
      return undefined;
    };
    return answerForm({ reply, page: 'myAccount', locale: visitor.locale, act, back: { view: 'verify', token }, told: shownAtLink });
  }

  @Post('sign-out')
  async signOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await callerOf(this.visits.contextOf(request, reply)).signOut();
    this.toAccount(request, reply, { news: 'signedOut' });
  }

  @Post('sign-out-everywhere')
  async signOutEverywhere(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await callerOf(this.visits.contextOf(request, reply)).signOutEverywhere();
    this.toAccount(request, reply, { news: 'signedOutEverywhere' });
  }

  private toAccount(request: FastifyRequest, reply: FastifyReply, query: Form = {}): void {
    void reply.redirect(this.accountPath(request, query), 303);
  }

  private accountPath(request: FastifyRequest, query: Form): string {
    return href('myAccount', this.visits.visitorOf(request).locale, undefined, query);
  }
}
