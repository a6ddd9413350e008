import { address, unknownId } from './account-steps.js';
import { step } from './step.js';

const details = {
  customerType: 'Private',
  contact: { firstName: 'Ada', lastName: 'Vos', email: 'ada@example.com', phone: '020 123 4567' },
  billing: address,
  shipping: null,
} as const;

/** Cart, checkout and payment of a guest. */
export const orderSteps = [
  step('addOrderLine', {
    after: ['getProduct'],
    run: async (check, { guest, known, productId, stranger }) => {
      const first = await check.ok({ productId: productId! }, stranger, 'for the first piece');
      check.that('returns a cartToken with the first line of a guest', first.cartToken !== undefined);
      // The library may have given the guest a token already.
      guest.cartToken = first.cartToken;
      const second = await check.ok({ productId: productId!, quantity: 2 }, guest, 'for two more pieces');
      check.that('returns the cartToken only once', second.cartToken === undefined);
      check.that('adds pieces of the same product to one line', second.lines.length === 1 && second.lines[0]?.quantity === 3);
      known.cart = second;
      await check.refused('an unknown product', 'NOT_FOUND', { productId: unknownId }, guest);
      await check.refused('10,000 pieces', 'VALIDATION', { productId: productId!, quantity: 10_000 }, guest);
    },
  }),
  step('updateOrderLine', {
    after: ['addOrderLine'],
    run: async (check, { guest, known }) => {
      const [line] = (await check.ok({ id: known.cart!.lines[0]!.id, quantity: 2 }, guest)).lines;
      check.that('changes the quantity', line?.quantity === 2);
      check.that('has a line total that is the unit price times the quantity', line?.total.includingVat.amount === 2 * (line?.unitPrice.includingVat.amount ?? 0));
      await check.refused('an unknown line', 'NOT_FOUND', { id: unknownId, quantity: 1 }, guest);
    },
  }),
  step('getOrder', {
    after: ['addOrderLine'],
    run: async (check, world) => {
      const { guest, known, stranger, customer, productId } = world;
      const cart = await check.ok({ id: 'current' }, guest, 'for the cart');
      check.that('returns the cart in the state open', cart.state === 'open' && cart.id === known.cart!.id);
      await check.refused('a visitor without cart', 'NOT_FOUND', { id: 'current' }, stranger);
      await check.refused('the order of another visitor', 'NOT_FOUND', { id: cart.id }, stranger);
      if (!customer.sessionToken) return;
      const { cartToken } = await world.callFor('addOrderLine', { productId: productId! }, stranger);
      const sessionToken = await world.signIn(known.account!, { ...stranger, cartToken });
      const { lines } = await check.ok({ id: 'current' }, { ...stranger, sessionToken }, 'for a guest who signed in');
      check.that(
        'contains the lines of the guest after the sign-in',
        lines.some((line) => line.productId === productId),
      );
    },
  }),
  step('calculateShipping', {
    after: ['addOrderLine'],
    run: async (check, { guest, productId }) => {
      const options = await check.ok({ country: 'de', postcode: '10115', lines: [{ productId: productId!, quantity: 1 }] }, guest);
      check.that('offers a delivery method', options.length > 0);
    },
  }),
  step('setOrderDetails', {
    after: ['addOrderLine'],
    run: async (check, { guest }) => {
      const order = await check.ok(details, guest);
      check.that('returns the details', order.details?.contact.email === details.contact.email);
      await check.refused('a wrong postcode', 'VALIDATION', { ...details, billing: { ...address, postcode: '99' } }, guest);
    },
  }),
  step('listShipping', {
    after: ['setOrderDetails'],
    run: async (check, { guest, known, stranger }) => {
      known.shipping = await check.ok({}, guest);
      check.that(
        'offers a method with a price and a day',
        known.shipping.some(({ price, days }) => price !== null && days.length > 0),
      );
      await check.refused('a visitor without cart', 'NOT_FOUND', {}, stranger);
    },
  }),
  step('setShipping', {
    after: ['listShipping'],
    run: async (check, { guest, known }) => {
      const { method, days, price } = known.shipping!.find((option) => option.price !== null && option.days.length > 0)!;
      await check.refused('a day in the past', 'VALIDATION', { method, date: '2020-01-01' }, guest);
      const { shipping, totals } = await check.ok({ method, date: days[0]! }, guest);
      check.that('returns method and day', shipping?.method === method && shipping?.date === days[0]);
      check.that('adds the price of delivery to the total', totals.total.includingVat.amount === totals.goods.includingVat.amount + (price?.includingVat.amount ?? 0));
    },
  }),
  step('removeOrderLine', {
    after: ['addOrderLine'],
    run: async (check, world) => {
      const { stranger, productId } = world;
      const cart = await world.callFor('addOrderLine', { productId: productId! }, stranger);
      const other = { ...stranger, cartToken: cart.cartToken };
      check.that('removes the line', (await check.ok({ id: cart.lines[0]!.id }, other)).lines.length === 0);
      await check.refused('a removed line', 'NOT_FOUND', { id: cart.lines[0]!.id }, other);
    },
  }),
  step('completeOrder', {
    after: ['setShipping'],
    run: async (check, world) => {
      const { guest, known } = world;
      const { totals } = await world.callFor('getOrder', { id: 'current' }, guest);
      const expectedTotal = totals.total.includingVat;
      await check.refused('a total that the buyer did not see', 'ORDER_CHANGED', { acceptTerms: true, expectedTotal: { ...expectedTotal, amount: 1 } }, guest);
      const key = { headers: { 'idempotency-key': crypto.randomUUID() } };
      const order = await check.ok({ acceptTerms: true, expectedTotal }, guest, 'for the total of the cart', key);
      known.order = order;
      check.that('returns a number and the state awaitingPayment', order.number !== null && order.state === 'awaitingPayment');
      const again = await check.ok({ acceptTerms: true, expectedTotal }, guest, 'for a repeated idempotency key', { ...key, isRepeated: true });
      check.that('places one order for a repeated idempotency key', again.id === order.id);
    },
  }),
  step('listOrders', {
    after: ['login'],
    run: async (check, world) => {
      const sessionToken = await world.signIn(world.known.account!);
      await check.ok({ page: 1, pageSize: 5 }, { ...world.stranger, sessionToken }, 'for a customer');
      await check.refused('a call without session', 'UNAUTHORIZED', {}, world.stranger);
    },
  }),
  step('listPaymentMethods', {
    after: ['completeOrder'],
    run: async (check, { guest, known }) => {
      known.methods = await check.ok({ orderId: known.order!.id }, guest);
      check.that('offers a payment method', known.methods.length > 0);
      await check.refused('an unknown order', 'NOT_FOUND', { orderId: unknownId }, guest);
    },
  }),
  step('initiatePayment', {
    after: ['listPaymentMethods'],
    run: async (check, { guest, known, returnUrl, stranger }) => {
      const wish = { orderId: known.order!.id, method: known.methods![0]!.id, returnUrl };
      await check.refused('a return URL of another host', 'FOREIGN_RETURN_URL', { ...wish, returnUrl: 'https://elsewhere.example/' }, guest);
      await check.refused('the order of another visitor', 'NOT_FOUND', wish, stranger);
      known.paymentId = (await check.ok(wish, guest)).paymentId;
    },
  }),
  step('getPaymentStatus', {
    after: ['initiatePayment'],
    run: async (check, { guest, known, stranger }) => {
      const { orderId, status } = await check.ok({ id: known.paymentId! }, guest);
      check.that('returns the order and the status of the payment', orderId === known.order!.id && ['open', 'pending'].includes(status));
      await check.refused('the payment of another visitor', 'NOT_FOUND', { id: known.paymentId! }, stranger);
    },
  }),
];
