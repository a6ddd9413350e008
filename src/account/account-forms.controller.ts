import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldIn, type Form } from '../common/posted-form.js';
import { answerForm } from '../shop-api/answer-form.js';
import { createCaller } from '../shop-api/procedures.js';
import { Visits } from '../shop-api/visits.js';
import { userRouter } from './account.router.js';

const callerOf = createCaller(userRouter);

/** Confirming a changed address where no script runs. */
@Controller('forms/account')
export class AccountFormsController {
  constructor(@Inject(Visits) private readonly visits: Visits) {}

  @Post('confirm-email')
  confirmEmail(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { locale } = this.visits.visitorOf(request);
    const [token = '', password] = [fieldIn(form, 'token'), fieldIn(form, 'password')];
    const act = async () => {
      await callerOf(this.visits.contextOf(request, reply)).confirmEmail({ input: { token, ...(password && { password }) } });
      return { news: 'emailConfirmed' };
    };
    return answerForm({
      reply,
      page: 'myAccount',
      locale,
      act,
      back: { view: 'verify-email', token },
      told: ['NOT_FOUND', 'GONE', 'CONFLICT', 'PASSWORD_REQUIRED', 'INVALID_CREDENTIALS', 'VALIDATION', 'TOO_MANY_REQUESTS'],
    });
  }
}
