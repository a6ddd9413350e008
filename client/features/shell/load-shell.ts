import brand from '#brand';
import type { LoadContext } from '../../core/page.js';

/** Fetches the data of header and footer. A failure does not stop the page; the missing parts are left out. */
export const loadShell = async ({ api, queryClient, has }: Pick<LoadContext, 'api' | 'queryClient' | 'has'>): Promise<void> => {
  const rating = brand.permissions.kiyoh ? [queryClient.prefetchQuery(api.products.rating.queryOptions({}))] : [];
  const categories = brand.permissions.products && has('listCategories') ? [queryClient.prefetchQuery(api.categories.names.queryOptions({}))] : [];
  const cart = brand.permissions.products ? [queryClient.prefetchQuery(api.cart.order.queryOptions())] : [];
  const payment = brand.permissions.products ? [queryClient.prefetchQuery(api.payments.offered.queryOptions({}))] : [];
  await Promise.all([queryClient.prefetchQuery(api.content.links.queryOptions({})), ...rating, ...categories, ...cart, ...payment]);
};
