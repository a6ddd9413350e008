import brand from '#brand';
import { href } from '../../../../src/contract/routes.js';
import { problemOf } from '../../../core/api.js';
import { type LoadContext, type PageDraft, PageNotFound, Redirect } from '../../../core/page.js';

/** Milliseconds in which the order that came with the page itself is not asked for again. */
const freshFor = 5_000;

/**
 * Fetches the order of the address, fresh: whoever comes here comes from the bank.
 * @throws PageNotFound for an order that is unknown or somebody else's; Redirect to the cart for one that is not placed
 */
export const loadResult = async ({ api, queryClient, locale, search }: LoadContext): Promise<PageDraft> => {
  const id = search.get('order');
  if (!id) throw new PageNotFound();
  const reading = queryClient.fetchQuery({ ...api.orders.byId.queryOptions({ id }), staleTime: freshFor }).catch((error: unknown) => {
    const code = problemOf(error)?.code;
    throw code === 'NOT_FOUND' || code === 'VALIDATION' ? new PageNotFound() : error;
  });
  const [order] = await Promise.all([reading, brand.permissions.account && queryClient.fetchQuery(api.user.me.queryOptions())]);
  if (order.state === 'open') throw new Redirect(href('cart', locale), 302);
  if (order.state === 'awaitingPayment') await queryClient.fetchQuery(api.payments.methods.queryOptions({ orderId: order.id }));
  return { isPrivate: true };
};
