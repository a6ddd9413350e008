import { type ReactNode, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Navigation, Page } from '../core/page.js';
import { putBackTyped } from '../core/typed.js';
import { announce } from './announcer.js';
import { arriveAt, returnTo } from './arrive.js';
import { changeRoute } from './change-route.js';
import { enter, entryNow, type Entry, isShown, leftAt, rememberLeft, shownEntry, stayAt, travel } from './entries.js';
import { listenForNavigation } from './listen-for-navigation.js';
import type { LoadedPage, Surroundings } from './load-page.js';
import { dropChange, endChange, type RunningChange, stopChange } from './route-change.js';

interface RouterProps {
  first: LoadedPage;
  surroundings: Surroundings;
  children(page: Page, navigation: Navigation): ReactNode;
}

/** A page as it is shown, and how its reader came to it; the first was there from the start. */
interface Shown extends LoadedPage {
  change?: RunningChange;
  entry?: Entry;
  /** With this hash, back from another page, or without leaving the place they are at. */
  arrival?: { hash: string } | 'back' | 'stays';
}

/** Shows the page of the address; a route change loads its chunk, texts and data first, then shows it. */
export const Router = ({ first, surroundings, children }: RouterProps): ReactNode => {
  const [shown, setShown] = useState<Shown>(first);
  /** What stands on the page, while the next may be on its way to it already. */
  const standing = useRef<Shown>(first);

  const navigate = useCallback<Navigation['navigate']>(
    function go(path, options = {}) {
      const { replace = false, keepScroll = false } = options;
      const to = new URL(path, window.location.href);
      return changeRoute({
        to,
        surroundings,
        show: (opened, change) => {
          if (!opened) return window.location.assign(to);
          rememberLeft();
          const entry = enter(opened.url, replace);
          startTransition(() => setShown({ ...opened.page, change, entry, arrival: keepScroll ? 'stays' : { hash: opened.url.hash } }));
        },
        retry: () => void go(path, options),
      });
    },
    [surroundings],
  );

  useEffect(() => {
    /** Whoever is back before the next page has come to stand stays on the one they see. */
    const stay = () => startTransition(() => setShown(standing.current));
    const goBack = () => {
      const { isNew, ...entry } = entryNow();
      const before = shownEntry();
      // Back from an entry whose page could not be shown, or was not waited for.
      if (entry.key === before.key) {
        stopChange();
        return stay();
      }
      rememberLeft();
      if (isShown()) {
        stay();
        // Another place on the same page; to a hash that was just followed the browser scrolls by itself.
        stayAt(entry);
        dropChange();
        if (!isNew) returnTo(leftAt(entry));
        return;
      }
      void changeRoute({
        to: new URL(window.location.href),
        surroundings,
        show: (opened, change) => {
          if (!opened) return window.location.reload();
          startTransition(() => setShown({ ...opened.page, change, entry, arrival: 'back' }));
        },
        onFailure: () => travel(entry, before),
        retry: () => travel(before, entry),
      });
    };
    return listenForNavigation({ locale: surroundings.locale, navigate, goBack });
  }, [surroundings, navigate]);
  useEffect(() => {
    // A page that comes back from the browser's memory was left in the middle of a change.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && dropChange();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  // Before any effect of the page's parts: whoever looks at the document then finds the new title, and the reader where they arrived.
  useLayoutEffect(() => {
    const { change, entry, arrival, info } = shown;
    standing.current = shown;
    document.title = info.title;
    if (entry) stayAt(entry);
    if (arrival === 'back') returnTo(entry && leftAt(entry));
    else if (arrival && arrival !== 'stays') arriveAt(arrival.hash);
    endChange(change);
  }, [shown]);
  useEffect(() => {
    if (shown.arrival && shown.arrival !== 'stays') announce(shown.info.title);
    putBackTyped();
  }, [shown]);

  return children(shown.page, { place: shown.place, info: shown.info, origin: surroundings.origin, navigate });
};
