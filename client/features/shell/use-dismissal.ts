import { type RefObject, useEffect, useRef } from 'react';

/** A `<details>` used as a menu: it closes on Escape, on a click elsewhere and after one of its links was chosen. */
export const useDismissal = (): RefObject<HTMLDetailsElement | null> => {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    document.addEventListener(
      'click',
      ({ target }) => {
        const isInside = target instanceof Element && menu.current?.contains(target);
        if (menu.current?.open && (!isInside || target.closest('a'))) menu.current.open = false;
      },
      options,
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !menu.current?.open) return;
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      },
      options,
    );
    return () => stop.abort();
  }, []);
  return menu;
};
