import brand from '#brand';
import type { listedKinds } from '../../../src/contract/content.js';
import type { Place } from '../../core/page.js';
import { choicesIn, inputOfChoices } from '../../ui/filter/list-choices.js';

/** What a search looks through; the content-type filter of the specification. */
export const searchTypes = ['all', 'product', 'project', 'blog'] as const;
export type SearchType = (typeof searchTypes)[number];

const { permissions, searchItems, pageSize } = brand;
const isOn: Record<SearchType, boolean> = {
  all: permissions.searchAll,
  product: permissions.searchProduct && permissions.products,
  project: permissions.searchProject,
  blog: permissions.searchBlog,
};
/** The tabs this brand's site has. */
export const shownTypes = searchTypes.filter((type) => isOn[type]);

type Listed = (typeof listedKinds)[number];
/** Kinds of documents behind a tab. */
export const kindsOf: Record<'project' | 'blog', readonly Listed[]> = { project: ['projects'], blog: ['blogs', 'advice'] };
const most = 50;

/** What is looked for, and where. */
export const searchIn = ({ search }: Pick<Place, 'search'>): { q: string; type: SearchType } => ({
  q: (search.get('q') ?? '').trim().slice(0, 100),
  type: shownTypes.find((type) => type === search.get('type')) ?? shownTypes[0] ?? 'all',
});

/** What of the address is no choice of a list, in its one form. */
export const keptOf = ({ q, type }: { q: string; type: SearchType }) => ({ q, type: type === shownTypes[0] ? undefined : type });

/** The best of each group: what the first tab shows, and what every tab counts. */
export const bestProducts = ({ q }: { q: string }) => ({ q, sort: 'relevance', page: 1, pageSize: searchItems }) as const;
/** The products of their own tab, narrowed and sorted as the address says. */
export const productsInput = (place: Pick<Place, 'search'>) => ({ q: searchIn(place).q, ...inputOfChoices(choicesIn(place, true)), pageSize: pageSize.products });
export const documentsInput = (place: Pick<Place, 'search'>, kind: keyof typeof kindsOf) => {
  const { q, type } = searchIn(place);
  return { q, kinds: [...kindsOf[kind]], limit: type === kind ? most : searchItems };
};
/** What is shown where nothing was found. */
export const popularInput = { pageSize: searchItems };

/** Whether a group is looked through at all. */
export const isSearched = (group: Exclude<SearchType, 'all'>): boolean => isOn[group];

/** Whether a group of results is shown: its own tab, or all of those that are switched on. */
export const isShown = (group: Exclude<SearchType, 'all'>, type: SearchType): boolean => isOn[group] && (type === 'all' || type === group);
