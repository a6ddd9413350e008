import { createShopApi, dataOf } from '../../../dist/api-client/index.js';

/** Buys a product as a program of an integrator does, with the generated client. @returns number of the placed order and URL of the payment page */
export const buy = async (url: string, sku: string, returnUrl: string): Promise<{ number: string; redirectUrl: string }> => {
  const api = createShopApi({ url });
  const { items } = dataOf(await api.GET('/Products', { params: { query: { q: sku, pageSize: 1 } } }));
  const product = items[0];
  if (!product) throw new Error(`No product ${sku}`);

  const first = dataOf(await api.POST('/orders/lines', { body: { productId: product.id, quantity: 2 } }));
  const headers = { 'X-Cart-Token': first.cartToken ?? '' };
  dataOf(
    await api.POST('/Orders/details', {
      headers,
      body: {
        customerType: 'Private',
        contact: { firstName: 'Ada', lastName: 'Vos', email: 'ada@example.nl', phone: '020 123 4567' },
        billing: { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' },
        shipping: null,
      },
    }),
  );
  const ways = dataOf(await api.GET('/Orders/shipping', { headers }));
  const delivery = ways.find(({ method }) => method === 'Deliver');
  if (!delivery) throw new Error('The shop offers no delivery');
  const ready = dataOf(await api.POST('/Orders/shipping', { headers, body: { method: delivery.method } }));
  const order = dataOf(
    await api.POST('/Orders/complete', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      headers,
      body: { acceptTerms: true, expectedTotal: ready.totals.total.includingVat },
    }),
  );
  const [way] = dataOf(await api.GET('/orders/payment/methods', { params: { query: { orderId: order.id } }, headers }));
  const payment = dataOf(await api.POST('/orders/payment/initiate', { headers, body: { orderId: order.id, method: way?.id ?? 'ideal', returnUrl } }));
  return { number: order.number ?? '', redirectUrl: payment.redirectUrl };
};
