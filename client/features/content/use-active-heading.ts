import brand from '#brand';
import { useEffect, useState } from 'react';

/** Distance from the top of the window in px above which a heading counts as reached. A link scrolls its heading slightly higher. */
const line = brand.headerHeight + 64;

/** Returns the margin of the observer: from far above the window down to that line, so that headings skipped by a long scroll count too. */
const reachedMargin = (): string => `1000000px 0px ${-100 * Math.max(0, 1 - line / window.innerHeight)}% 0px`;

/** Returns the id of the current section: the last one whose heading was reached. */
export const useActiveHeading = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');
  useEffect(() => {
    const parts = names.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    if (parts.length === 0 || typeof IntersectionObserver === 'undefined') return undefined;
    const passed = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'add' : 'delete'](target);
        setCurrent(parts.findLast((part) => passed.has(part))?.id);
      },
      { rootMargin: reachedMargin() },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [names]);
  return current;
};
