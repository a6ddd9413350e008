import type { MeasuringSettings } from '../../../src/contract/third-parties.js';
import { loadScriptOf, type PageView, reload, type Running, tellOnce } from './running.js';

interface AdCall {
  event: 'page-load';
  url: string;
  title: string;
}

declare global {
  interface Window {
    /** Takes ad calls: a list until the script is there, which works off what waits and puts itself in its place. */
    adCall?: { push(call: AdCall): unknown };
  }
}

/** Calls that wait for a script; of more, the oldest are let go. */
const longest = 50;

const tell = ({ url, title }: PageView): void => {
  try {
    window.adCall?.push({ event: 'page-load', url, title });
    if (Array.isArray(window.adCall) && window.adCall.length > longest) window.adCall.shift();
  } catch (error) {
    tellOnce('adCall', error);
  }
};

/** Loads the script that follows ad calls, and tells it of each page. */
export const startAdCall = ({ script }: NonNullable<MeasuringSettings['adCall']>): Running => {
  window.adCall ??= [];
  loadScriptOf('adCall', script);
  return { show: tell, stop: reload };
};
