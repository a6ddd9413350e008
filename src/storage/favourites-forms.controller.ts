import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { redirectThroughCookieCheck } from '../common/cookie-check.js';
import { fieldIn, type Form } from '../common/posted-form.js';
import { brokenRules } from '../contract/broken-rules.js';
import { Problem } from '../contract/errors.js';
import { href } from '../contract/routes.js';
import { shopApi } from '../contract/shop-api.js';
import { answerForm } from '../shop-api/endpoints/answer-form.js';
import { createCaller, type TrpcContext } from '../shop-api/trpc/procedures.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { storageRouter } from './storage.router.js';

const callerOf = createCaller(storageRouter);

/** Saves a product for later, unless it is saved already. */
const save = async (context: TrpcContext, productId: string): Promise<void> => {
  const wish = shopApi.addStorageItem.input.safeParse({ kind: 'later', productId, quantity: 1 });
  if (!wish.success) throw new Problem('VALIDATION', { errors: brokenRules(wish.error) });
  const { items } = await callerOf(context).list({ kind: 'later', page: 1, pageSize: 100 });
  if (items.some(({ product, configurationId }) => product?.id === productId && !configurationId)) return;
  await callerOf(context).add({ input: wish.data });
};

/** Buttons for favourites without JavaScript: they save in the library, also of guests, and redirect to the favourites. */
@Controller('forms/favourites')
export class FavouritesFormsController {
  constructor(@Inject(RequestContexts) private readonly contexts: RequestContexts) {}

  @Post()
  change(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const visitor = this.contexts.visitorOf(request);
    const page = (problem?: string) => href('favourites', visitor.locale, undefined, { problem });
    const act = async () => {
      const context = this.contexts.contextOf(request, reply);
      const removed = fieldIn(form, 'remove');
      if (removed) await callerOf(context).remove({ input: { id: removed, permanent: false } });
      else await save(context, fieldIn(form, 'add') ?? '');
      redirectThroughCookieCheck(reply, visitor, page());
      return undefined;
    };
    return answerForm({ reply, locale: visitor.locale, act, back: ({ code }) => page(code), isForGuests: true });
  }
}
