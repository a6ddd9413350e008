import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldIn, type Form } from '../common/posted-form.js';
import { answerForm } from '../shop-api/answer-form.js';
import { createCaller } from '../shop-api/procedures.js';
import { Visits } from '../shop-api/visits.js';
import { enquiriesRouter } from './enquiries.router.js';

const callerOf = createCaller(enquiriesRouter);

/** A withdrawal in one's own words, where no script runs: nobody is kept from it. */
@Controller('forms/withdrawal')
export class DeclarationFormsController {
  constructor(@Inject(Visits) private readonly visits: Visits) {}

  @Post('declare')
  declare(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { locale } = this.visits.visitorOf(request);
    const [email = '', orderNumber, name, message] = ['email', 'orderNumber', 'name', 'message'].map((field) => fieldIn(form, field));
    const act = async () => {
      const input = { kind: 'withdrawal' as const, email, orderNumber, name, message, consent: true as const };
      const { receivedAt } = await callerOf(this.visits.contextOf(request, reply)).send({ input, idempotencyKey: fieldIn(form, 'key') });
      return { declared: receivedAt };
    };
    return answerForm({ reply, page: 'withdrawal', locale, act, back: { declare: '1', number: orderNumber }, told: ['VALIDATION', 'TOO_MANY_REQUESTS'] });
  }
}
