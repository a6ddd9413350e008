import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { createRequiredContext } from '../../core/required-context.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';

interface Menu {
  /** The expandable menu on a phone. */
  panel: RefObject<HTMLDetailsElement | null>;
  close(): void;
}

const [Provider, useMenu] = createRequiredContext<Menu>('menu');
export { useMenu };

/** Menu of the header. The panel closes on Escape, which restores the focus, and when a click or the focus is outside, so that no focused element is covered. */
export const MenuProvider = ({ children }: { children: ReactNode }) => {
  const panel = useRef<HTMLDetailsElement>(null);
  const menu = useMemo((): Menu => {
    const close = () => {
      if (panel.current) panel.current.open = false;
    };
    return { panel, close };
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !panel.current?.contains(target)) menu.close();
    };
    document.addEventListener('click', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !panel.current?.open) return;
        menu.close();
        panel.current.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => stop.abort();
  }, [menu]);
  return <Provider value={menu}>{children}</Provider>;
};

/** Menu on a phone: a `<details>` element, which works without scripts and exposes its state to screen readers. */
export const PhoneMenu = ({ children }: { children: ReactNode }) => {
  const t = useTexts('header');
  const { panel } = useMenu();
  return (
    <details className="panel" ref={panel}>
      <summary aria-label={t('menu')}>
        <Icon name="menu" size={24} />
        <Icon name="close" size={24} />
      </summary>
      <nav aria-label={t('mainMenu')}>{children}</nav>
    </details>
  );
};
