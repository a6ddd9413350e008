import brand from '#brand';
import { contentFacets, type FacetChoice } from '../../../src/contract/content.js';
import { type ArchiveName, archiveTable, kindsIn } from '../../../src/contract/content-kinds.js';
import { href, queryOf } from '../../../src/contract/routes.js';
import { type ActiveRoute, type LoadContext, Redirect } from '../../core/page.js';
import { pageNumberIn } from '../../core/page-number.js';

/** Returns the chosen facets in a query string; unknown values are ignored. */
export const choiceIn = (name: ArchiveName, { search }: Pick<ActiveRoute, 'search'>): FacetChoice =>
  Object.fromEntries(
    archiveTable[name].facets.flatMap((facet) => {
      const value = contentFacets[facet].find((known) => known === search.get(facet));
      return value ? [[facet, value]] : [];
    }),
  );

/** Returns the query of a choice. The facets have a fixed order, so that each list has one URL. */
export const queryOfChoice = (name: ArchiveName, choice: FacetChoice): FacetChoice => Object.fromEntries(archiveTable[name].facets.map((facet) => [facet, choice[facet]]));

/** Returns the input of the list operation for a place. */
export const inputOf = (name: ArchiveName, route: Pick<ActiveRoute, 'search'>) => ({
  kinds: kindsIn(name),
  ...choiceIn(name, route),
  page: pageNumberIn(route),
  pageSize: brand.pageSize[archiveTable[name].pageSize],
});

/** @throws Redirect to the canonical URL when the query contains unknown facet values */
export const refuseUnknown = (name: ArchiveName, { key, params, search, locale }: LoadContext): void => {
  const choice = choiceIn(name, { search });
  const own = archiveTable[name].facets;
  const { ...query } = queryOf(search);
  for (const facet of own) delete query[facet];
  const isSame = own.every((facet) => (search.has(facet) ? search.getAll(facet).join(' ') : undefined) === choice[facet]);
  if (!isSame) throw new Redirect(href(key, locale, params, { ...choice, ...query }));
};
