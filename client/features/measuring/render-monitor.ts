import type { MeasuringSettings } from '../../../src/contract/third-parties.js';
import { ThirdPartyError } from '../../core/third-party-error.js';
import { attempt, type Running } from './running.js';
import { type Mark, watchRendering } from './watch-rendering.js';

/** Milliseconds between two looks at whether there is something to tell. */
const pollEvery = 2000;
/** Marks that wait to be told; of more, the oldest are let go. */
const longest = 200;

const send = async (ingest: string, marks: readonly Mark[]): Promise<void> => {
  try {
    // Plain text is asked about nowhere first; what it answers is nothing to us. No cookies, no address of the page.
    await fetch(ingest, { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer', body: JSON.stringify({ marks }) });
  } catch (error) {
    throw new ThirdPartyError('blocked', error);
  }
};

/** Tells an ingest every two seconds how pages were drawn, when there is something to tell, and the rest when the page is left. */
export const startRenderMonitor = ({ ingest }: NonNullable<MeasuringSettings['renderMonitor']>): Running => {
  const marks: Mark[] = [];
  const stop = new AbortController();
  let path = window.location.pathname;
  let isSending = false;
  const tell = async () => {
    if (isSending || marks.length === 0) return;
    isSending = true;
    const isTold = await attempt('renderMonitor', send(ingest, marks.splice(0)));
    isSending = false;
    // Who does not answer is not asked again before the next page.
    if (!isTold) stop.abort();
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
