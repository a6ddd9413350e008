import type { LoadContext } from '../../core/page.js';
import { placeInQuery } from './remembered-place.js';
import { isPlace } from './shipping-estimate.js';
import { laterShown } from './use-later.js';

/** Fetches the cart, what is kept for later, and what delivery to the place of the address costs; the page goes on without the last two. */
export const loadCart = async ({ api, queryClient, search }: LoadContext): Promise<void> => {
  const place = placeInQuery(search);
  await Promise.all([
    queryClient.fetchQuery(api.cart.order.queryOptions()),
    queryClient.prefetchQuery(api.storage.list.queryOptions(laterShown)),
    place && isPlace(place) && queryClient.prefetchQuery(api.orders.estimate.queryOptions(place)),
  ]);
};
