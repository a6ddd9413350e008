import { useSyncExternalStore } from 'react';
import { normalisePostcode } from '../../../src/contract/postcodes.js';
import { countries, type Country } from '../../../src/contract/locales.js';

/** Destination of a delivery estimate. */
export interface DeliveryPlace {
  country: Country;
  postcode: string;
}

const name = 'cart.deliveryPlace';
const listeners = new Set<() => void>();
/** Used when the browser blocks storage. */
let memory: string | null = null;

const recall = (): string | null => {
  try {
    return window.localStorage.getItem(name) ?? memory;
  } catch {
    return memory;
  }
};

/** Stores a place in this browser for the next visit. */
export const saveDeliveryPlace = ({ country, postcode }: DeliveryPlace): void => {
  memory = `${country} ${postcode}`;
  try {
    window.localStorage.setItem(name, memory);
  } catch {
    // The browser blocks storage; `memory` lasts until the page is left.
  }
  for (const notify of listeners) notify();
};

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Parses a stored place (`nl 1012 AB`); undefined when it is not valid. */
const placeIn = (text: string | null): DeliveryPlace | undefined => {
  const [code, ...postcode] = (text ?? '').split(' ');
  const country = countries.find((known) => known === code);
  return country && postcode.length > 0 ? { country, postcode: normalisePostcode(country, postcode.join(' ')) } : undefined;
};

/** Returns the stored place; undefined on the server and during hydration, so that both render the same. */
export const useSavedDeliveryPlace = (): DeliveryPlace | undefined => placeIn(useSyncExternalStore(subscribe, recall, () => null));

/** Returns the place in a query string: `?country=nl&postcode=1012AB`. */
export const placeInQuery = (search: URLSearchParams): DeliveryPlace | undefined => placeIn(`${search.get('country') ?? ''} ${search.get('postcode')?.trim() ?? ''}`);
