import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { bannerCategories, type Consent, consentCookie, type OptionalCategory, optionalCategories, parseConsent, serializeConsent } from '../../src/contract/consent.js';
import { readCookie, writeCookie } from './site-cookie.js';
import { createRequiredContext } from './required-context.js';

interface ConsentChoices {
  /** Categories with stored consent. */
  given: readonly OptionalCategory[];
  /** Increases with every choice that can withdraw consent. Such a choice also ends consent that was given once. */
  settled: number;
  /** Stores consent to one more category. */
  add(category: OptionalCategory): void;
  /** Stores the answer to the consent dialog on arrival; consent to other categories stays. */
  answer(given: readonly OptionalCategory[]): void;
  /** Replaces the whole choice. */
  settle(given: readonly OptionalCategory[]): void;
}

const [Provider, useConsentChoices] = createRequiredContext<ConsentChoices>('consent');
export { useConsentChoices };

/** The stored choice; undefined when there is none or it is no longer valid. */
export const currentConsent = (): Consent | undefined => parseConsent(readCookie(consentCookie), Date.now());
const givenNow = (): readonly OptionalCategory[] => currentConsent()?.given ?? [];

const saveConsent = (choice: Omit<Consent, 'chosenAt'>): void => writeCookie(consentCookie, serializeConsent({ ...choice, chosenAt: Math.floor(Date.now() / 1000) }));

/** Provides the consent of the visitor, stores it in a cookie that the server reads too, and synchronises it with other tabs of the site. */
export const ConsentProvider = ({ initial, children }: { initial: readonly OptionalCategory[]; children: ReactNode }) => {
  const [{ given, settled }, setChoice] = useState({ given: initial, settled: 0 });
  const channel = useRef<BroadcastChannel>(undefined);
  /** Updates the state from the cookie. @param isSettled whether the choice can have withdrawn consent, which ends consent that was given once */
  const follow = useCallback((isSettled: boolean) => setChoice((known) => ({ given: givenNow(), settled: known.settled + (isSettled ? 1 : 0) })), []);

  useEffect(() => {
    const stop = new AbortController();
    if (typeof BroadcastChannel !== 'undefined') channel.current = new BroadcastChannel('consent');
    channel.current?.addEventListener('message', ({ data }) => follow(data === 'settled'), { signal: stop.signal });
    // A page from the back/forward cache may have missed a choice.
    window.addEventListener('pageshow', ({ persisted }) => persisted && follow(true), { signal: stop.signal });
    return () => {
      stop.abort();
      channel.current?.close();
    };
  }, [follow]);

  const choices = useMemo((): ConsentChoices => {
    const choose = (chosen: Omit<Consent, 'chosenAt'>, isSettled: boolean) => {
      saveConsent(chosen);
      follow(isSettled);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
      channel.current?.postMessage(isSettled ? 'settled' : 'added');
    };
    return {
      given,
      settled,
      add: (category) => {
        const known = currentConsent() ?? { given: [], isPartial: true as const };
        choose({ ...known, given: [...known.given, category] }, false);
      },
      answer: (answered) => choose({ given: [...givenNow().filter((category) => !bannerCategories.some((requested) => requested === category)), ...answered] }, false),
      settle: (chosen) => choose({ given: chosen }, true),
    };
  }, [given, settled, follow]);
  return <Provider value={choices}>{children}</Provider>;
};

export interface ConsentState {
  isGiven: boolean;
  /** Whether it was given at this place, so that the focus moves to the loaded content. */
  isGivenHere: boolean;
  /** `once`: for this place until the visitor leaves the page; `always`: stored. */
  give(how: 'once' | 'always'): void;
  withdraw(): void;
}

/** Consent of a place on the page to load content of a category. */
export const useConsent = (category: OptionalCategory): ConsentState => {
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
