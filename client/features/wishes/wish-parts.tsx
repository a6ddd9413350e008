import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { useToast } from '../../core/toasts.js';
import { ComparisonTray } from './comparison-tray.js';
import { comparison, favourites } from './kept-lists.js';
import type { KeptProduct } from './kept-products.js';
import { useFavourites } from './use-favourites.js';
import { keepButtonsCurrent, productOf } from './wish-buttons-state.js';
import { pressedWish } from './wish-names.js';

export interface WishPartsProps {
  /** Buttons that were pressed while this part was loading. */
  pressed: HTMLButtonElement[];
  /** Called when this part handles the buttons itself. */
  onReady(): void;
}

/** Handles the buttons for favourites and comparison on every page, and shows the comparison tray. */
export const WishParts = ({ pressed, onReady }: WishPartsProps) => {
  const t = useTexts('wishes');
  const href = useHref();
  const toast = useToast();
  const { add, remove, synchronise } = useFavourites();
  // Only reads what the account pages have fetched: visitors without an account cause no request.
  const customer = useQuery({ ...useApi().user.me.queryOptions(), enabled: false }).data;

  const toggleFavourite = async (product: KeptProduct) => {
    const kept = favourites.read().find(({ id }) => id === product.id);
    if (kept) return remove(kept);
    if (await add(product)) {
      const action = { label: t('favourites.show'), altText: t('favourites.where'), href: href('favourites') };
      toast({ variant: 'success', title: t('favourites.added', { name: product.name }), action });
    }
    return undefined;
  };
  const toggleCompared = (product: KeptProduct) => {
    if (comparison.has(product.id)) return comparison.remove(product.id);
    if (!comparison.add(product)) toast({ variant: 'warning', title: t('compare.full', { count: comparison.maximum }), description: t('compare.makeRoom') });
    return undefined;
  };
  const press = useEffectEvent((button: HTMLButtonElement) => void (button.name === 'add' ? toggleFavourite(productOf(button)) : toggleCompared(productOf(button))));
  const moveFavourites = useEffectEvent(() => void synchronise());

  useEffect(() => {
    const stop = new AbortController();
    const onSubmit = (event: SubmitEvent) => {
      const button = pressedWish(event);
      if (!button) return;
      event.preventDefault();
      press(button);
    };
    document.addEventListener('submit', onSubmit, { capture: true, signal: stop.signal });
    onReady();
    for (const button of pressed.splice(0)) press(button);
    const rest = keepButtonsCurrent();
    return () => {
      stop.abort();
      rest();
    };
  }, [pressed, onReady]);
  const isCustomer = Boolean(customer);
  useEffect(() => {
    if (isCustomer) moveFavourites();
  }, [isCustomer]);
  return <ComparisonTray />;
};
