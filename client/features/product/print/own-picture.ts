import { useSyncExternalStore } from 'react';
import type { Drawing } from '../../../../src/domain/drawing.js';
import type { Area, Job } from './crop-area.js';

/** Photo of the shopper as it is printed. */
export interface OwnPrint {
  /** Path of the photo's preview below the API. */
  preview: string;
  area: Area;
  job: Job;
  frame: { hex: string } | null;
}

/** What the shopper made, among the pictures of the product: a print, or goods with other options than in the pictures. */
export type OwnPicture = { print: OwnPrint } | { drawing: Drawing };

let shown: OwnPicture | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows it among the product's pictures; null removes it. */
export const showOwnPicture = (picture: OwnPicture | null): void => {
  shown = picture;
  for (const listener of listeners) listener();
};

/** Returns what the shopper made on this page; null for nothing, and on the server. */
export const useOwnPicture = (): OwnPicture | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
