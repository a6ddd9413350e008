import { useSyncExternalStore } from 'react';
import { progress } from './progress.js';

/** How the latest route change stands. */
export type RouteChange =
  | { state: 'resting'; wasSeen: boolean }
  | { state: 'running'; to: URL; since: number }
  | { state: 'failed'; wasSeen: boolean; error: unknown; retry(): void };
export type RunningChange = Extract<RouteChange, { state: 'running' }>;

const atRest: RouteChange = { state: 'resting', wasSeen: false };
let latest: RouteChange = atRest;
const listeners = new Set<() => void>();
const become = (next: RouteChange): void => {
  latest = next;
  for (const notify of listeners) notify();
};

/** A change that took less is over before anything of it is shown. */
const wasSeen = () => latest.state === 'running' && performance.now() - latest.since > progress.showAfter;

/** Starts a change; it is the latest from now on, and an older one no longer counts. */
export const startChange = (to: URL): RunningChange => {
  // One that takes the place of another goes on where that one was.
  const since = latest.state === 'running' ? latest.since : performance.now();
  const change: RunningChange = { state: 'running', to, since };
  become(change);
  return change;
};

/** A slower, older change must not win. */
export const isLatest = (change: RunningChange): boolean => latest === change;

/** The page of a change is there. */
export const endChange = (change: RunningChange | undefined): void => {
  if (latest === change) become({ state: 'resting', wasSeen: wasSeen() });
};

export const failChange = (change: RunningChange, error: unknown, retry: () => void): void => {
  if (latest === change) become({ state: 'failed', wasSeen: wasSeen(), error, retry });
};

/** Gives up whatever runs or has failed: the reader is content with the page they are on. */
export const dropChange = (): void => {
  if (latest.state !== 'resting') become({ state: 'resting', wasSeen: wasSeen() });
};

/** Gives up what runs: the reader has turned back to where they are. */
export const stopChange = (): void => {
  if (latest.state === 'running') dropChange();
};

/** Where the reader is on the way to, else where they are. */
export const addressAsked = (): string => (latest.state === 'running' ? latest.to.href : window.location.href);

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

export const useRouteChange = (): RouteChange =>
  useSyncExternalStore(
    subscribe,
    () => latest,
    () => atRest,
  );
