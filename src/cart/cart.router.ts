import { Problem } from '../contract/errors.js';
import type { Order } from '../contract/order.js';
import type { CallContext } from '../common/call-context.js';
import type { ShopApiClient } from '../shop-api/client/shop-api.client.js';
import { procedure, router, write } from '../shop-api/trpc/procedures.js';

/** The caller's open order, or null. Without cart token and session token the Shop API is not called. */
export const currentOrder = async (shopApi: ShopApiClient, call: CallContext): Promise<Order | null> => {
  if (!call.cartToken && !call.sessionToken) return null;
  try {
    return await shopApi.call('getOrder', { id: 'current' }, call);
  } catch (error) {
    if (error instanceof Problem && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

export const cartRouter = router({
  order: procedure.query(async ({ ctx }) => {
    const order = await currentOrder(ctx.shopApi, ctx.call);
    // Reading the cart renews the lifetime of its cookie, as a write does.
    if (order && ctx.call.cartToken && !ctx.call.sessionToken) ctx.setCartToken(ctx.call.cartToken);
    return order;
  }),
  addLine: write('addOrderLine'),
  updateLine: write('updateOrderLine'),
  removeLine: write('removeOrderLine'),
  saveLine: write('saveOrderLine'),
  orderSaved: write('orderStorageItem'),
  dropSaved: write('deleteStorageItem'),
  acknowledge: write('acknowledgeChanges'),
});
