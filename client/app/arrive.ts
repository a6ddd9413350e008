import type { Left } from './entries.js';

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]';
/** The focus goes there without scrolling; what cannot have it by itself gets it from here alone. */
const focusOn = (element: HTMLElement): void => {
  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/** Puts the focus at the page's heading, which readers of screens then speak. */
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

/** After a route change the reader stands at the place the address names, else at the top; with the focus there. */
export const arriveAt = (hash: string): void => {
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

/** Milliseconds for which a page may still grow to where its reader was. */
const patience = 1000;
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls down to where the reader was, also when parts of the page come a moment later; whoever moves by themselves is left alone. */
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
  const timer = setTimeout(() => stop.abort(), patience);
  for (const move of ownMoves) window.addEventListener(move, () => stop.abort(), { signal: stop.signal, passive: true });
  stop.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
};

/** Back on a page: where it was left, with the focus on what had it. */
export const returnTo = (left: Left | undefined): void => {
  scrollBack(left?.y ?? 0);
  const before = left?.id ? document.getElementById(left.id) : [...document.links].find((link) => link.getAttribute('href') === left?.href);
  before?.focus({ preventScroll: true });
  if (document.activeElement === document.body) focusHeading();
};
