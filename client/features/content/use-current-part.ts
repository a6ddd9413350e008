import brand from '#brand';
import { useEffect, useState } from 'react';

/** A heading is reached a little below where a link to it scrolls it to, which is below the header. */
const line = brand.headerHeight + 64;

/** Everything above that line counts as reached, however far it was scrolled past at once. */
const reachedMargin = (): string => `1000000px 0px ${-100 * Math.max(0, 1 - line / window.innerHeight)}% 0px`;

/** Id of the part that is being read: the last whose heading was reached. */
export const useCurrentPart = (ids: readonly string[]): string | undefined => {
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
