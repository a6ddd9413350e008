import { useEffect, useRef } from 'react';
import { listEvent, type TrackedList, type TrackedProduct, viewEvent } from '../../src/domain/tracked-goods.js';
import { track } from './track.js';

/** Runs once for each thing that is shown here one after the other, however often it is drawn; undefined: there is nothing. */
const useOnce = (what: string | undefined, act: () => void): void => {
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (what === undefined || seen.current === what) return;
    seen.current = what;
    act();
  });
};

/** Notes once that a list was shown; the function that is returned notes which product of it was chosen. */
export const useTrackedList = (list: TrackedList | undefined, products: readonly TrackedProduct[]): ((at: number) => void) => {
  const shown = list && products.length > 0 ? [list.id, list.before, ...products.map(({ id }) => id)].join(' ') : undefined;
  useOnce(shown, () => track(listEvent('view_item_list', list!, products)));
  return (at) => {
    const product = products[at];
    if (list && product) track(listEvent('select_item', list, [product], at));
  };
};

/** Notes once that a product's page was shown. */
export const useTrackedView = (product: TrackedProduct, category: string): void => useOnce(product.id, () => track(viewEvent(product, category)));
