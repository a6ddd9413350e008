import type { MeasuringSettings } from '../../../src/contract/third-parties.js';
import { tagManagerScript } from '../../../src/domain/third-parties.js';
import { loadScriptOf, reload, type Tracker } from './tracker.js';

/** Returns the nonce of the page. The tag manager sets it on the scripts that it adds. */
const nonceOfPage = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** Starts a container of the tag manager, like its official snippet. */
export const startTagManager = ({ container, script = tagManagerScript }: NonNullable<MeasuringSettings['tagManager']>): Tracker => {
  const layer: unknown[] = (window.dataLayer ??= []);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const address = new URL(script);
  address.searchParams.set('id', container);
  loadScriptOf('tagManager', address.href, nonceOfPage());
  return { stop: reload };
};
