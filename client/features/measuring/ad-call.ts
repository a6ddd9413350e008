import type { MeasuringSettings } from '../../../src/contract/third-parties.js';
import { loadScriptOf, type PageView, reload, reportOnce, type Tracker } from './tracker.js';

interface AdCall {
  event: 'page-load';
  url: string;
  title: string;
}

declare global {
  interface Window {
    /** Queue of ad calls. The loaded script processes the queue and then replaces it. */
    adCall?: { push(call: AdCall): unknown };
  }
}

/** Maximum length of the queue; the oldest calls are dropped. */
const longest = 50;

const notify = ({ url, title }: PageView): void => {
  try {
    window.adCall?.push({ event: 'page-load', url, title });
    if (Array.isArray(window.adCall) && window.adCall.length > longest) window.adCall.shift();
  } catch (error) {
    reportOnce('adCall', error);
  }
};

/** Loads the ad call script and pushes a call for each page. */
export const startAdCall = ({ script }: NonNullable<MeasuringSettings['adCall']>): Tracker => {
  window.adCall ??= [];
  loadScriptOf('adCall', script);
  return { show: notify, stop: reload };
};
