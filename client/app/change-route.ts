import { isBeingRenewed } from '../core/renewal.js';
import { reportPage } from '../core/report.js';
import { problemOf } from '../core/api.js';
import { takeAhead } from './ahead.js';
import type { Surroundings } from './load-page.js';
import { openPage, type Opened } from './open-page.js';
import { failChange, isLatest, type RunningChange, startChange } from './route-change.js';

interface Change {
  to: URL;
  surroundings: Surroundings;
  /** Shows the page that came; undefined: the address is none of ours. */
  show(opened: Opened | undefined, change: RunningChange): void;
  /** The page the reader is on stays. */
  onFailure?(): void;
  retry(): void;
}

/** A load that the server has an answer for, or that no answer came to, is no fault of the page. */
const isOwnFault = (error: unknown): boolean => navigator.onLine && !problemOf(error) && !(error instanceof Error && error.name === 'TRPCClientError');

/**
 * One route change, from its start to the page that is shown or to its failure, which leaves the reader where they are.
 * One that was started later takes its place.
 */
export const changeRoute = async ({ to, surroundings, show, onFailure, retry }: Change): Promise<void> => {
  const change = startChange(to);
  try {
    await takeAhead(to, surroundings.queryClient);
    const opened = await openPage(to, surroundings);
    if (isLatest(change)) show(opened, change);
  } catch (error) {
    if ((await isBeingRenewed()) || !isLatest(change)) return;
    if (isOwnFault(error)) reportPage('load', error);
    onFailure?.();
    failChange(change, error, retry);
  }
};
