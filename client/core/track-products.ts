import { useEffect, useRef } from 'react';
import { listEvent, type TrackedList, type TrackedProduct, viewEvent } from '../../src/domain/tracked-goods.js';
import { track } from './track.js';

/** Runs `act` once for each value of `what`, whatever the number of renderings; undefined: does nothing. */
const useOnce = (what: string | undefined, act: () => void): void => {
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (what === undefined || seen.current === what) return;
    seen.current = what;
    act();
  });
};

/** Tracks once that a list is shown. @returns a function that tracks the selection of a product by its index */
export const useTrackedList = (list: TrackedList | undefined, products: readonly TrackedProduct[]): ((at: number) => void) => {
  const shown = list && products.length > 0 ? [list.id, list.before, ...products.map(({ id }) => id)].join(' ') : undefined;
  useOnce(shown, () => track(listEvent('view_item_list', list!, products)));
  return (at) => {
    const product = products[at];
    if (list && product) track(listEvent('select_item', list, [product], at));
  };
};

/** Tracks once that a product's page is shown. */
export const useTrackedView = (product: TrackedProduct, category: string): void => useOnce(product.id, () => track(viewEvent(product, category)));
