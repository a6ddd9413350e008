import type { LoadContext } from '../../core/page.js';
import { placeInQuery } from './delivery-place.js';
import { isPlace } from './shipping-estimate.js';
import { maxShownSavedItems } from './use-saved-items.js';

/** Fetches the cart; for an empty one also the unpaid orders, whose failure does not stop the page. */
const loadOrder = async ({ api, queryClient, has }: LoadContext): Promise<void> => {
  const order = await queryClient.fetchQuery(api.cart.order.queryOptions());
  if (!order?.lines.length && has('listUnpaidOrders')) await queryClient.prefetchQuery(api.orders.unpaid.queryOptions());
};

/** Fetches the cart, products saved for later, and delivery prices for the place in the URL. A failure of the last two does not stop the page. */
export const loadCart = async (context: LoadContext): Promise<void> => {
  const { api, queryClient, search, has } = context;
  const place = placeInQuery(search);
  await Promise.all([
    loadOrder(context),
    has('orderStorageItem') && queryClient.prefetchQuery(api.storage.list.queryOptions(maxShownSavedItems)),
    place && isPlace(place) && queryClient.prefetchQuery(api.orders.estimate.queryOptions(place)),
  ]);
};
