import { createHash } from 'node:crypto';
import { withKey } from '../caller.js';
import { details, fillCart, type Fixtures, placeOrder, unknownId, unknownToken } from '../fixtures.js';

export const afterSale = (fixtures: () => Fixtures, hasMail: boolean): void => {
  describe('a placed order', () => {
    it('has a history of its states', async () => {
      const guest = fixtures().stranger();
      const order = await placeOrder(guest, fixtures().productId);
      expect(order.history).toEqual([{ state: 'awaitingPayment', at: expect.any(String) }]);
    });

    it('is reordered once for each idempotency key', async () => {
      const guest = fixtures().stranger();
      const { id, lines } = await placeOrder(guest, fixtures().productId, 2);
      const key = { headers: { 'idempotency-key': crypto.randomUUID() } };
      const first = await guest.ok('reorderOrder', { id }, key);
      expect([first.order.state, first.order.lines.map(({ productId, quantity }) => [productId, quantity]), first.missing]).toEqual(['open', [[lines[0]!.productId, 2]], []]);
      expect(await guest.ok('reorderOrder', { id }, key)).toEqual(first);
      expect((await guest.ok('reorderOrder', { id })).order.lines[0]!.quantity).toBe(4);
      await guest.refused('reorderOrder', { id: first.order.id }, 'NOT_FOUND');
      await guest.refused('reorderOrder', { id: unknownId }, 'NOT_FOUND');
    });

    it('can be withdrawn from, line by line, with its number and e-mail address', async () => {
      const order = await placeOrder(fixtures().stranger(), fixtures().productId, 2);
      const [stranger, own] = [fixtures().stranger(), withKey(fixtures().target)];
      const { email } = details.contact;
      await stranger.refused('checkWithdrawal', { number: order.number!, email: 'somebody@example.nl' }, 'NOT_FOUND', own);
      await stranger.refused('checkWithdrawal', { number: 'ENC-1999-000001', email }, 'NOT_FOUND', own);
      const { token, ...offer } = await stranger.ok('checkWithdrawal', { number: ` ${order.number!.toLowerCase()} `, email: email.toUpperCase() }, own);
      expect(offer).toMatchObject({ orderId: order.id, number: order.number, lines: [{ id: order.lines[0]!.id, refusal: null }], withdrawals: [] });
      expect(await stranger.ok('getCheckedWithdrawal', { token })).toEqual(offer);
      await stranger.refused('getCheckedWithdrawal', { token: unknownToken }, 'NOT_FOUND');
      await stranger.refused('withdrawChecked', { token, lineIds: [unknownId] }, 'NOT_FOUND');
      const withdrawal = await stranger.ok('withdrawChecked', { token, lineIds: [order.lines[0]!.id] });
      expect(await stranger.ok('getCheckedWithdrawal', { token })).toMatchObject({ lines: [{ refusal: 'withdrawn' }], withdrawals: [withdrawal] });
      await stranger.refused('withdrawChecked', { token }, 'NOT_WITHDRAWABLE');
    });

    it('can be changed or cancelled while it awaits payment', async () => {
      const guest = fixtures().stranger();
      const first = await placeOrder(guest, fixtures().productId, 2);
      expect((await guest.ok('listUnpaidOrders', {})).map(({ id }) => id)).toEqual([first.id]);
      const key = { headers: { 'idempotency-key': crypto.randomUUID() } };
      const changed = await guest.ok('changeOrder', { id: first.id }, key);
      expect([changed.order.state, changed.order.lines.map(({ quantity }) => quantity), changed.missing]).toEqual(['open', [2], []]);
      expect(await guest.ok('changeOrder', { id: first.id }, key)).toEqual(changed);
      await guest.refused('cancelOrder', { id: first.id }, 'NOTHING_TO_PAY');
      const second = await placeOrder(guest, fixtures().productId);
      expect((await guest.ok('cancelOrder', { id: second.id })).state).toBe('cancelled');
      await guest.refused('changeOrder', { id: second.id }, 'NOTHING_TO_PAY');
      expect(await guest.ok('listUnpaidOrders', {})).toEqual([]);
      await guest.refused('cancelOrder', { id: unknownId }, 'NOT_FOUND');
    });

    it('accepts a request for its link with any e-mail address', async () => {
      const order = await placeOrder(fixtures().stranger(), fixtures().productId);
      await fixtures()
        .stranger()
        .ok('requestOrderLink', { number: order.number!, email: `nobody-${crypto.randomUUID()}@example.nl` }, withKey(fixtures().target));
      await fixtures().stranger().refused('openOrder', { token: unknownToken }, 'NOT_FOUND');
    });

    if (hasMail) {
      it('is opened with the token of its mail', async () => {
        const order = await placeOrder(fixtures().stranger(), fixtures().productId);
        const other = fixtures().stranger();
        await other.refused('getOrder', { id: order.id }, 'NOT_FOUND');
        const { orderId, cartToken } = await other.ok('openOrder', { token: await fixtures().target.orderKeyFor!(details.contact.email) });
        other.cartToken = cartToken!;
        expect((await other.ok('getOrder', { id: orderId })).details?.contact.email).toBe(details.contact.email);
      });
    }

    it('lists for its owner which lines can be withdrawn', async () => {
      const guest = fixtures().stranger();
      const { id } = await placeOrder(guest, fixtures().productId);
      expect((await guest.ok('getWithdrawal', { id })).lines.map(({ refusal }) => refusal)).toEqual([null]);
      await guest.refused('getWithdrawal', { id: unknownId }, 'NOT_FOUND');
    });
  });
};

/** Transfer of a guest from one host of the shop to another. */
export const handovers = (fixtures: () => Fixtures): void => {
  describe('a handover', () => {
    it('gives another host the cart token of the guest once, for the right verifier', async () => {
      const guest = fixtures().stranger();
      await fillCart(guest, fixtures().productId);
      const [verifier, other] = ['v'.repeat(43), 'w'.repeat(43)];
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const { code } = await guest.ok('createHandover', { challenge });
      expect(await fixtures().stranger().ok('redeemHandover', { code, verifier })).toEqual({ cartToken: guest.cartToken });
      await fixtures().stranger().refused('redeemHandover', { code, verifier }, 'NOT_FOUND');
      const second = await guest.ok('createHandover', { challenge });
      await fixtures().stranger().refused('redeemHandover', { code: second.code, verifier: other }, 'GONE');
      await fixtures().stranger().refused('redeemHandover', { code: second.code, verifier }, 'NOT_FOUND');
      await fixtures().stranger().refused('createHandover', { challenge }, 'NOT_FOUND');
    });
  });
};
