import brand from '#brand';
import type { LoadContext } from '../../core/page.js';

/** Fetches what the frame shows. A page goes on without it: the frame then leaves out what it does not know. */
export const loadShell = async ({ api, queryClient }: Pick<LoadContext, 'api' | 'queryClient'>): Promise<void> => {
  const rating = brand.permissions.kiyoh ? [queryClient.prefetchQuery(api.products.rating.queryOptions({}))] : [];
  const shop = brand.permissions.products ? [queryClient.prefetchQuery(api.categories.names.queryOptions({})), queryClient.prefetchQuery(api.cart.order.queryOptions())] : [];
  await Promise.all([queryClient.prefetchQuery(api.content.links.queryOptions({})), ...rating, ...shop]);
};
