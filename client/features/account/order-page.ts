import type { LoadContext } from '../../core/page.js';
import { PageNotFound, Redirect } from '../../core/page.js';
import { placePath } from '../../core/place-path.js';

/** The page of orders an address asks for; 1 unless it names a later one. */
export const orderPageOf = (search: URLSearchParams): number => (/^[1-9]\d{0,3}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1);

/** Orders placed with the customer's address that are shown at a time: each that is decided on makes room for the next. */
export const guestOrderPage = { page: 1, pageSize: 5 } as const;

/**
 * Fetches a page of the customer's orders, and with the first those that were placed with their address.
 * @throws Redirect to the bare path of page 1; PageNotFound beyond the last page
 */
export const loadOrders = async (context: LoadContext): Promise<void> => {
  const { api, queryClient, locale, search } = context;
  const page = orderPageOf(search);
  if (page === 1 && search.has('page')) throw new Redirect(placePath({ ...context, search: new URLSearchParams() }, locale));
  const [orders] = await Promise.all([
    queryClient.fetchQuery(api.orders.list.queryOptions({ page })),
    // The list is an extension: the page works with a Shop API that does not have it.
    page === 1 && queryClient.fetchQuery(api.orders.ofGuests.queryOptions(guestOrderPage)).catch(() => undefined),
  ]);
  if (page > 1 && orders.items.length === 0) throw new PageNotFound(`No page ${page}`);
};
