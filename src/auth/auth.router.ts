import { z } from 'zod';
import { ConfirmLink, type Customer, type Session } from '../contract/customer.js';
import { Problem, type ProblemCode } from '../contract/errors.js';
import { type InputOf, type OutputOf, shopApi } from '../contract/shop-api.js';
import { procedure, router, type TrpcContext, write } from '../shop-api/procedures.js';

/** The session stays between the servers and the browser's cookie: scripts see who it is, never the key. Prices are shown as the customer's account says. */
const begin = async <Name extends 'login' | 'verifyRegistration'>(ctx: TrpcContext, name: Name, input: InputOf<Name>): Promise<Customer> => {
  const { customer, ...session }: Session = await ctx.shopApi.call(name, input, ctx.call);
  ctx.keepSession(session);
  ctx.keepVatView(customer.preferences.vatView);
  return customer;
};

/** Codes of a one-use token that was never given, or was used, or whose time is over. */
const isSpent = new Set<ProblemCode>(['NOT_FOUND', 'GONE']);

export const authRouter = router({
  signIn: procedure.input(z.object({ input: shopApi.login.input })).mutation(({ ctx, input: { input } }) => begin(ctx, 'login', input)),
  /** The browser forgets its key whatever the Shop API says: a session it could not end now ends by its date. */
  signOut: procedure.mutation(async ({ ctx }) => {
    ctx.forgetCustomer();
    if (ctx.call.sessionToken) await ctx.shopApi.call('logout', {}, ctx.call).catch(() => undefined);
  }),
  /** Nothing is forgotten before it is done: whoever asks for this wants to be sure. */
  signOutEverywhere: procedure.mutation(async ({ ctx }) => {
    if (ctx.call.sessionToken) await ctx.shopApi.call('endSessions', {}, ctx.call);
    ctx.forgetCustomer();
  }),
  /** Whether the visitor's session has just ended: their key opens nothing any more. */
  hasEnded: procedure.query(async ({ ctx }): Promise<boolean> => {
    if (!ctx.call.sessionToken) return false;
    try {
      await ctx.shopApi.call('getMe', {}, ctx.call);
      return false;
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'UNAUTHORIZED')) throw error;
      ctx.forgetSession();
      return true;
    }
  }),
  /** The key of the registration stays between the servers and the browser's cookie. */
  register: procedure
    .input(z.object({ input: shopApi.register.input, idempotencyKey: z.uuid().optional() }))
    .mutation(async ({ ctx, input: { input, idempotencyKey } }): Promise<{ email: string }> => {
      const { email, key } = await ctx.shopApi.call('register', input, { ...ctx.call, idempotencyKey });
      if (key) ctx.keepRegistrationKey(key);
      return { email };
    }),
  confirm: procedure.input(z.object({ input: ConfirmLink })).mutation(async ({ ctx, input: { input } }) => {
    const customer = await begin(ctx, 'verifyRegistration', { ...input, key: ctx.registrationKey });
    ctx.clearRegistrationKey();
    return customer;
  }),
  forgotPassword: write('forgotPassword'),
  /** What a mailed link opens, or null when it works no more. */
  resetLink: procedure.input(shopApi.validateReset.input).query(async ({ ctx, input }): Promise<OutputOf<'validateReset'> | null> => {
    try {
      return await ctx.shopApi.call('validateReset', input, ctx.call);
    } catch (error) {
      if (error instanceof Problem && isSpent.has(error.code)) return null;
      throw error;
    }
  }),
  resetPassword: write('resetPassword'),
});
