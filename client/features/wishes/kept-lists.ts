import { useSyncExternalStore } from 'react';
import { maximumCompared } from './compared-ids.js';
import { type KeptProduct, KeptProducts } from './kept-products.js';
import { keptKeys } from './wish-names.js';

/** Favourites of this browser, and a copy of those in the account, so that pages need no request to show which hearts are filled. */
export const favourites = new KeptProducts(keptKeys.add, 100);
/** Products that the visitor has chosen to compare. */
export const comparison = new KeptProducts(keptKeys.p, maximumCompared);

const none: readonly KeptProduct[] = [];
/** The products of a list; empty on the server and during hydration. */
export const useKept = (list: KeptProducts): readonly KeptProduct[] => useSyncExternalStore(list.subscribe, list.read, () => none);
