import type { LoadContext } from '../../core/page.js';
import { PageNotFound, Redirect } from '../../core/page.js';
import { routePath } from '../../core/route-path.js';

/** Returns the number of the order list page in a query string; 1 when there is none. */
export const orderPageOf = (search: URLSearchParams): number => (/^[1-9]\d{0,3}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1);

/** First page of the guest orders. Each decision removes an order from the list, so the next one moves up. */
export const guestOrderPage = { page: 1, pageSize: 5 } as const;

/**
 * Fetches a page of the customer's orders; for page 1 also the guest orders placed with their email address.
 * @throws Redirect when the URL contains `page` for page 1; PageNotFound after the last page
 */
export const loadOrders = async (context: LoadContext): Promise<void> => {
  const { api, queryClient, locale, search, has } = context;
  const page = orderPageOf(search);
  if (page === 1 && search.has('page')) throw new Redirect(routePath({ ...context, search: new URLSearchParams() }, locale));
  const [orders] = await Promise.all([
    queryClient.fetchQuery(api.orders.list.queryOptions({ page })),
    page === 1 && has('listGuestOrders') && queryClient.fetchQuery(api.orders.ofGuests.queryOptions(guestOrderPage)).catch(() => undefined),
  ]);
  if (page > 1 && orders.items.length === 0) throw new PageNotFound(`No page ${page}`);
};
