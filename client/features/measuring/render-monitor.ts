import type { MeasuringSettings } from '../../../src/contract/third-parties.js';
import { ThirdPartyError } from '../../core/third-party-error.js';
import { attempt, type Tracker } from './tracker.js';
import { type RenderMark, watchRendering } from './watch-rendering.js';

/** Milliseconds between two sends. */
const pollEvery = 2000;
/** Maximum number of unsent marks; the oldest are dropped. */
const longest = 200;

const send = async (ingest: string, marks: readonly RenderMark[]): Promise<void> => {
  try {
    // Plain text needs no CORS preflight, and the response is not read. The request has neither cookies nor referrer.
    await fetch(ingest, { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer', body: JSON.stringify({ marks }) });
  } catch (error) {
    throw new ThirdPartyError('blocked', error);
  }
};

/** Sends rendering marks to an ingest URL every two seconds, and the rest when the page is hidden. */
export const startRenderMonitor = ({ ingest }: NonNullable<MeasuringSettings['renderMonitor']>): Tracker => {
  const marks: RenderMark[] = [];
  const stop = new AbortController();
  let path = window.location.pathname;
  let isSending = false;
  const tell = async () => {
    if (isSending || marks.length === 0) return;
    isSending = true;
    const isReported = await attempt('renderMonitor', send(ingest, marks.splice(0)));
    isSending = false;
    // After a failure nothing more is sent until the page is loaded again.
    if (!isReported) stop.abort();
  };
  const endWatch = watchRendering((name, value) => {
    marks.push({ name, value, path });
    if (marks.length > longest) marks.shift();
  });
  const timer = setInterval(() => void tell(), pollEvery);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void tell(), { signal: stop.signal });
  stop.signal.addEventListener('abort', () => {
    clearInterval(timer);
    endWatch();
  });
  return {
    show: ({ url }) => {
      path = new URL(url).pathname;
    },
    stop: () => stop.abort(),
  };
};
