import { type ReactNode, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Navigation, Page } from '../core/page.js';
import { restoreInput } from '../core/saved-input.js';
import { announce } from './announcer.js';
import { restorePosition, scrollToTarget } from './scroll-and-focus.js';
import { changeRoute } from './change-route.js';
import { pushEntry, currentEntry, type HistoryEntry, isShown, scrollStateOf, saveScrollState, shownEntry, setShownEntry, goToEntry } from './history-entries.js';
import { listenForNavigation } from './listen-for-navigation.js';
import type { AppServices, LoadedPage } from './load-page.js';
import { dropChange, endChange, type RunningChange, stopChange } from './route-change.js';

interface RouterProps {
  first: LoadedPage;
  surroundings: AppServices;
  children(page: Page, navigation: Navigation): ReactNode;
}

/** The shown page, and how the visitor came to it. The initial page has neither change nor entry. */
interface Shown extends LoadedPage {
  change?: RunningChange;
  entry?: HistoryEntry;
  /** `hash`: by a link; `back`: by back or forward; `stays`: keep the scroll position. */
  arrival?: { hash: string } | 'back' | 'stays';
}

/** Shows the page of the address. A route change first loads chunk, texts and data of the new page. */
export const Router = ({ first, surroundings: services, children }: RouterProps): ReactNode => {
  const [shown, setShown] = useState<Shown>(first);
  /** The committed page, while the transition to the next one may be running. */
  const standing = useRef<Shown>(first);

  const navigate = useCallback<Navigation['navigate']>(
    function go(path, options = {}) {
      const { replace = false, keepScroll = false } = options;
      const to = new URL(path, window.location.href);
      return changeRoute({
        to,
        surroundings: services,
        show: (opened, change) => {
          if (!opened) return window.location.assign(to);
          saveScrollState();
          const entry = pushEntry(opened.url, replace);
          startTransition(() => setShown({ ...opened.page, change, entry, arrival: keepScroll ? 'stays' : { hash: opened.url.hash } }));
        },
        retry: () => void go(path, options),
      });
    },
    [services],
  );

  useEffect(() => {
    /** Cancels the transition to the next page after the visitor has gone back. */
    const stay = () => startTransition(() => setShown(standing.current));
    const goBack = () => {
      const { isNew, ...entry } = currentEntry();
      const before = shownEntry();
      // Back from an entry whose page was never shown.
      if (entry.key === before.key) {
        stopChange();
        return stay();
      }
      saveScrollState();
      if (isShown()) {
        stay();
        // Another place on the same page. The browser itself scrolls to a hash of a new entry.
        setShownEntry(entry);
        dropChange();
        if (!isNew) restorePosition(scrollStateOf(entry));
        return;
      }
      void changeRoute({
        to: new URL(window.location.href),
        surroundings: services,
        show: (opened, change) => {
          if (!opened) return window.location.reload();
          startTransition(() => setShown({ ...opened.page, change, entry, arrival: 'back' }));
        },
        onFailure: () => goToEntry(entry, before),
        retry: () => goToEntry(before, entry),
      });
    };
    return listenForNavigation({ locale: services.locale, navigate, goBack });
  }, [services, navigate]);
  useEffect(() => {
    // A page from the back/forward cache may have been left during a change.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && dropChange();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  // Runs before the effects of the page's parts, so that they find the new title, scroll position and focus.
  useLayoutEffect(() => {
    const { change, entry, arrival, info } = shown;
    standing.current = shown;
    document.title = info.title;
    if (entry) setShownEntry(entry);
    if (arrival === 'back') restorePosition(entry && scrollStateOf(entry));
    else if (arrival && arrival !== 'stays') scrollToTarget(arrival.hash);
    endChange(change);
  }, [shown]);
  useEffect(() => {
    if (shown.arrival && shown.arrival !== 'stays') announce(shown.info.title);
    restoreInput();
  }, [shown]);

  return children(shown.page, { place: shown.place, info: shown.info, origin: services.origin, navigate });
};
