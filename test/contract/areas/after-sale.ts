import { withKey } from '../caller.js';
import { details, nobody, placeOrder, unknownToken, type World } from '../world.js';

export const afterSale = (world: () => World): void => {
  describe('a placed order', () => {
    it('tells what has happened to it', async () => {
      const guest = world().stranger();
      const order = await placeOrder(guest, world().productId);
      expect(order.history).toEqual([{ state: 'awaitingPayment', at: expect.any(String) }]);
    });

    it('is ordered again, once for one key', async () => {
      const guest = world().stranger();
      const { id, lines } = await placeOrder(guest, world().productId, 2);
      const key = { headers: { 'idempotency-key': crypto.randomUUID() } };
      const first = await guest.ok('reorderOrder', { id }, key);
      expect([first.order.state, first.order.lines.map(({ productId, quantity }) => [productId, quantity]), first.missing]).toEqual(['open', [[lines[0]!.productId, 2]], []]);
      expect(await guest.ok('reorderOrder', { id }, key)).toEqual(first);
      expect((await guest.ok('reorderOrder', { id })).order.lines[0]!.quantity).toBe(4);
      await guest.refused('reorderOrder', { id: first.order.id }, 'NOT_FOUND');
      await guest.refused('reorderOrder', { id: nobody }, 'NOT_FOUND');
    });

    it('is withdrawn from by who knows its number and e-mail address, line by line', async () => {
      const order = await placeOrder(world().stranger(), world().productId, 2);
      const [stranger, own] = [world().stranger(), withKey(world().target)];
      const { email } = details.contact;
      await stranger.refused('checkWithdrawal', { number: order.number!, email: 'somebody@example.nl' }, 'NOT_FOUND', own);
      await stranger.refused('checkWithdrawal', { number: 'ENC-1999-000001', email }, 'NOT_FOUND', own);
      const { token, ...offer } = await stranger.ok('checkWithdrawal', { number: ` ${order.number!.toLowerCase()} `, email: email.toUpperCase() }, own);
      expect(offer).toMatchObject({ orderId: order.id, number: order.number, lines: [{ id: order.lines[0]!.id, refusal: null }], withdrawals: [] });
      expect(await stranger.ok('getCheckedWithdrawal', { token })).toEqual(offer);
      await stranger.refused('getCheckedWithdrawal', { token: unknownToken }, 'NOT_FOUND');
      await stranger.refused('withdrawChecked', { token, lineIds: [nobody] }, 'NOT_FOUND');
      const withdrawal = await stranger.ok('withdrawChecked', { token, lineIds: [order.lines[0]!.id] });
      expect(await stranger.ok('getCheckedWithdrawal', { token })).toMatchObject({ lines: [{ refusal: 'withdrawn' }], withdrawals: [withdrawal] });
      await stranger.refused('withdrawChecked', { token }, 'NOT_WITHDRAWABLE');
    });

    it('tells its owner what may be withdrawn', async () => {
      const guest = world().stranger();
      const { id } = await placeOrder(guest, world().productId);
      expect((await guest.ok('getWithdrawal', { id })).lines.map(({ refusal }) => refusal)).toEqual([null]);
      await guest.refused('getWithdrawal', { id: nobody }, 'NOT_FOUND');
    });
  });
};
