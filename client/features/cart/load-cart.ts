import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../core/api.js';
import type { LoadContext } from '../../core/page.js';
import { placeInQuery } from './remembered-place.js';
import { isPlace } from './shipping-estimate.js';
import { laterShown } from './use-later.js';

/** The cart; an empty one with the orders that wait to be paid, without which the page goes on. */
const loadOrder = async (api: Api, queryClient: QueryClient): Promise<void> => {
  const order = await queryClient.fetchQuery(api.cart.order.queryOptions());
  if (!order?.lines.length) await queryClient.prefetchQuery(api.orders.unpaid.queryOptions());
};

/** Fetches the cart, what is kept for later, and what delivery to the place of the address costs; the page goes on without the last two. */
export const loadCart = async ({ api, queryClient, search }: LoadContext): Promise<void> => {
  const place = placeInQuery(search);
  await Promise.all([
    loadOrder(api, queryClient),
    queryClient.prefetchQuery(api.storage.list.queryOptions(laterShown)),
    place && isPlace(place) && queryClient.prefetchQuery(api.orders.estimate.queryOptions(place)),
  ]);
};
