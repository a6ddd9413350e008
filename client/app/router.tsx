import { type ReactNode, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/** Shows the page of the address; a route change loads its chunk, texts and data first, then shows it. */
export const Router = ({ first, surroundings, children }: RouterProps): ReactNode => {
  const [shown, setShown] = useState(first);
  /** The hash of a page that is on its way, until it is shown. */
  const arrival = useRef<string>(undefined);

  const show = useCallback(
    async (url: URL): Promise<boolean> => {
      const place = placeOf(url, surroundings.locale);
      if (!place) return false;
      const page = await loadBuiltPage(place.key, surroundings);
      const loaded = await loadPage(place, page, () => loadBuiltPage('notFound', surroundings), surroundings);
      startTransition(() => setShown(loaded));
      return true;
    },
    [surroundings],
  );

  const navigate = useCallback<Navigation['navigate']>(
    async (path, { replace = false, keepScroll = false } = {}) => {
      const asked = new URL(path, window.location.href);
      try {
        const url = await follow(asked, show);
        if (!url) return window.location.assign(asked);
        window.history[replace ? 'replaceState' : 'pushState'](null, '', url);
        if (!keepScroll) arrival.current = url.hash;
      } catch {
        // The server shows what went wrong, in the page's own frame.
        window.location.assign(asked);
      }
    },
    [show],
  );

  useEffect(() => listenForNavigation({ locale: surroundings.locale, navigate, show }), [surroundings, navigate, show]);
  useLayoutEffect(() => {
    if (arrival.current !== undefined) arrive(arrival.current);
    arrival.current = undefined;
  }, [shown]);
  useEffect(() => {
    document.title = shown.info.title;
  }, [shown]);

  return children(shown.page, { place: shown.place, info: shown.info, navigate });
};

/** Shows a page, or the one it redirects to; the address that is shown in the end, or undefined when it is none of ours. */
const follow = async (url: URL, show: (url: URL) => Promise<boolean>): Promise<URL | undefined> => {
  try {
    return (await show(url)) ? url : undefined;
  } catch (error) {
    if (!(error instanceof Redirect)) throw error;
    return follow(new URL(error.path, url), show);
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
