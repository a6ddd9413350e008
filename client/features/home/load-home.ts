import brand from '#brand';
import type { HomeSection } from '../../../src/contract/brands.js';
import type { LoadContext } from '../../core/page.js';

/** What sections ask for; those not named ask for nothing. */
export const popularInput = { pageSize: 4 };
export const coloursInput = { pageSize: 12 };
export const projectsInput = { kind: 'projects', pageSize: 3 } as const;
export const readingInputs = [
  { kind: 'advice', pageSize: 3 },
  { kind: 'blogs', pageSize: 3 },
] as const;

const reads: { [Section in HomeSection]?: (context: Pick<LoadContext, 'api' | 'queryClient'>) => Promise<unknown>[] } = {
  popular: ({ api, queryClient }) => [queryClient.ensureQueryData(api.products.list.queryOptions(popularInput))],
  colours: ({ api, queryClient }) => [queryClient.ensureQueryData(api.products.list.queryOptions(coloursInput))],
  projects: ({ api, queryClient }) => [queryClient.ensureQueryData(api.content.list.queryOptions(projectsInput))],
  reading: ({ api, queryClient }) => readingInputs.map((input) => queryClient.ensureQueryData(api.content.list.queryOptions(input))),
};

/** Fetches what the brand's sections show. */
export const loadHome = async (context: Pick<LoadContext, 'api' | 'queryClient'>): Promise<void> => {
  await Promise.all(brand.home.flatMap((section) => reads[section]?.(context) ?? []));
};
