import { ProgressLine } from './progress-bar.styles.js';
import { useRouteChange } from './route-change.js';

/** A thin line at the upper edge during a route change. Hidden from screen readers, to which the new page is announced. */
export const ProgressBar = () => {
  const change = useRouteChange();
  const state = change.state === 'running' ? 'running' : change.wasSeen ? 'done' : undefined;
  return <ProgressLine data-progress data-state={state} aria-hidden="true" />;
};
