import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readForm } from '../common/form.js';
import { fieldIn, type Form } from '../common/posted-form.js';
import { href, type Query as Address } from '../contract/routes.js';
import { answerForm } from '../shop-api/endpoints/answer-form.js';
import { createCaller, type TrpcContext } from '../shop-api/trpc/procedures.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { enquiriesRouter } from './enquiries.router.js';

const callerOf = createCaller(enquiriesRouter);

/** Links of the newsletter for browsers without JavaScript, and one-click unsubscription by mail programs. */
@Controller('forms/newsletter')
export class NewsletterFormsController {
  constructor(@Inject(RequestContexts) private readonly contexts: RequestContexts) {}

  @Post('confirm')
  confirm(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const act = async (context: TrpcContext) => {
      await callerOf(context).confirm({ input: { token: fieldIn(form, 'token') ?? '' } });
      return { confirmed: '1' };
    };
    return this.answer(request, reply, act);
  }

  /** Redirects GET requests of the unsubscribe URL to a page with a confirmation button, because mail programs may open links by themselves. */
  @Get('unsubscribe')
  showConfirmation(@Query('token') token: string | undefined, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    reply.redirect(href('newsletter', this.contexts.visitorOf(request).locale, undefined, { unsubscribe: String(token ?? '').slice(0, 100) }), 303);
  }

  /** One-click requests (RFC 8058) get an empty response: they need no page, and do not follow redirects. */
  @Post('unsubscribe')
  @HttpCode(200)
  async unsubscribe(@Query('token') linked: string | undefined, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const form = (await readForm(request)) as Form;
    const act = async (context: TrpcContext) => {
      await callerOf(context).unsubscribe({ input: { token: fieldIn(form, 'token') ?? String(linked ?? '') } });
      return { unsubscribed: '1' };
    };
    if (form['List-Unsubscribe'] !== 'One-Click') return this.answer(request, reply, act);
    await act(this.contexts.contextOf(request, reply));
    await reply.send('');
  }

  private answer(request: FastifyRequest, reply: FastifyReply, act: (context: TrpcContext) => Promise<Address>): Promise<void> {
    const { locale } = this.contexts.visitorOf(request);
    const pagePath = (query: Address) => href('newsletter', locale, undefined, query);
    return answerForm({ reply, locale, act: async () => pagePath(await act(this.contexts.contextOf(request, reply))), back: ({ code }) => pagePath({ problem: code }) });
  }
}
