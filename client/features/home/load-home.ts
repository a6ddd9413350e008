import brand from '#brand';
import type { HomeSection } from '../../../src/contract/brands.js';
import type { OperationName } from '../../../src/contract/shop-api.js';
import type { LoadContext } from '../../core/page.js';

/** Inputs of the sections' requests. */
export const popularInput = { pageSize: 4 };
export const coloursInput = { pageSize: 12 };
const three = { page: 1, pageSize: 3 };
export const projectsInput = { kinds: ['projects' as const], ...three };
export const inspirationsInput = { kinds: ['inspirations' as const], page: 1, pageSize: 4 };
export const adviceInput = { kinds: ['advice' as const], ...three };
export const blogsInput = { kinds: ['blogs' as const], ...three };

/** Extensions of the Shop API that a section needs. */
const needed: { [Section in HomeSection]?: OperationName } = {
  rooms: 'listCategories',
  categories: 'listCategories',
  popular: 'listProducts',
  colours: 'listProducts',
  newsletter: 'enquire',
};

/** Sections of the brand's home page for which the Shop API has the extensions. */
export const sectionsWith = (has: LoadContext['has']): HomeSection[] => brand.home.filter((section) => needed[section] === undefined || has(needed[section]));

type Reader = Pick<LoadContext, 'api' | 'queryClient' | 'has'>;
const list =
  (input: typeof projectsInput | typeof inspirationsInput | typeof adviceInput | typeof blogsInput) =>
  ({ api, queryClient }: Pick<Reader, 'api' | 'queryClient'>) =>
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

/** Fetches the data of the sections that the home page has. */
export const loadHome = async (context: Reader): Promise<void> => {
  await Promise.all(sectionsWith(context.has).flatMap((section) => reads[section]?.(context) ?? []));
};
