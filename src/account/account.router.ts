import { z } from 'zod';
import type { Customer } from '../contract/customer.js';
import { shopApi } from '../contract/shop-api.js';
import { procedure, read, router, write } from '../shop-api/trpc/procedures.js';

export const userRouter = router({
  /** The signed-in customer, or null. Without a session token the Shop API is not called. */
  me: procedure.query(({ ctx }): Promise<Customer | null> => (ctx.call.sessionToken ? ctx.shopApi.call('getMe', {}, ctx.call) : Promise.resolve(null))),
  update: write('updateMe'),
  updateDetails: write('updateDetails'),
  changePassword: write('changePassword'),
  sessions: read('listSessions'),
  endSession: write('endSession'),
  secondFactor: read('getSecondFactor'),
  beginSecondFactor: write('beginSecondFactor'),
  confirmSecondFactor: write('confirmSecondFactor'),
  renewRecoveryCodes: write('renewRecoveryCodes'),
  removeSecondFactor: write('removeSecondFactor'),
  confirmEmail: write('verifyEmail'),
  delete: procedure.input(z.object({ input: shopApi.deleteMe.input })).mutation(async ({ ctx, input: { input } }) => {
    await ctx.shopApi.call('deleteMe', input, ctx.call);
    ctx.clearCustomer();
  }),
});
