import { useEffect } from 'react';
import { isPlainClick } from './plain-click.js';
import { useTexts } from './texts.js';

/** Event of the Navigation API, which all browsers have since 2026 and the types lack. */
interface Traversal extends Event {
  readonly navigationType: string;
}
type Navigations = EventTarget | undefined;

/** Forms on this page whose content would be lost. */
const unsaved = new Set<symbol>();
let listening: AbortController | undefined;
/** Stops the confirmation, because the input is stored or was given up. */
export const allowLeaving = (): void => {
  listening?.abort();
  listening = undefined;
};

const leadsAway = (click: MouseEvent): boolean => {
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  if (!link?.href || !isPlainClick(click)) return false;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  const isHere = origin === window.location.origin && pathname === window.location.pathname && search === window.location.search;
  return !link.target && !link.hasAttribute('download') && /^https?:/.test(link.href) && !(isHere && hash);
};

/** Asks for confirmation before a link, back, reload or a closed tab discards input. */
const listen = (question: string): AbortController => {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  /** After a confirmation neither this code nor the browser asks again. */
  const mayLeave = () => {
    const isWanted = window.confirm(question);
    if (isWanted) allowLeaving();
    return isWanted;
  };
  document.addEventListener(
    'click',
    (event) => {
      if (!leadsAway(event) || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    options,
  );
  (window as { navigation?: Navigations }).navigation?.addEventListener(
    'navigate',
    (event) => {
      if ((event as Traversal).navigationType === 'traverse' && event.cancelable && !mayLeave()) event.preventDefault();
    },
    options,
  );
  window.addEventListener('beforeunload', (event) => event.preventDefault(), options);
  return stop;
};

/** Guards the page. @returns a function that ends it */
const guard = (question: string): (() => void) => {
  const own = Symbol('form');
  unsaved.add(own);
  listening ??= listen(question);
  return () => {
    unsaved.delete(own);
    if (unsaved.size === 0) allowLeaving();
  };
};

/** While `isUnsaved`, the visitor must confirm before leaving the page. Page namespaces: `form`. */
export const useUnsavedWarning = (isUnsaved: boolean): void => {
  const question = useTexts('form')('leave');
  useEffect(() => (isUnsaved ? guard(question) : undefined), [isUnsaved, question]);
};
