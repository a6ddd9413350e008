import { isReloading } from '../core/reload-page.js';
import { reportPage } from '../core/report.js';
import { problemOf } from '../core/api.js';
import { takePrefetched } from './load-idle-parts.js';
import type { AppServices } from './load-page.js';
import { openPage, type Opened } from './open-page.js';
import { failChange, isLatest, type RunningChange, startChange } from './route-change.js';

interface Change {
  to: URL;
  surroundings: AppServices;
  /** Shows the loaded page; undefined: the address is not a page of this site. */
  show(opened: Opened | undefined, change: RunningChange): void;
  /** Called when the page could not be loaded; the current page stays. */
  onFailure?(): void;
  retry(): void;
}

/** Whether an error comes from the page itself, not from the connection or from a response of the server. */
const isOwnFault = (error: unknown): boolean => navigator.onLine && !problemOf(error) && !(error instanceof Error && error.name === 'TRPCClientError');

/**
 * Runs one route change: loads the page and shows it, or keeps the current page after a failure.
 * A later route change supersedes this one.
 */
export const changeRoute = async ({ to, surroundings: services, show, onFailure, retry }: Change): Promise<void> => {
  const change = startChange(to);
  try {
    await takePrefetched(to, services.queryClient);
    const opened = await openPage(to, services);
    if (isLatest(change)) show(opened, change);
  } catch (error) {
    if ((await isReloading()) || !isLatest(change)) return;
    if (isOwnFault(error)) reportPage('load', error);
    // Otherwise a retry would wait for the remaining reads of this attempt, and would fail with them.
    void services.queryClient.cancelQueries({ fetchStatus: 'fetching', type: 'inactive' });
    onFailure?.();
    failChange(change, error, retry);
  }
};
