import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { redirectThroughCookieCheck } from '../common/cookie-check.js';
import { localPath } from '../common/local-path.js';
import { fieldIn, type Form, quantityIn } from '../common/posted-form.js';
import { brokenRules } from '../contract/broken-rules.js';
import { Problem } from '../contract/errors.js';
import type { Room } from '../contract/room.js';
import { href, type Query } from '../contract/routes.js';
import { shopApi } from '../contract/shop-api.js';
import { readRoom } from '../domain/read-room.js';
import { roomQuery } from '../domain/room-query.js';
import { answerForm } from '../shop-api/endpoints/answer-form.js';
import { createCaller, type TrpcContext } from '../shop-api/trpc/procedures.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { cartRouter, currentOrder } from './cart.router.js';
import { filledFormPath, type ProductForm, readProductForm } from './product-form.js';

const callerOf = createCaller(cartRouter);

/** Reads a room from a query of the room calculator. @throws Problem VALIDATION when it contains no valid room */
const roomOf = (query: string): Room => {
  const { input } = readRoom(new URLSearchParams(query));
  if (!input) throw new Problem('VALIDATION', { errors: [{ field: 'room', code: 'yup.errors.mixed.notType', params: {} }] });
  return input.room;
};

/** Cart forms without JavaScript: they call the same procedures as the scripts, and redirect to the cart. */
@Controller('forms/cart')
export class CartFormsController {
  constructor(@Inject(RequestContexts) private readonly contexts: RequestContexts) {}

  @Post('add')
  add(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const wish = readProductForm(form);
    const page = fieldIn(form, 'back');
    // Problems that the shopper can correct in the form are shown there; conflicts (out of stock, order placed meanwhile) in the cart.
    const toForm = ({ code, status }: Problem) => (page !== undefined && status !== 409 ? filledFormPath(localPath(page), wish, code) : undefined);
    return this.answer(request, reply, (context) => put(context, wish), toForm);
  }

  @Post('update')
  update(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const id = fieldIn(form, 'lineId') ?? '';
    const quantity = quantityIn(form);
    if (quantity === 0) return this.answer(request, reply, (context) => remove(context, id));
    const was = fieldIn(form, 'was');
    return this.answer(request, reply, (context) => callerOf(context).updateLine({ input: { id, quantity, ...(was && { was: Number(was) }) } }));
  }

  @Post('swap')
  swap(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = { productId: fieldIn(form, 'productId') ?? '', quantity: quantityIn(form) };
    return this.answer(request, reply, async (context) => {
      // First, so that a failure loses nothing.
      await callerOf(context).addLine({ input });
      await callerOf(context).removeLine({ input: { id: fieldIn(form, 'lineId') ?? '' } });
    });
  }

  @Post('save')
  save(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(request, reply, (context) => callerOf(context).saveLine({ input: { id: fieldIn(form, 'lineId') ?? '' } }));
  }

  @Post('order')
  order(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = { id: fieldIn(form, 'itemId') ?? '', quantity: quantityIn(form) };
    return this.answer(request, reply, (context) => callerOf(context).orderSaved({ input }));
  }

  @Post('drop')
  drop(@Body() form: Form, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(request, reply, (context) => callerOf(context).dropSaved({ input: { id: fieldIn(form, 'itemId') ?? '', permanent: false } }));
  }

  @Post('seen')
  seen(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(request, reply, (context) => callerOf(context).acknowledge({ input: {} }));
  }

  /** Runs the write and redirects to the cart; a problem is shown at the address from `toForm`, else in the cart. */
  private answer(
    request: FastifyRequest,
    reply: FastifyReply,
    write: (context: TrpcContext) => Promise<unknown>,
    toForm: (problem: Problem) => string | undefined = () => undefined,
  ): Promise<void> {
    const visitor = this.contexts.visitorOf(request);
    const cartPath = (query: Query = {}) => href('cart', visitor.locale, undefined, query);
    const act = async () => {
      const removed = await write(this.contexts.contextOf(request, reply));
      redirectThroughCookieCheck(reply, visitor, cartPath(removed instanceof Removed ? removed.query : {}));
      return undefined;
    };
    return answerForm({ reply, locale: visitor.locale, act, back: (problem) => toForm(problem) ?? cartPath({ problem: problem.code }) });
  }
}

/** A removed line, as a query with which the cart page offers to restore it. */
class Removed {
  constructor(readonly query: Query) {}
}

const remove = async (context: TrpcContext, id: string): Promise<Removed | undefined> => {
  const line = (await currentOrder(context.shopApi, context.call))?.lines.find((known) => known.id === id);
  await callerOf(context).removeLine({ input: { id } });
  if (!line) return undefined;
  const room = line.room ? new URLSearchParams(roomQuery({ room: line.room.room })).toString() : undefined;
  return new Removed({ removed: line.productId, quantity: line.quantity, configuration: line.configurationId ?? undefined, room });
};

/** Adds the product of the form to the cart, or replaces the line it came from. A configuration is saved first, unless it is the standard product. */
const put = async (context: TrpcContext, { productId, quantity, choices, configurationId, lineId, room }: ProductForm): Promise<void> => {
  const wish = shopApi.previewConfiguration.input.safeParse({ id: productId, quantity, choices, ...(configurationId && { configurationId }) });
  if (!wish.success) throw new Problem('VALIDATION', { errors: brokenRules(wish.error) });
  const input = wish.data;
  const preview = Object.keys(choices).length > 0 || configurationId ? await context.shopApi.call('previewConfiguration', input, context.call) : undefined;
  if (preview && !preview.isComplete) throw new Problem('CONFIGURATION_INCOMPLETE');
  const saved = !preview || preview.isStandard ? undefined : await context.shopApi.call('configureProduct', input, context.call);
  if (saved?.cartToken) context.setCartToken(saved.cartToken);
  // When saving the configuration created the guest, the cart uses the same cart token.
  const cart = callerOf(saved?.cartToken ? { ...context, call: { ...context.call, cartToken: saved.cartToken } } : context);
  if (lineId) await cart.updateLine({ input: { id: lineId, quantity, configurationId: saved?.id ?? null } });
  else await cart.addLine({ input: { productId, quantity, ...(saved && { configurationId: saved.id }), ...(room && { room: roomOf(room) }) } });
};
