import brand from '#brand';
import type { LoadContext } from '../../core/page.js';

/** Fetches the data of header and footer. A failure does not stop the page; the missing parts are left out. */
export const loadShell = async ({ api, queryClient }: Pick<LoadContext, 'api' | 'queryClient'>): Promise<void> => {
  const rating = brand.permissions.kiyoh ? [queryClient.prefetchQuery(api.products.rating.queryOptions({}))] : [];
  const shop = brand.permissions.products ? [queryClient.prefetchQuery(api.categories.names.queryOptions({})), queryClient.prefetchQuery(api.cart.order.queryOptions())] : [];
  await Promise.all([queryClient.prefetchQuery(api.content.links.queryOptions({})), ...rating, ...shop]);
};
