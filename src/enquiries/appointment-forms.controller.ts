import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldIn, type Form } from '../common/posted-form.js';
import { href, type Query } from '../contract/routes.js';
import { answerForm } from '../shop-api/endpoints/answer-form.js';
import { createCaller } from '../shop-api/trpc/procedures.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { enquiriesRouter } from './enquiries.router.js';

const callerOf = createCaller(enquiriesRouter);

/** Confirms an appointment from a mailed link, for browsers without JavaScript. */
@Controller('forms/appointment')
export class AppointmentFormsController {
  constructor(@Inject(RequestContexts) private readonly contexts: RequestContexts) {}

  @Post('confirm')
  confirm(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { locale } = this.contexts.visitorOf(request);
    const contactPath = (query: Query) => href('contact', locale, undefined, query);
    const act = async () => {
      await callerOf(this.contexts.contextOf(request, reply)).confirm({ input: { token: fieldIn(form, 'token') ?? '' } });
      return contactPath({ confirmed: '1' });
    };
    return answerForm({ reply, locale, act, back: ({ code }) => contactPath({ problem: code }) });
  }
}
