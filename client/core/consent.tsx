import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { askedOnArrival, type Consent, consentCookie, type OptionalCategory, optionalCategories, readConsent, writtenConsent } from '../../src/contract/consent.js';
import { keepCookie, readCookie } from './own-cookie.js';
import { createRequiredContext } from './required-context.js';

interface ConsentChoices {
  /** What the visitor said yes to, for good. */
  given: readonly OptionalCategory[];
  /** Changes with every choice that can take something back: what was given for once ends with it. */
  settled: number;
  /** Says yes to one more category. */
  add(category: OptionalCategory): void;
  /** Answers what is asked on arrival; what was given at places stays. */
  answer(given: readonly OptionalCategory[]): void;
  /** Makes the whole choice anew. */
  settle(given: readonly OptionalCategory[]): void;
}

const [Provider, useConsentChoices] = createRequiredContext<ConsentChoices>('consent');
export { useConsentChoices };

/** The choice as it is remembered; undefined while none was made, or none that still counts. */
export const choiceNow = (): Consent | undefined => readConsent(readCookie(consentCookie), Date.now());
const givenNow = (): readonly OptionalCategory[] => choiceNow()?.given ?? [];

const keep = (choice: Omit<Consent, 'chosenAt'>): void => keepCookie(consentCookie, writtenConsent({ ...choice, chosenAt: Math.floor(Date.now() / 1000) }));

/** Holds what the visitor agreed to, remembers it in a cookie that the server reads too, and follows the site's other tabs. */
export const ConsentProvider = ({ initial, children }: { initial: readonly OptionalCategory[]; children: ReactNode }) => {
  const [{ given, settled }, setChoice] = useState({ given: initial, settled: 0 });
  const channel = useRef<BroadcastChannel>(undefined);
  /** Shows what the cookie says; that it lost something is news to whoever goes by a consent for once. */
  const follow = useCallback((isSettled: boolean) => setChoice((known) => ({ given: givenNow(), settled: known.settled + (isSettled ? 1 : 0) })), []);

  useEffect(() => {
    const stop = new AbortController();
    if (typeof BroadcastChannel !== 'undefined') channel.current = new BroadcastChannel('consent');
    channel.current?.addEventListener('message', ({ data }) => follow(data === 'settled'), { signal: stop.signal });
    // A page that comes back from the browser's memory may have slept through a choice.
    window.addEventListener('pageshow', ({ persisted }) => persisted && follow(true), { signal: stop.signal });
    return () => {
      stop.abort();
      channel.current?.close();
    };
  }, [follow]);

  const choices = useMemo((): ConsentChoices => {
    const choose = (chosen: Omit<Consent, 'chosenAt'>, isSettled: boolean) => {
      keep(chosen);
      follow(isSettled);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is the origin's own
      channel.current?.postMessage(isSettled ? 'settled' : 'added');
    };
    return {
      given,
      settled,
      add: (category) => {
        const known = choiceNow() ?? { given: [], isPartial: true as const };
        choose({ ...known, given: [...known.given, category] }, false);
      },
      answer: (answered) => choose({ given: [...givenNow().filter((category) => !askedOnArrival.some((asked) => asked === category)), ...answered] }, false),
      settle: (chosen) => choose({ given: chosen }, true),
    };
  }, [given, settled, follow]);
  return <Provider value={choices}>{children}</Provider>;
};

export interface PlaceConsent {
  isGiven: boolean;
  /** Given at this very place: the focus goes on to what came of it. */
  isGivenHere: boolean;
  /** `once`: for this place, until the page is left; `always`: remembered. */
  give(how: 'once' | 'always'): void;
  withdraw(): void;
}

/** Whether a place on the page may load what is of a category. */
export const useConsent = (category: OptionalCategory): PlaceConsent => {
  const { given, settled, add, settle } = useConsentChoices();
  const [givenAt, setGivenAt] = useState<number>();
  const isGivenHere = givenAt === settled;
  return {
    isGiven: given.includes(category) || isGivenHere,
    isGivenHere,
    give: (how) => {
      setGivenAt(settled);
      if (how === 'always') add(category);
    },
    withdraw: () => settle(optionalCategories.filter((other) => other !== category && given.includes(other))),
  };
};
