import { type ContentDocument, contentFacets, type ContentList, type FacetChoice } from '../contract/content.js';
import type { ContentFacet } from '../contract/content-kinds.js';

const facetNames = Object.keys(contentFacets) as ContentFacet[];
const valuesOf = ({ kind, room, colours = [] }: ContentDocument): Record<ContentFacet, readonly (string | undefined)[]> => ({ kind: [kind], room: [room], colour: colours });
const hasValue = (document: ContentDocument, facet: ContentFacet, value: string | undefined): boolean => value === undefined || valuesOf(document)[facet].includes(value);

/** Documents that match all chosen values, except that of the facet `but`. */
const narrowed = (documents: readonly ContentDocument[], choice: FacetChoice, but?: ContentFacet): ContentDocument[] =>
  documents.filter((document) => facetNames.every((facet) => facet === but || hasValue(document, facet, choice[facet])));

const newestFirst = (one: ContentDocument, other: ContentDocument): number => (other.published ?? '').localeCompare(one.published ?? '') || one.id.localeCompare(other.id);

/** Filters a list, newest first, and counts the results of each other choice. */
export const chosenFrom = (documents: readonly ContentDocument[], choice: FacetChoice): { documents: ContentDocument[]; facets: ContentList['facets'] } => {
  const counted = (facet: ContentFacet) => {
    const rest = narrowed(documents, choice, facet);
    const counts = contentFacets[facet].map((value) => ({ value, count: rest.filter((document) => hasValue(document, facet, value)).length }));
    // Values of the whole list stay visible when no result has them.
    return counts.filter(({ value }) => documents.some((document) => hasValue(document, facet, value)));
  };
  const facets = Object.fromEntries(facetNames.map((facet) => [facet, counted(facet)])) as ContentList['facets'];
  return { documents: narrowed(documents, choice).toSorted(newestFirst), facets };
};
