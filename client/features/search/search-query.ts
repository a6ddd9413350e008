import brand from '#brand';
import type { ContentCard, FoundCard } from '../../../src/contract/content.js';
import { contentTable, foundKinds, type SearchGroup, searchGroupTable } from '../../../src/contract/content-kinds.js';
import { useCapability } from '../../core/capabilities.js';
import type { ActiveRoute, LoadContext } from '../../core/page.js';
import { pageNumberIn } from '../../core/page-number.js';
import { choicesIn, inputOfChoices } from '../../ui/filter/list-choices.js';

/** Types of results; the content-type filter of the specification. */
export const searchTypes = ['all', 'product', 'project', 'blog'] as const;
export type SearchType = (typeof searchTypes)[number];

/** Groups of documents. Those without their own tab are listed below the others. */
const documentGroups = Object.keys(searchGroupTable) as SearchGroup[];
const kindsOf = (group: SearchGroup) => foundKinds.filter((kind) => contentTable[kind].search === group);
/** Groups of documents that have an address of their own. */
const groupsOfPages = documentGroups.filter((group) => kindsOf(group).every((kind) => !contentTable[kind].isAnswer));

const { permissions, searchItems, pageSize } = brand;
/** Whether this brand's site searches products. */
const hasProducts = permissions.searchProduct && permissions.products;
const isOn = (type: SearchType | SearchGroup): boolean => {
  if (type === 'product') return hasProducts;
  return type === 'all' ? permissions.searchAll : permissions[searchGroupTable[type]];
};
/** Tabs of this brand's site. */
export const shownTypes = searchTypes.filter(isOn);
/** Groups of documents that this brand's site searches. */
export const searchedGroups = documentGroups.filter(isOn);
/** Maximum number of results of a group without pages. */
const most = 50;

/** Whether the site can search products: its brand does, and the Shop API lists them. */
export const searchesProducts = (has: LoadContext['has']): boolean => hasProducts && has('listProducts');
export const useSearchesProducts = (): boolean => useCapability('listProducts') && hasProducts;

/** Whether a group has a tab of its own. */
export const hasTab = (group: SearchGroup): group is SearchGroup & SearchType => searchTypes.some((type) => type === group);

/** Parses the search in a query string: text, tab, and the group without a tab that is shown in full (`more`). */
export const searchIn = ({ search }: Pick<ActiveRoute, 'search'>): { q: string; type: SearchType; more: SearchGroup | undefined } => ({
  q: (search.get('q') ?? '').trim().slice(0, 100),
  type: shownTypes.find((type) => type === search.get('type')) ?? shownTypes[0] ?? 'all',
  more: searchedGroups.find((group) => !hasTab(group) && group === search.get('more')),
});

/** Returns the canonical query parameters of a search, without those of filters and sorting. */
export const preservedParameters = ({ q, type, more }: { q: string; type: SearchType; more?: SearchGroup | undefined }) => ({
  q,
  type: type === shownTypes[0] ? undefined : type,
  more,
});

/** Returns the query of the page that shows all results of a group. */
export const wholeGroup = (q: string, group: SearchGroup) => preservedParameters(hasTab(group) ? { q, type: group } : { q, type: 'all', more: group });

/** Returns the input for the best products, which the first tab shows, and whose total the tabs show. */
export const bestProducts = ({ q }: { q: string }) => ({ q, sort: 'relevance', page: 1, pageSize: searchItems }) as const;
/** Returns the input for the product tab, with the filters and sorting in the URL. */
export const productsInput = (route: Pick<ActiveRoute, 'search'>) => ({ q: searchIn(route).q, ...inputOfChoices(choicesIn(route, true)), pageSize: pageSize.products });
export const documentsInput = (route: Pick<ActiveRoute, 'search'>, group: SearchGroup) => {
  const { q, type, more } = searchIn(route);
  const kinds = kindsOf(group);
  if (type === group) return { q, kinds, page: pageNumberIn(route), pageSize: pageSize.archive };
  return { q, kinds, page: 1, pageSize: more === group ? most : searchItems };
};
/** Returns the input for similar documents when nothing was found. */
export const closestInput = ({ q }: { q: string }) => ({ q, kinds: groupsOfPages.filter(isOn).flatMap(kindsOf), isLoose: true, page: 1, pageSize: searchItems });
/** Removes the highlighting from a result that is only similar to the search text. */
export const withoutHighlights = ({ found: _, ...card }: FoundCard): ContentCard => card;

/** Returns the input for documents similar to the words in an unknown URL. It is also used on sites without search. */
export const notFoundDocuments = (q: string) => ({ q, kinds: groupsOfPages.flatMap(kindsOf), isLoose: true, page: 1, pageSize: searchItems });
export const notFoundProducts = (q: string) => bestProducts({ q });
/** Input for the popular products that are shown when nothing was found. */
export const popularInput = { pageSize: searchItems };

/** Returns whether a group of results is shown in a tab. */
export const isShown = (group: SearchGroup | 'product', type: SearchType): boolean => isOn(group) && (type === 'all' || type === group);
