import type { TrackedEvent, TrackedEventName } from '../../src/contract/tracking.js';
import { clearMarks, isFirst, type OnceKey } from './tracked-once.js';

declare global {
  interface Window {
    /** Data layer of the tag manager. */
    dataLayer?: unknown[];
  }
}

interface Noted {
  event: TrackedEvent;
  once: OnceKey | undefined;
}

/** Maximum number of waiting events; the oldest are dropped. */
const limit = 100;
let isAllowed = false;
/** Events of this page that wait for consent. They are stored in memory only. */
let waiting: readonly Noted[] = [];

const listeners = new Set<() => void>();
/** Calls the listener after each change of waiting or released events. @returns a function that removes the listener */
export const onTracked = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const waitingEvents = (): readonly Noted[] => waiting;

const push = ({ event, once }: Noted): void => {
  if (once && !isFirst(once)) return;
  window.dataLayer ??= [];
  // The tag manager merges events: this clears the products of the earlier one.
  if ('ecommerce' in event) window.dataLayer.push({ ecommerce: null });
  window.dataLayer.push(event);
};

/** Whether the same event waits already, with the same latest choice. */
const waitsAlready = (once: OnceKey): boolean => {
  const last = waiting.findLast((noted) => noted.once?.what === once.what);
  return last !== undefined && last.once?.choice === once.choice;
};

/** Tracks an event: adds it to the data layer, or to the waiting events until consent. @param once mark of an event that is not tracked twice in a browser */
export const track = (event: TrackedEvent, once?: OnceKey): void => {
  if (isAllowed) push({ event, once });
  else if (!once || !waitsAlready(once)) waiting = [...waiting, { event, once }].slice(-limit);
  for (const listener of listeners) listener();
};

/** With consent, releases waiting and further events to the data layer. Without, lets further events wait, and deletes the marks. */
export const releaseEvents = (isAllowedNow: boolean): void => {
  isAllowed = isAllowedNow;
  if (isAllowed) {
    const due = waiting;
    waiting = [];
    due.forEach(push);
  } else clearMarks();
  for (const listener of listeners) listener();
};

/** Events by kind of enquiry. Job applications are not tracked. */
const enquiryEvents: Partial<Record<string, Extract<TrackedEventName, 'contact_form' | 'quotation_request' | 'advice_request' | 'newsletter_signup'>>> = {
  contact: 'contact_form',
  quotation: 'quotation_request',
  advice: 'advice_request',
  newsletter: 'newsletter_signup',
};

/** Tracks that an enquiry was accepted, without its contents. */
export const trackEnquiry = (kind: string, once?: OnceKey): void => {
  const event = enquiryEvents[kind];
  if (event) track({ event }, once);
};
