import brand from '#brand';
import { keptKeys, pressedWish } from '../features/wishes/wish-names.js';
import type { AppServices } from './load-page.js';

const hasKept = (): boolean => {
  try {
    return Object.values(keptKeys).some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
};

/**
 * Loads the code of favourites and comparison: at once when this browser keeps products, else when one of their buttons is first
 * pressed. If that fails, the form of the button is sent as without scripts.
 */
export const startWishes = (services: AppServices): void => {
  if (!brand.permissions.products) return;
  const stop = new AbortController();
  /** Buttons that were pressed while the code is loading. */
  const pressed: HTMLButtonElement[] = [];
  const open = async () => {
    const { openWishes } = await import('./open-wishes.js');
    await openWishes(services, { pressed, onReady: () => stop.abort() });
  };
  const sendForms = () => {
    stop.abort();
    pressed[0]?.form?.requestSubmit(pressed[0]);
  };
  let loading: Promise<void> | undefined;
  const load = () => (loading ??= open().catch(sendForms));
  const onSubmit = (event: SubmitEvent) => {
    const button = pressedWish(event);
    if (!button) return;
    event.preventDefault();
    pressed.push(button);
    void load();
  };
  document.addEventListener('submit', onSubmit, { capture: true, signal: stop.signal });
  if (hasKept()) void load();
};
