import brand from '#brand';
import type { HomeSection } from '../../../src/contract/brands.js';
import type { LoadContext } from '../../core/page.js';

/** What sections ask for; those not named ask for nothing. */
export const popularInput = { pageSize: 4 };
export const coloursInput = { pageSize: 12 };
const three = { page: 1, pageSize: 3 };
export const projectsInput = { kinds: ['projects' as const], ...three };
export const inspirationsInput = { kinds: ['inspirations' as const], page: 1, pageSize: 4 };
export const adviceInput = { kinds: ['advice' as const], ...three };
export const blogsInput = { kinds: ['blogs' as const], ...three };

type Reader = Pick<LoadContext, 'api' | 'queryClient'>;
const list =
  (input: typeof projectsInput | typeof inspirationsInput | typeof adviceInput | typeof blogsInput) =>
  ({ api, queryClient }: Reader) =>
    queryClient.ensureQueryData(api.content.list.queryOptions(input));

const reads: { [Section in HomeSection]?: (context: Reader) => Promise<unknown>[] } = {
  categories: ({ api, queryClient }) => [queryClient.ensureQueryData(api.categories.list.queryOptions({}))],
  popular: ({ api, queryClient }) => [queryClient.ensureQueryData(api.products.cards.queryOptions(popularInput))],
  colours: ({ api, queryClient }) => [queryClient.ensureQueryData(api.products.cards.queryOptions(coloursInput))],
  projects: (context) => [list(projectsInput)(context)],
  inspirations: (context) => [list(inspirationsInput)(context)],
  reading: (context) => [list(adviceInput)(context), list(blogsInput)(context)],
  // The page is shown without it where nobody knows it.
  reviews: ({ api, queryClient }) => (brand.permissions.kiyoh ? [queryClient.prefetchQuery(api.products.rating.queryOptions({}))] : []),
};

/** Fetches what the brand's sections show. */
export const loadHome = async (context: Reader): Promise<void> => {
  await Promise.all(brand.home.flatMap((section) => reads[section]?.(context) ?? []));
};
