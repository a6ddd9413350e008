import { details, fillCart, type Fixtures, ownReturnUrl, placeOrder, unknownId } from '../fixtures.js';

export const ordering = (fixtures: () => Fixtures): void => {
  describe('the cart', () => {
    it('returns the cart token once, and adds, changes and removes lines', async () => {
      const guest = fixtures().stranger();
      const first = await guest.ok('addOrderLine', { productId: fixtures().productId });
      expect(first.cartToken).toBeDefined();
      const second = await guest.ok('addOrderLine', { productId: fixtures().productId, quantity: 2 });
      expect([second.cartToken, second.lines.length, second.lines[0]!.quantity]).toEqual([undefined, 1, 3]);
      const lineId = second.lines[0]!.id;
      expect((await guest.ok('updateOrderLine', { id: lineId, quantity: 5 })).lines[0]!.quantity).toBe(5);
      expect((await guest.ok('removeOrderLine', { id: lineId })).lines).toEqual([]);
      await guest.refused('removeOrderLine', { id: lineId }, 'NOT_FOUND');
      await guest.refused('updateOrderLine', { id: unknownId, quantity: 1 }, 'NOT_FOUND');
      await guest.refused('addOrderLine', { productId: unknownId }, 'NOT_FOUND');
      await guest.refused('addOrderLine', { productId: fixtures().productId, quantity: 10_000 }, 'VALIDATION');
    });

    it('moves lines to the library and back', async () => {
      const guest = fixtures().stranger();
      const { lines } = await guest.ok('addOrderLine', { productId: fixtures().productId, quantity: 3 });
      expect((await guest.ok('saveOrderLine', { id: lines[0]!.id })).lines).toEqual([]);
      await guest.refused('saveOrderLine', { id: lines[0]!.id }, 'NOT_FOUND');
      const { items } = await guest.ok('listStorage', { kind: 'later' });
      expect(items).toMatchObject([{ quantity: 3, product: { id: fixtures().productId } }]);
      expect((await guest.ok('orderStorageItem', { id: items[0]!.id })).lines).toMatchObject([{ quantity: 3 }]);
      await guest.refused('orderStorageItem', { id: items[0]!.id }, 'NOT_FOUND');
    });

    it('reports no changes when nothing changed, and refuses to update a line from an outdated quantity', async () => {
      const guest = fixtures().stranger();
      await guest.refused('acknowledgeChanges', {}, 'NOT_FOUND');
      const { lines, changes } = await guest.ok('addOrderLine', { productId: fixtures().productId, quantity: 3 });
      expect(changes).toEqual([]);
      expect((await guest.ok('acknowledgeChanges', {})).lines).toEqual(lines);
      await guest.refused('updateOrderLine', { id: lines[0]!.id, quantity: 5, was: 2 }, 'CONFLICT');
    });

    it('refuses a quantity above the stock', async () => {
      const { stock } = await fixtures().stranger().ok('getProduct', { id: fixtures().productId });
      const guest = fixtures().stranger();
      await guest.refused('addOrderLine', { productId: fixtures().productId, quantity: stock.available + 1 }, 'OUT_OF_STOCK');
      const { lines } = await guest.ok('addOrderLine', { productId: fixtures().productId });
      await guest.refused('updateOrderLine', { id: lines[0]!.id, quantity: stock.available + 1 }, 'OUT_OF_STOCK');
    });

    it('shows delivery costs before and after delivery is chosen', async () => {
      const guest = fixtures().stranger();
      const options = await guest.ok('calculateShipping', { country: 'de', postcode: '10115', lines: [{ productId: fixtures().productId, quantity: 1 }] });
      expect(options.map(({ method }) => method)).toContain('Deliver');
      await guest.refused('calculateShipping', { country: 'us', postcode: '10115' }, 'VALIDATION');
      await guest.refused('listShipping', {}, 'NOT_FOUND');
      await guest.ok('addOrderLine', { productId: fixtures().productId });
      await guest.refused('setShipping', { method: 'Deliver', date: '2020-01-01' }, 'VALIDATION');
      await guest.ok('setOrderDetails', details);
      const [deliver] = await guest.ok('listShipping', {});
      const order = await guest.ok('setShipping', { method: deliver!.method, date: deliver!.days[0]! });
      expect(order.shipping).toMatchObject({ method: deliver!.method, date: deliver!.days[0] });
      expect(order.totals.total.includingVat.amount).toBe(order.totals.goods.includingVat.amount + deliver!.price!.includingVat.amount);
      await guest.refused('setOrderDetails', { ...details, billing: { ...details.billing, postcode: '99' } }, 'VALIDATION');
    });

    it('offers whole weeks of delivery days, and time slots for methods that need an appointment', async () => {
      const guest = fixtures().stranger();
      await guest.ok('addOrderLine', { productId: fixtures().productId });
      await guest.ok('setOrderDetails', details);
      const options = await guest.ok('listShipping', {});
      for (const { today, days, closed } of options) {
        expect((days.length + closed.length) % 7).toBe(0);
        expect(closed.filter(({ reason }) => reason === 'past').every(({ day }) => day < today)).toBe(true);
      }
      const timed = options.find(({ slots }) => slots.length > 0)!;
      const { day, times } = timed.slots.at(-1)!;
      const slot = times.at(-1)!;
      expect((await guest.ok('setShipping', { method: timed.method, date: day, slot })).shipping).toMatchObject({ method: timed.method, date: day, slot });
      await guest.refused('setShipping', { method: timed.method, date: day, slot: '03:00-04:00' }, 'VALIDATION');
      await guest.refused('setShipping', { method: timed.method, date: day, slot: 'noon' }, 'VALIDATION');
      expect((await guest.ok('setShipping', { method: timed.method, date: day })).shipping!.slot).toBe(times[0]);
    });
  });

  describe('an order', () => {
    it('is placed only at the total that the buyer saw, and can then be read by that buyer', async () => {
      const guest = fixtures().stranger();
      const { totals } = await fillCart(guest, fixtures().productId, 2);
      await guest.refused('completeOrder', { acceptTerms: true, expectedTotal: { ...totals.total.includingVat, amount: 1 } }, 'ORDER_CHANGED');
      const order = await guest.ok('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat });
      expect(order).toMatchObject({ state: 'awaitingPayment', number: expect.any(String) });
      expect(await guest.ok('getOrder', { id: order.id })).toEqual(order);
      await fixtures().stranger().refused('getOrder', { id: order.id }, 'NOT_FOUND');
    });

    it('is placed once for each idempotency key, and a repeated call gets the same response', async () => {
      const guest = fixtures().stranger();
      const { totals } = await fillCart(guest, fixtures().productId);
      const wish = { acceptTerms: true, expectedTotal: totals.total.includingVat } as const;
      const key = { headers: { 'idempotency-key': crypto.randomUUID() } };
      const first = await guest.ok('completeOrder', wish, key);
      expect(await guest.ok('completeOrder', wish, key)).toEqual(first);
      expect((await guest.send('completeOrder', wish, key)).headers.get('idempotent-replayed')).toBe('true');
      await guest.refused('completeOrder', { ...wish, expectedTotal: { ...wish.expectedTotal, amount: 1 } }, 'IDEMPOTENCY_MISMATCH', key);
    });

    it('can be paid with the payment methods of its country', async () => {
      const guest = fixtures().stranger();
      const order = await placeOrder(guest, fixtures().productId);
      const methods = await guest.ok('listPaymentMethods', { orderId: order.id });
      expect(methods.length).toBeGreaterThan(0);
      await guest.refused('listPaymentMethods', { orderId: unknownId }, 'NOT_FOUND');
      const { paymentId } = await guest.ok('initiatePayment', { orderId: order.id, method: methods[0]!.id, returnUrl: fixtures().target.returnUrl ?? ownReturnUrl });
      expect(await guest.ok('getPaymentStatus', { id: paymentId })).toMatchObject({ orderId: order.id, status: 'open' });
      await guest.refused('getPaymentStatus', { id: unknownId }, 'NOT_FOUND');
      await guest.refused('initiatePayment', { orderId: order.id, method: methods[0]!.id, returnUrl: 'https://elsewhere.example/' }, 'FOREIGN_RETURN_URL');
    });

    it('accepts webhooks of payment providers with unknown ids', async () => {
      const provider = fixtures().stranger();
      await provider.ok('paymentWebhook', { id: unknownId });
      await provider.ok('orderWebhook', { id: unknownId });
      await provider.refused('paymentWebhook', {}, 'VALIDATION');
      await provider.refused('orderWebhook', { id: '' }, 'VALIDATION');
    });

    it('can be withdrawn from within the legal period, and has an invoice', async () => {
      const guest = fixtures().stranger();
      const order = await placeOrder(guest, fixtures().productId, 2);
      await guest.ok('getInvoice', { id: order.id });
      await guest.refused('getInvoice', { id: unknownId }, 'NOT_FOUND');
      const { refund, orderNumber } = await guest.ok('withdrawOrder', { id: order.id });
      expect([orderNumber, refund]).toEqual([order.number, order.totals.total]);
      await guest.refused('withdrawOrder', { id: order.id }, 'NOT_WITHDRAWABLE');
    });

    it('has its invoice and credit notes as PDF, but no electronic invoice for a consumer', async () => {
      const guest = fixtures().stranger();
      const order = await placeOrder(guest, fixtures().productId, 2);
      await guest.ok('withdrawOrder', { id: order.id });
      const [invoice, note] = await guest.ok('listOrderDocuments', { id: order.id });
      expect([invoice!.kind, invoice!.total, note!.kind, note!.total]).toEqual(['invoice', order.totals.total, 'creditNote', order.totals.total]);
      await guest.ok('getCreditNote', { id: order.id, number: note!.number });
      await guest.refused('getCreditNote', { id: order.id, number: 'CENC-2020-000001' }, 'NOT_FOUND');
      await guest.refused('getCreditNote', { id: order.id, number: invoice!.number }, 'VALIDATION');
      await guest.refused('getInvoice', { id: order.id, format: 'ubl' }, 'NO_ELECTRONIC_INVOICE');
      await guest.refused('getInvoice', { id: order.id, format: 'doc' }, 'VALIDATION');
      await guest.refused('listOrderDocuments', { id: unknownId }, 'NOT_FOUND');
    });
  });
};

/** Tests that need an account. */
export const orderHistory = (fixtures: () => Fixtures): void => {
  it('lists the orders of a customer, newest first', async () => {
    const customer = await fixtures().customer();
    const first = await placeOrder(customer, fixtures().productId);
    const second = await placeOrder(customer, fixtures().productId, 3);
    const { items, total } = await customer.ok('listOrders', { pageSize: 1 });
    expect([total, items.map(({ id, pieces }) => [id, pieces])]).toEqual([2, [[second.id, 3]]]);
    expect((await customer.ok('listOrders', { pageSize: 1, page: 2 })).items[0]!.id).toBe(first.id);
  });
};
