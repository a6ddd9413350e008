import { useSyncExternalStore } from 'react';
import { normalisePostcode } from '../../../src/contract/postcodes.js';
import { countries, type Country } from '../../../src/contract/locales.js';

/** Where a shopper asked delivery to be estimated to. */
export interface DeliveryPlace {
  country: Country;
  postcode: string;
}

const name = 'cart.deliveryPlace';
const listeners = new Set<() => void>();
/** Stands in where the browser forbids storage. */
let memory: string | null = null;

const recall = (): string | null => {
  try {
    return window.localStorage.getItem(name) ?? memory;
  } catch {
    return memory;
  }
};

/** Keeps a place in this browser, for the next visit. */
export const rememberPlace = ({ country, postcode }: DeliveryPlace): void => {
  memory = `${country} ${postcode}`;
  try {
    window.localStorage.setItem(name, memory);
  } catch {
    // The memory of this page has to do.
  }
  for (const notify of listeners) notify();
};

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** A place in words (`nl 1012 AB`); undefined for what is none. */
const placeIn = (text: string | null): DeliveryPlace | undefined => {
  const [code, ...postcode] = (text ?? '').split(' ');
  const country = countries.find((known) => known === code);
  return country && postcode.length > 0 ? { country, postcode: normalisePostcode(country, postcode.join(' ')) } : undefined;
};

/** The remembered place; none on the server and until hydration is done, so that both render the same. */
export const useRememberedPlace = (): DeliveryPlace | undefined => placeIn(useSyncExternalStore(subscribe, recall, () => null));

/** The place of an address: `?country=nl&postcode=1012AB`. */
export const placeInQuery = (search: URLSearchParams): DeliveryPlace | undefined => placeIn(`${search.get('country') ?? ''} ${search.get('postcode')?.trim() ?? ''}`);
