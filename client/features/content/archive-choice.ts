import brand from '#brand';
import { type ContentFacet, contentFacets, type FacetChoice, type ListedKind } from '../../../src/contract/content.js';
import { href, type PlainRouteKey, queryOf } from '../../../src/contract/routes.js';
import { type LoadContext, type Place, Redirect } from '../../core/page.js';
import { pageNumberIn } from '../../core/page-number.js';

export type ArchiveName = 'blogs' | 'projects' | 'inspirations' | 'jobs';

interface ArchiveFacts {
  route: PlainRouteKey;
  kinds: ListedKind[];
  /** By what it is narrowed. */
  facets: readonly ContentFacet[];
  pageSize: number;
}

const { archive: pageSize, inspirations } = brand.pageSize;
/** The lists of what is written. */
export const archives: Record<ArchiveName, ArchiveFacts> = {
  blogs: { route: 'blogOverview', kinds: ['blogs', 'advice'], facets: ['kind'], pageSize },
  projects: { route: 'projectOverview', kinds: ['projects'], facets: ['room'], pageSize },
  inspirations: { route: 'inspirationOverview', kinds: ['inspirations'], facets: ['room', 'colour'], pageSize: inspirations },
  jobs: { route: 'jobOfferOverview', kinds: ['jobs'], facets: [], pageSize },
};

/** What an archive is narrowed by, as the address says it; values nobody knows count for nothing. */
export const choiceIn = (name: ArchiveName, { search }: Pick<Place, 'search'>): FacetChoice =>
  Object.fromEntries(
    archives[name].facets.flatMap((facet) => {
      const value = contentFacets[facet].find((known) => known === search.get(facet));
      return value ? [[facet, value]] : [];
    }),
  );

/** The address of a choice: facets stand in one order, so that no list has two addresses. */
export const queryOfChoice = (name: ArchiveName, choice: FacetChoice): FacetChoice => Object.fromEntries(archives[name].facets.map((facet) => [facet, choice[facet]]));

/** What an address asks of an archive. */
export const inputOf = (name: ArchiveName, place: Pick<Place, 'search'>) => {
  const { kinds, pageSize: size } = archives[name];
  return { kinds, ...choiceIn(name, place), page: pageNumberIn(place), pageSize: size };
};

/** @throws Redirect to the address without what counts for nothing */
export const refuseUnknown = (name: ArchiveName, { key, params, search, locale }: LoadContext): void => {
  const choice = choiceIn(name, { search });
  const own = archives[name].facets;
  const { ...query } = queryOf(search);
  for (const facet of own) delete query[facet];
  const isSame = own.every((facet) => (search.has(facet) ? search.getAll(facet).join(' ') : undefined) === choice[facet]);
  if (!isSame) throw new Redirect(href(key, locale, params, { ...choice, ...query }));
};
