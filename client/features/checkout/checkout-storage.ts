import { useSyncExternalStore } from 'react';

/**
 * Values that the checkout stores in this tab until the order is placed. `customer`: id of the customer whose details were
 * filled in; `accountFor`: email address of the registration; `keptBilling`, `keptShipping`: addresses confirmed by the shopper.
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
/** Used when the browser blocks storage. */
const memory = new Map<Name, string>();

export const readStored = (name: Name): string | null => {
  try {
    return window.sessionStorage.getItem(stored(name)) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
};

export const store = (name: Name, value: string): void => {
  memory.set(name, value);
  try {
    window.sessionStorage.setItem(stored(name), value);
  } catch {
    // The browser blocks storage; `memory` lasts until the page is left.
  }
  for (const notify of listeners) notify();
};

export const clearStored = (...cleared: readonly Name[]): void => {
  for (const name of cleared) {
    memory.delete(name);
    try {
      window.sessionStorage.removeItem(stored(name));
    } catch {
      // Nothing was stored.
    }
  }
  for (const notify of listeners) notify();
};

/** Deletes all stored values of the checkout. */
export const clearCheckout = (): void => clearStored(...names);

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Returns a stored value; null on the server and during hydration, so that both render the same. */
export const useStored = (name: Name): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readStored(name),
    () => null,
  );

/**
 * Returns the idempotency key of an attempt. A repeated attempt has the same key, also after a reload.
 * @param attempt text that identifies the attempt
 */
export const attemptKey = (name: 'completeKey' | 'paymentKey', attempt: string): string => {
  // Ids in the attempt can contain spaces.
  const [, key, known] = /^(\S+) (.*)$/s.exec(readStored(name) ?? '') ?? [];
  if (key && known === attempt) return key;
  const fresh = crypto.randomUUID();
  store(name, `${fresh} ${attempt}`);
  return fresh;
};
