import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import { consentCookie, parseConsent } from '../../../src/contract/consent.js';
import { readCookie } from '../../core/site-cookie.js';
import { eventRow, trackingFaults } from '../../../src/domain/tracking-faults.js';
import { onTracked, waitingEvents } from '../../core/track.js';

interface Shown {
  pushed: Record<string, unknown>;
  isWaiting: boolean;
}

const isOurs = (pushed: unknown): pushed is Record<string, unknown> =>
  typeof pushed === 'object' && pushed !== null && 'event' in pushed && eventRow(String(pushed.event)) !== undefined;

/** All events of the page in order: first those in the data layer, then the waiting ones. */
const shownEvents = (): Shown[] => [
  ...(window.dataLayer ?? []).filter(isOurs).map((pushed) => ({ pushed, isWaiting: false })),
  ...waitingEvents().map(({ event }) => ({ pushed: { ...event }, isWaiting: true })),
];

const agreed = (): string => {
  const consent = parseConsent(readCookie(consentCookie), Date.now());
  if (!consent) return 'not asked yet';
  return consent.given.join(', ') || 'nothing';
};

/** Shows the tracking events of this page as they happen. For developers: in English, never in production. */
export const TrackingPanel = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onTracked(drawAgain), []);
  const opener = useRef<HTMLButtonElement>(null);
  const events = shownEvents();
  const waiting = events.filter(({ isWaiting }) => isWaiting).length;
  const hasFaults = events.some(({ pushed }) => trackingFaults(pushed).length > 0);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles Escape from both the button and the list
    <div className="panel" onKeyDown={onKeyDown}>
      {isOpen && (
        <section aria-label="Events of this page">
          <p>
            Agreed to: <strong>{agreed()}</strong>
          </p>
          {events.length === 0 && <p>Nothing has happened yet.</p>}
          <ol>
            {events.map((event, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- events are only appended
              <Event key={at} {...event} />
            ))}
          </ol>
        </section>
      )}
      <button ref={opener} type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {`Events ${events.length}${waiting ? `, ${waiting} waiting` : ''}${hasFaults ? ', with faults' : ''}`}
      </button>
    </div>
  );
};

const Event = ({ pushed, isWaiting }: Shown) => {
  const faults = trackingFaults(pushed);
  return (
    <li>
      <details>
        <summary>
          {String(pushed['event'])} <small data-waiting={isWaiting}>{isWaiting ? 'waiting' : 'released'}</small>
          {faults.length > 0 && <small data-fault>{faults.length === 1 ? '1 fault' : `${faults.length} faults`}</small>}
        </summary>
        {faults.length > 0 && (
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
        <pre>{JSON.stringify(pushed, null, 2)}</pre>
      </details>
    </li>
  );
};
