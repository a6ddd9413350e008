import type { MeasuringSettings } from '../../../src/contract/third-parties.js';
import { tagManagerScript } from '../../../src/domain/third-parties.js';
import { loadScriptOf, reload, type Running } from './running.js';

/** The page's own nonce: the tag manager hands it to the scripts that it puts on the page. */
const nonceOfPage = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** Starts a container of the tag manager, as its own snippet does. */
export const startTagManager = ({ container, script = tagManagerScript }: NonNullable<MeasuringSettings['tagManager']>): Running => {
  const layer: unknown[] = (window.dataLayer ??= []);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const address = new URL(script);
  address.searchParams.set('id', container);
  loadScriptOf('tagManager', address.href, nonceOfPage());
  return { stop: reload };
};
