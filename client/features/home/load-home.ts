import brand from '#brand';
import type { HomeSection } from '../../../src/contract/brands.js';
import type { LoadContext } from '../../core/page.js';

/** Inputs of the sections' requests. */
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
  // A failure does not stop the page.
  reviews: ({ api, queryClient }) => (brand.permissions.kiyoh ? [queryClient.prefetchQuery(api.products.rating.queryOptions({}))] : []),
};

/** Fetches the data of the sections that the brand's home page has. */
export const loadHome = async (context: Reader): Promise<void> => {
  await Promise.all(brand.home.flatMap((section) => reads[section]?.(context) ?? []));
};
