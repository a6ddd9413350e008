import { useSyncExternalStore } from 'react';
import { progress } from './progress.js';

/** State of the latest route change. */
export type RouteChange =
  | { state: 'resting'; wasSeen: boolean }
  | { state: 'running'; to: URL; since: number }
  | { state: 'failed'; wasSeen: boolean; error: unknown; retry(): void };
export type RunningChange = Extract<RouteChange, { state: 'running' }>;

const idle: RouteChange = { state: 'resting', wasSeen: false };
let latest: RouteChange = idle;
const listeners = new Set<() => void>();
const setChange = (next: RouteChange): void => {
  latest = next;
  for (const notify of listeners) notify();
};

/** Whether the progress bar has become visible. */
const wasSeen = () => latest.state === 'running' && performance.now() - latest.since > progress.showAfter;

/** Starts a change, which supersedes older ones. */
export const startChange = (to: URL): RunningChange => {
  // The progress bar of a superseded change continues.
  const since = latest.state === 'running' ? latest.since : performance.now();
  const change: RunningChange = { state: 'running', to, since };
  setChange(change);
  return change;
};

/** Whether a change was not superseded by a later one. */
export const isLatest = (change: RunningChange): boolean => latest === change;

/** Ends a change whose page is shown. */
export const endChange = (change: RunningChange | undefined): void => {
  if (latest === change) setChange({ state: 'resting', wasSeen: wasSeen() });
};

export const failChange = (change: RunningChange, error: unknown, retry: () => void): void => {
  if (latest === change) setChange({ state: 'failed', wasSeen: wasSeen(), error, retry });
};

/** Discards a running or failed change; the current page stays. */
export const dropChange = (): void => {
  if (latest.state !== 'resting') setChange({ state: 'resting', wasSeen: wasSeen() });
};

/** Discards a running change, after the visitor has returned to the current page. */
export const stopChange = (): void => {
  if (latest.state === 'running') dropChange();
};

/** Target of the running route change, else the current address. */
export const targetAddress = (): string => (latest.state === 'running' ? latest.to.href : window.location.href);

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

export const useRouteChange = (): RouteChange =>
  useSyncExternalStore(
    subscribe,
    () => latest,
    () => idle,
  );
