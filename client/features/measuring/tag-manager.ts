import { type MeasuringSettings, nonceTiming } from '../../../src/contract/third-parties.js';
import { tagManagerScript } from '../../../src/domain/third-parties.js';
import { loadScriptOf, reload, type Tracker } from './tracker.js';

/** Returns the nonce of the response with the page. The tag manager sets it on the scripts that it adds. Safari before 16.4 does not show it, so that its tags add no inline scripts. */
const nonceOfPage = (): string | undefined => {
  const [{ serverTiming = [] } = {}] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return serverTiming.find(({ name }) => name === nonceTiming)?.description;
};

/** Starts a container of the tag manager, like its official snippet. */
export const startTagManager = ({ container, script = tagManagerScript }: NonNullable<MeasuringSettings['tagManager']>): Tracker => {
  const layer: unknown[] = (window.dataLayer ??= []);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const address = new URL(script);
  address.searchParams.set('id', container);
  loadScriptOf('tagManager', address.href, nonceOfPage());
  return { stop: reload };
};
