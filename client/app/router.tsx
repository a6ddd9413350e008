import { type ReactNode, startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Navigation, Page } from '../core/page.js';
import { Redirect } from '../core/page.js';
import { loadBuiltPage } from './built-pages.js';
import { listenForNavigation } from './listen-for-navigation.js';
import { type LoadedPage, loadPage, type Surroundings } from './load-page.js';
import { placeOf } from './place.js';

interface RouterProps {
  first: LoadedPage;
  surroundings: Surroundings;
  children(page: Page, navigation: Navigation): ReactNode;
}

/** A page as it is shown, and the hash it was opened with; undefined: the reader stays where they are. */
type Shown = LoadedPage & { arrivesAt?: string | undefined };

/** Shows the page of the address; a route change loads its chunk, texts and data first, then shows it. */
export const Router = ({ first, surroundings, children }: RouterProps): ReactNode => {
  const [shown, setShown] = useState<Shown>(first);

  const navigate = useCallback<Navigation['navigate']>(
    async (path, { replace = false, keepScroll = false } = {}) => {
      const asked = new URL(path, window.location.href);
      const isLatest = takeTurn();
      try {
        const opened = await open(asked, surroundings);
        if (!isLatest()) return;
        if (!opened) return window.location.assign(asked);
        window.history[replace ? 'replaceState' : 'pushState'](null, '', opened.url);
        startTransition(() => setShown({ ...opened.page, arrivesAt: keepScroll ? undefined : opened.url.hash }));
      } catch {
        // The server shows what went wrong, in the page's own frame.
        window.location.assign(asked);
      }
    },
    [surroundings],
  );

  useEffect(() => {
    const goBack = async () => {
      const isLatest = takeTurn();
      const opened = await open(new URL(window.location.href), surroundings).catch(() => undefined);
      if (!isLatest()) return;
      if (opened) startTransition(() => setShown(opened.page));
      else window.location.reload();
    };
    return listenForNavigation({ locale: surroundings.locale, navigate, goBack });
  }, [surroundings, navigate]);
  useLayoutEffect(() => {
    if (shown.arrivesAt !== undefined) arrive(shown.arrivesAt);
  }, [shown]);
  useEffect(() => {
    document.title = shown.info.title;
  }, [shown]);

  return children(shown.page, { place: shown.place, info: shown.info, origin: surroundings.origin, navigate });
};

let turn = 0;
/** Starts a route change; the answer tells whether it is still the latest: a slower, older one must not win. */
const takeTurn = (): (() => boolean) => {
  turn += 1;
  const own = turn;
  return () => own === turn;
};

/** Loads the page of an address, or the one it redirects to; undefined when it is none of ours. */
const open = async (url: URL, surroundings: Surroundings): Promise<{ url: URL; page: LoadedPage } | undefined> => {
  const place = placeOf(url, surroundings.locale);
  if (!place) return undefined;
  try {
    const page = await loadBuiltPage(place.key, surroundings);
    return { url, page: await loadPage(place, page, () => loadBuiltPage('notFound', surroundings), surroundings) };
  } catch (error) {
    if (!(error instanceof Redirect)) throw error;
    return open(new URL(error.path, url), surroundings);
  }
};

/** After a route change the reader stands at the top, with the focus at the new page's heading. */
const arrive = (hash: string): void => {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : document.querySelector<HTMLElement>('h1');
  if (hash && target) return target.scrollIntoView();
  window.scrollTo(0, 0);
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};
