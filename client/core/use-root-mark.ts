import { useLayoutEffect } from 'react';

/** What is at the lower edge of the window, and the page with the comparison, which needs no tray for it. */
type Mark = 'has-bar' | 'has-notice' | 'has-banner' | 'has-chat' | 'has-comparison';

const shown = new Map<Mark, number>();
const count = (mark: Mark, change: 1 | -1): void => {
  const now = (shown.get(mark) ?? 0) + change;
  shown.set(mark, now);
  document.documentElement.classList.toggle(mark, now > 0);
};

/**
 * Sets a class of the root element, with which rules of other parts make room. With `:has()` on the root, each ticked field, each
 * focused link and each opened step would search the whole document (docs/decisions/0125).
 */
export const useRootMark = (mark: Mark, isShown = true): void =>
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    count(mark, 1);
    // Later than the effects of the part that takes its place: with the class gone in between, the browser would not keep what is being read in its place.
    return () => queueMicrotask(() => count(mark, -1));
  }, [mark, isShown]);
