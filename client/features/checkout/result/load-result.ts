import brand from '#brand';
import { isId } from '../../../../src/contract/id.js';
import type { Order } from '../../../../src/contract/order.js';
import { href } from '../../../../src/contract/routes.js';
import { codeOf } from '../../../core/api.js';
import { type LoadContext, type PageDraft, PageNotFound, Redirect } from '../../../core/page.js';

/** Milliseconds in which the order of a server-rendered page is not fetched again. */
const freshFor = 5_000;

/**
 * Fetches the order in the URL without cache, because its payment may have just changed. For an unknown order and for
 * another customer's order the page is the same: a form that requests a mail with a link to the order.
 * @throws Redirect to the cart for an order that is not placed; PageNotFound when such mails are not possible
 */
export const loadResult = async ({ api, queryClient, locale, search, texts, loadTexts, has }: LoadContext): Promise<PageDraft> => {
  const id = search.get('order') ?? '';
  const read = async (): Promise<Order | null> => {
    if (!isId(id)) return null;
    return queryClient.fetchQuery({ ...api.orders.byId.queryOptions({ id }), staleTime: freshFor }).catch((error: unknown) => {
      if (codeOf(error) !== 'NOT_FOUND') throw error;
      return null;
    });
  };
  const [order] = await Promise.all([read(), brand.permissions.account && queryClient.fetchQuery(api.user.me.queryOptions())]);
  if (!order) {
    if (!has('requestOrderLink')) throw new PageNotFound('No mailed links to orders');
    await loadTexts(['yup']);
    // Stored as null, so that the page does not fetch it again.
    await queryClient.fetchQuery<unknown>({ queryKey: api.orders.byId.queryKey({ id }), queryFn: () => null, staleTime: 0 });
    return { title: texts('checkout')('result.open.title'), status: id === '' && search.has('link') ? 200 : 404, isPrivate: true };
  }
  if (order.state === 'open') throw new Redirect(href('cart', locale), 302);
  if (order.state === 'awaitingPayment') await queryClient.fetchQuery(api.payments.methods.queryOptions({ orderId: order.id }));
  return { isPrivate: true };
};
