import type { ScrollState } from './history-entries.js';

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]';
/** Focuses an element without scrolling. An element that is not focusable gets `tabindex="-1"`. */
const focusOn = (element: HTMLElement): void => {
  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/** Focuses the heading of the page, so that screen readers read it. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) focusOn(heading);
};

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};

/** Scrolls to the target of the hash, else to the top, and moves the focus there. Called after a route change. */
export const scrollToTarget = (hash: string): void => {
  const target = hash ? document.getElementById(decoded(hash.slice(1))) : null;
  if (target) {
    // `scroll-padding-top` keeps it clear of the header.
    target.scrollIntoView();
    focusOn(target);
    return;
  }
  window.scrollTo(0, 0);
  focusHeading();
};

/** Milliseconds to wait until the page is high enough for the scroll position. */
const restoreTimeout = 1000;
const userScrollEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Restores a scroll position, also while parts of the page are still loading. Stops when the visitor scrolls, clicks or types. */
const scrollBack = (y: number): void => {
  const stop = new AbortController();
  const page = document.documentElement;
  const scroll = () => {
    window.scrollTo(0, y);
    if (page.scrollHeight - window.innerHeight >= y) stop.abort();
  };
  scroll();
  if (stop.signal.aborted) return;
  const growth = new ResizeObserver(scroll);
  growth.observe(page);
  const timer = setTimeout(() => stop.abort(), restoreTimeout);
  for (const move of userScrollEvents) window.addEventListener(move, () => stop.abort(), { signal: stop.signal, passive: true });
  stop.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
};

/** Restores scroll position and focus of a page that the visitor returns to. */
export const restorePosition = (left: ScrollState | undefined): void => {
  scrollBack(left?.y ?? 0);
  const before = left?.id ? document.getElementById(left.id) : [...document.links].find((link) => link.getAttribute('href') === left?.href);
  before?.focus({ preventScroll: true });
  if (document.activeElement === document.body) focusHeading();
};
