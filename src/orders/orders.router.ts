import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { Problem } from '../contract/errors.js';
import { type OutputOf, shopApi } from '../contract/shop-api.js';
import { procedure, publicQuery, read, router, write } from '../shop-api/trpc/procedures.js';
import { offeredMethods } from './offered-methods.js';

const logger = new Logger('Payments');

export const ordersRouter = router({
  list: read('listOrders'),
  /** Guest orders with the customer's e-mail address that are not claimed yet. */
  ofGuests: read('listGuestOrders'),
  claim: write('claimGuestOrder'),
  dismiss: write('dismissGuestOrder'),
  byId: read('getOrder'),
  shippingOptions: read('listShipping'),
  estimate: read('calculateShipping'),
  setDetails: write('setOrderDetails'),
  setShipping: write('setShipping'),
  complete: write('completeOrder'),
  reorder: write('reorderOrder'),
  /** Without a token there are no unpaid orders, so no call is made. */
  unpaid: procedure.query(({ ctx }): Promise<OutputOf<'listUnpaidOrders'>> | OutputOf<'listUnpaidOrders'> =>
    ctx.call.cartToken || ctx.call.sessionToken ? ctx.shopApi.call('listUnpaidOrders', {}, ctx.call) : [],
  ),
  cancel: write('cancelOrder'),
  change: write('changeOrder'),
  requestLink: write('requestOrderLink'),
  documents: read('listOrderDocuments'),
  withdrawal: read('getWithdrawal'),
  withdraw: write('withdrawOrder'),
  /** The token stays on the servers and in an HttpOnly cookie; browser code gets a name for it. */
  checkWithdrawal: procedure.input(z.object({ input: shopApi.checkWithdrawal.input })).mutation(async ({ ctx, input: { input } }): Promise<OutputOf<'checkWithdrawal'>> => {
    const checked = await ctx.shopApi.call('checkWithdrawal', input, ctx.call);
    return { ...checked, token: ctx.storeToken(checked.token) };
  }),
  checkedWithdrawal: read('getCheckedWithdrawal'),
  withdrawChecked: write('withdrawChecked'),
});

export const paymentsRouter = router({
  methods: read('listPaymentMethods'),
  /** Payment methods that every visitor of the locale can use. */
  offered: publicQuery(z.strictObject({}), (ctx) => offeredMethods(ctx.shopApi, ctx.call)),
  status: read('getPaymentStatus'),
  initiate: write('initiatePayment', ({ redirectUrl }, { isPaymentPage }) => {
    if (isPaymentPage(redirectUrl)) return;
    logger.error(`Refused to redirect a payer to ${new URL(redirectUrl).origin}: add this origin to PAYMENT_HOSTS if it is a payment page`);
    throw new Problem('UPSTREAM_FAILED');
  }),
});
