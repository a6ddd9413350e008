import type { Locale } from '../../src/contract/locales.js';
import type { Navigation } from '../core/page.js';
import { isPlainClick } from '../core/plain-click.js';
import { routeOfUrl } from './active-route.js';

interface Listeners {
  locale: Locale;
  navigate: Navigation['navigate'];
  /** Shows the page of the current address after back or forward. */
  goBack(): void;
}

/** Address of a link that the router may follow; undefined when the browser has to follow it. */
export const addressOf = (link: HTMLAnchorElement): URL | undefined =>
  link.href && !link.target && !link.hasAttribute('download') && link.dataset.reload === undefined ? new URL(link.href) : undefined;

/**
 * Handles plain clicks on links and GET forms that lead to pages of this site, and the browser's back and forward.
 * Links stay ordinary `<a href>`: they work before hydration and without JavaScript. With `data-reload` the browser follows the link.
 * @returns the function that stops listening
 */
export const listenForNavigation = ({ locale, navigate, goBack }: Listeners): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;

  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const url = link && isPlainClick(event) ? addressOf(link) : undefined;
      if (!url) return;
      const isSamePage = url.pathname === window.location.pathname && url.search === window.location.search;
      if ((isSamePage && url.hash) || !routeOfUrl(url, locale)) return;
      event.preventDefault();
      void navigate(url.href, { replace: isSamePage });
    },
    { signal },
  );

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.method !== 'get' || event.defaultPrevented) return;
      const url = new URL(form.action);
      const fields = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
      url.search = new URLSearchParams(fields).toString();
      if (!routeOfUrl(url, locale)) return;
      event.preventDefault();
      void navigate(url.href);
    },
    { signal },
  );

  window.addEventListener('popstate', goBack, { signal });

  return () => stop.abort();
};
