import { ProgressLine } from './progress-bar.styles.js';
import { useRouteChange } from './route-change.js';

/** A thin line at the upper edge from the start of a route change to its completion or failure. Readers of screens hear of the new page instead. */
export const ProgressBar = () => {
  const change = useRouteChange();
  const state = change.state === 'running' ? 'running' : change.wasSeen ? 'done' : undefined;
  return <ProgressLine data-progress data-state={state} aria-hidden="true" />;
};
