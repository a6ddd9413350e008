import { useSyncExternalStore } from 'react';

/**
 * What the checkout remembers in this tab until the order is placed. `customer`: whose details were filled in;
 * `accountFor`: who asked for an account; `keptBilling`, `keptShipping`: addresses that their owner stands by.
 */
const names = [
  'details',
  'customer',
  'accountFor',
  'keptBilling',
  'keptShipping',
  'deliveryMethod',
  'deliveryDay',
  'deliverySlot',
  'paymentMethod',
  'completeKey',
  'paymentKey',
] as const;
type Name = (typeof names)[number];

const stored = (name: Name) => `checkout.${name}`;
const listeners = new Set<() => void>();
/** Stands in where the browser forbids storage. */
const memory = new Map<Name, string>();

export const recall = (name: Name): string | null => {
  try {
    return window.sessionStorage.getItem(stored(name)) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
};

export const remember = (name: Name, value: string): void => {
  memory.set(name, value);
  try {
    window.sessionStorage.setItem(stored(name), value);
  } catch {
    // The memory of this page has to do.
  }
  for (const notify of listeners) notify();
};

export const forget = (...forgotten: readonly Name[]): void => {
  for (const name of forgotten) {
    memory.delete(name);
    try {
      window.sessionStorage.removeItem(stored(name));
    } catch {
      // Nothing was stored.
    }
  }
  for (const notify of listeners) notify();
};

/** After the order is placed nothing of it stays in the tab. */
export const forgetCheckout = (): void => forget(...names);

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** A remembered value; null on the server and until hydration is done, so that both render the same. */
export const useRemembered = (name: Name): string | null =>
  useSyncExternalStore(
    subscribe,
    () => recall(name),
    () => null,
  );

/**
 * The idempotency key of an attempt: the same one for the same thing tried again, also after a reload; another thing gets another key.
 * @param attempt what exactly is attempted, in a string
 */
export const attemptKey = (name: 'completeKey' | 'paymentKey', attempt: string): string => {
  const [key, known] = recall(name)?.split(' ', 2) ?? [];
  if (key && known === attempt) return key;
  const fresh = crypto.randomUUID();
  remember(name, `${fresh} ${attempt}`);
  return fresh;
};
