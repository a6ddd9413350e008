import brand from '#brand';
import { type ContentFacet, contentFacets, type FacetChoice, type ListedKind } from '../../../src/contract/content.js';
import { href, type PlainRouteKey, queryOf } from '../../../src/contract/routes.js';
import { type LoadContext, type Place, Redirect } from '../../core/page.js';
import { pageNumberIn } from '../../core/page-number.js';

export type ArchiveName = 'blogs' | 'projects' | 'inspirations' | 'jobs';

interface ArchiveFacts {
  route: PlainRouteKey;
  kinds: ListedKind[];
  /** Facets that filter the list. */
  facets: readonly ContentFacet[];
  pageSize: number;
}

const { archive: pageSize, inspirations } = brand.pageSize;
/** Document lists of the site. */
export const archives: Record<ArchiveName, ArchiveFacts> = {
  blogs: { route: 'blogOverview', kinds: ['blogs', 'advice'], facets: ['kind'], pageSize },
  projects: { route: 'projectOverview', kinds: ['projects'], facets: ['room'], pageSize },
  inspirations: { route: 'inspirationOverview', kinds: ['inspirations'], facets: ['room', 'colour'], pageSize: inspirations },
  jobs: { route: 'jobOfferOverview', kinds: ['jobs'], facets: [], pageSize },
};

/** Returns the chosen facets in a query string; unknown values are ignored. */
export const choiceIn = (name: ArchiveName, { search }: Pick<Place, 'search'>): FacetChoice =>
  Object.fromEntries(
    archives[name].facets.flatMap((facet) => {
      const value = contentFacets[facet].find((known) => known === search.get(facet));
      return value ? [[facet, value]] : [];
    }),
  );

/** Returns the query of a choice. The facets have a fixed order, so that each list has one URL. */
export const queryOfChoice = (name: ArchiveName, choice: FacetChoice): FacetChoice => Object.fromEntries(archives[name].facets.map((facet) => [facet, choice[facet]]));

/** Returns the input of the list operation for a place. */
export const inputOf = (name: ArchiveName, place: Pick<Place, 'search'>) => {
  const { kinds, pageSize: size } = archives[name];
  return { kinds, ...choiceIn(name, place), page: pageNumberIn(place), pageSize: size };
};

/** @throws Redirect to the canonical URL when the query contains unknown facet values */
export const refuseUnknown = (name: ArchiveName, { key, params, search, locale }: LoadContext): void => {
  const choice = choiceIn(name, { search });
  const own = archives[name].facets;
  const { ...query } = queryOf(search);
  for (const facet of own) delete query[facet];
  const isSame = own.every((facet) => (search.has(facet) ? search.getAll(facet).join(' ') : undefined) === choice[facet]);
  if (!isSame) throw new Redirect(href(key, locale, params, { ...choice, ...query }));
};
