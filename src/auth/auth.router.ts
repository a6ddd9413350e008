import { z } from 'zod';
import { ConfirmLink, type Customer, type Session } from '../contract/customer.js';
import { Problem, type ProblemCode } from '../contract/errors.js';
import { type InputOf, type OutputOf, shopApi } from '../contract/shop-api.js';
import { procedure, router, type TrpcContext, write } from '../shop-api/trpc/procedures.js';

/** Starts a session: stores its token in a cookie that scripts cannot read, sets the VAT view of the account, and returns the customer. */
const begin = async <Name extends 'login' | 'verifyRegistration'>(ctx: TrpcContext, name: Name, input: InputOf<Name>): Promise<Customer> => {
  const { customer, ...session }: Session = await ctx.shopApi.call(name, input, ctx.call);
  ctx.setSession(session);
  ctx.setVatView(customer.preferences.vatView);
  return customer;
};

/** Problem codes of a one-use token that is unknown, used or expired. */
const isSpent = new Set<ProblemCode>(['NOT_FOUND', 'GONE']);

export const authRouter = router({
  signIn: procedure.input(z.object({ input: shopApi.login.input })).mutation(({ ctx, input: { input } }) => begin(ctx, 'login', input)),
  /** Clears the cookies even when the Shop API fails: a session that could not be ended then ends when it expires. */
  signOut: procedure.mutation(async ({ ctx }) => {
    ctx.clearCustomer();
    if (ctx.call.sessionToken) await ctx.shopApi.call('logout', {}, ctx.call).catch(() => undefined);
  }),
  /** Clears the cookies only after the Shop API has ended all sessions, so that the customer sees a failure. */
  signOutEverywhere: procedure.mutation(async ({ ctx }) => {
    if (ctx.call.sessionToken) await ctx.shopApi.call('endSessions', {}, ctx.call);
    ctx.clearCustomer();
  }),
  /** Whether the visitor's session token is no longer valid; its cookie is then cleared. */
  hasEnded: procedure.query(async ({ ctx }): Promise<boolean> => {
    if (!ctx.call.sessionToken) return false;
    try {
      await ctx.shopApi.call('getMe', {}, ctx.call);
      return false;
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'UNAUTHORIZED')) throw error;
      ctx.clearSession();
      return true;
    }
  }),
  /** Stores the registration key in a cookie that scripts cannot read, and returns only the e-mail address. */
  register: procedure
    .input(z.object({ input: shopApi.register.input, idempotencyKey: z.uuid().optional() }))
    .mutation(async ({ ctx, input: { input, idempotencyKey } }): Promise<{ email: string }> => {
      const { email, key } = await ctx.shopApi.call('register', input, { ...ctx.call, idempotencyKey });
      if (key) ctx.setRegistrationKey(key);
      return { email };
    }),
  confirm: procedure.input(z.object({ input: ConfirmLink })).mutation(async ({ ctx, input: { input } }) => {
    const customer = await begin(ctx, 'verifyRegistration', { ...input, key: ctx.registrationKey });
    ctx.clearRegistrationKey();
    return customer;
  }),
  forgotPassword: write('forgotPassword'),
  /** The result for the token of a mailed reset link, or null when it is unknown, used or expired. */
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
