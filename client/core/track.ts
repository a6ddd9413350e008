import type { TrackedEvent, TrackedEventName } from '../../src/contract/tracking.js';
import { forgetMarks, isFirst, type Once } from './track-marks.js';

declare global {
  interface Window {
    /** What the tag manager reads, in its order. */
    dataLayer?: unknown[];
  }
}

interface Noted {
  event: TrackedEvent;
  once: Once | undefined;
}

/** Events that wait at most; the oldest are dropped first. */
const limit = 100;
let isAllowed = false;
/** What happened on this page and nobody may know of yet. It is kept nowhere else. */
let waiting: readonly Noted[] = [];

const listeners = new Set<() => void>();
/** Tells of each change of what waits and what is released. @returns ends it */
export const onTracked = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const waitingEvents = (): readonly Noted[] => waiting;

const push = ({ event, once }: Noted): void => {
  if (once && !isFirst(once)) return;
  window.dataLayer ??= [];
  // The tag manager merges what it is given: nothing of the event before may stay.
  if ('ecommerce' in event) window.dataLayer.push({ ecommerce: null });
  window.dataLayer.push(event);
};

/** Whether the same waits already, with no other choice after it. */
const waitsAlready = (once: Once): boolean => {
  const last = waiting.findLast((noted) => noted.once?.what === once.what);
  return last !== undefined && last.once?.choice === once.choice;
};

/** Notes what a visitor did: in the data layer, or until that is allowed in memory. @param once what is not told twice in a browser */
export const track = (event: TrackedEvent, once?: Once): void => {
  if (isAllowed) push({ event, once });
  else if (!once || !waitsAlready(once)) waiting = [...waiting, { event, once }].slice(-limit);
  for (const listener of listeners) listener();
};

/** Lets events go to the data layer, those that wait first; or has them wait again, and forgets what was marked as told. */
export const releaseEvents = (isAllowedNow: boolean): void => {
  isAllowed = isAllowedNow;
  if (isAllowed) {
    const due = waiting;
    waiting = [];
    due.forEach(push);
  } else forgetMarks();
  for (const listener of listeners) listener();
};

/** What visitors ask for, by the kind of their enquiry. An application is nobody's business. */
const enquiryEvents: Partial<Record<string, Extract<TrackedEventName, 'contact_form' | 'quotation_request' | 'advice_request' | 'newsletter_signup'>>> = {
  contact: 'contact_form',
  quotation: 'quotation_request',
  advice: 'advice_request',
  newsletter: 'newsletter_signup',
};

/** Notes that an enquiry was taken, and nothing of what it says. */
export const trackEnquiry = (kind: string, once?: Once): void => {
  const event = enquiryEvents[kind];
  if (event) track({ event }, once);
};
