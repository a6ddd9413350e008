import { useSyncExternalStore } from 'react';
import type { Area, Job } from './crop-area.js';

/** Photo of the shopper as it is printed. */
export interface OwnPrint {
  /** Path of the photo's preview below the API. */
  preview: string;
  area: Area;
  job: Job;
  frame: { hex: string } | null;
}

let shown: OwnPrint | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows a print among the product's pictures; null removes it. */
export const showOwnPrint = (print: OwnPrint | null): void => {
  shown = print;
  for (const listener of listeners) listener();
};

/** Returns the print of the shopper on this page; null for none, and on the server. */
export const useOwnPrint = (): OwnPrint | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
