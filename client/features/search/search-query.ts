import brand from '#brand';
import type { ContentCard, FoundCard, FoundKind } from '../../../src/contract/content.js';
import type { Place } from '../../core/page.js';
import { pageNumberIn } from '../../core/page-number.js';
import { choicesIn, inputOfChoices } from '../../ui/filter/list-choices.js';

/** What a search looks through; the content-type filter of the specification. */
export const searchTypes = ['all', 'product', 'project', 'blog'] as const;
export type SearchType = (typeof searchTypes)[number];

/** What documents are found by; those without a tab of their own stand below everything that is found. */
export const documentGroups = ['project', 'blog', 'inspiration', 'job', 'info'] as const;
export type DocumentGroup = (typeof documentGroups)[number];
/** Kinds of documents behind a group. */
const kindsOf: Record<DocumentGroup, readonly FoundKind[]> = {
  project: ['projects'],
  blog: ['blogs', 'advice'],
  inspiration: ['inspirations'],
  job: ['jobs'],
  info: ['info'],
};

const { permissions, searchItems, pageSize } = brand;
const isOn: Record<SearchType | DocumentGroup, boolean> = {
  all: permissions.searchAll,
  product: permissions.searchProduct && permissions.products,
  project: permissions.searchProject,
  blog: permissions.searchBlog,
  inspiration: permissions.searchAll,
  job: permissions.searchAll,
  info: permissions.searchAll,
};
/** The tabs this brand's site has. */
export const shownTypes = searchTypes.filter((type) => isOn[type]);
/** The groups of documents it looks through. */
export const searchedGroups = documentGroups.filter((group) => isOn[group]);
/** As many as one page of a group without pages shows. */
const most = 50;

const hasTab = (group: DocumentGroup): group is DocumentGroup & SearchType => searchTypes.some((type) => type === group);

/** What is looked for, where, and of which group without a tab everything is asked for. */
export const searchIn = ({ search }: Pick<Place, 'search'>): { q: string; type: SearchType; more: DocumentGroup | undefined } => ({
  q: (search.get('q') ?? '').trim().slice(0, 100),
  type: shownTypes.find((type) => type === search.get('type')) ?? shownTypes[0] ?? 'all',
  more: searchedGroups.find((group) => !hasTab(group) && group === search.get('more')),
});

/** What of the address is no choice of a list, in its one form. */
export const keptOf = ({ q, type, more }: { q: string; type: SearchType; more?: DocumentGroup | undefined }) => ({ q, type: type === shownTypes[0] ? undefined : type, more });

/** The address at which all of a group is shown. */
export const wholeGroup = (q: string, group: DocumentGroup) => keptOf(hasTab(group) ? { q, type: group } : { q, type: 'all', more: group });

/** The best of each group: what the first tab shows, and what every tab counts. */
export const bestProducts = ({ q }: { q: string }) => ({ q, sort: 'relevance', page: 1, pageSize: searchItems }) as const;
/** The products of their own tab, narrowed and sorted as the address says. */
export const productsInput = (place: Pick<Place, 'search'>) => ({ q: searchIn(place).q, ...inputOfChoices(choicesIn(place, true)), pageSize: pageSize.products });
export const documentsInput = (place: Pick<Place, 'search'>, group: DocumentGroup) => {
  const { q, type, more } = searchIn(place);
  const kinds = [...kindsOf[group]];
  if (type === group) return { q, kinds, page: pageNumberIn(place), pageSize: pageSize.archive };
  return { q, kinds, page: 1, pageSize: more === group ? most : searchItems };
};
/** What comes closest where nothing was found. */
export const closestInput = ({ q }: { q: string }) => ({ q, kinds: searchedGroups.flatMap((group) => kindsOf[group]), isLoose: true, page: 1, pageSize: searchItems });
/** What is only like the words looked for is shown as it is in any list. */
export const withoutMarks = ({ found: _, ...card }: FoundCard): ContentCard => card;

/** What is most like the words of an address that leads nowhere; on sites without a search too. */
export const lostDocuments = (q: string) => ({ q, kinds: documentGroups.flatMap((group) => kindsOf[group]), isLoose: true, page: 1, pageSize: searchItems });
export const lostProducts = (q: string) => bestProducts({ q });
/** What is shown where nothing was found. */
export const popularInput = { pageSize: searchItems };

/** Whether products are looked through at all. */
export const hasProducts = isOn.product;

/** Whether a group of results is shown: its own tab, or all of those that are switched on. */
export const isShown = (group: DocumentGroup | 'product', type: SearchType): boolean => isOn[group] && (type === 'all' || type === group);
