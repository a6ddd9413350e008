import { isId } from '../../../src/contract/id.js';
import type { LoadContext, PageDraft } from '../../core/page.js';
import { favourites } from './kept-lists.js';
import { savedInput } from './use-favourites.js';

/** Maximum number of products in one request of cards. */
const maximumCards = 12;

/** Ids of the products of a shared list. */
export const sharedIds = (search: URLSearchParams): string[] => [...new Set(search.getAll('p'))].filter(isId).slice(0, favourites.maximum);

/** Inputs of the requests for the cards of products. */
export const cardInputs = (ids: readonly string[]): { id: string[] }[] =>
  Array.from({ length: Math.ceil(ids.length / maximumCards) }, (_, at) => ({ id: ids.slice(at * maximumCards, (at + 1) * maximumCards) }));

/** Fetches the products of a shared list, or the visitor's favourites in the library. */
export const loadFavourites = async ({ api, queryClient, search, texts, trail, has }: LoadContext): Promise<PageDraft> => {
  const shared = sharedIds(search);
  if (shared.length > 0) {
    if (has('listProductsById')) await Promise.all(cardInputs(shared).map((input) => queryClient.ensureQueryData(api.products.byId.queryOptions(input))));
  } else if (has('orderStorageItem')) {
    await queryClient.fetchQuery(api.storage.list.queryOptions(savedInput));
  }
  const label = texts('routes')('favourites');
  return { title: shared.length > 0 ? texts('wishes')('favourites.shared.title') : label, trail: trail({ label }), isPrivate: true };
};
