import { type RefObject, useEffect, useRef } from 'react';
import type { QueuedToast } from '../../core/toasts.js';

interface FocusReturn {
  list: RefObject<HTMLOListElement | null>;
  /** Must be called when a toast closes, with all current toasts. */
  leave(id: number, toasts: readonly QueuedToast[]): void;
}

/** Returns the focus to its origin when the last toast closes while it has the focus. */
export const useFocusReturn = (): FocusReturn => {
  const list = useRef<HTMLOListElement>(null);
  const origin = useRef<HTMLElement>(undefined);
  const closed = useRef(new Set<number>());

  useEffect(() => {
    const area = list.current?.parentElement;
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !area?.contains(relatedTarget)) origin.current = relatedTarget;
    };
    area?.addEventListener('focusin', onFocus);
    return () => area?.removeEventListener('focusin', onFocus);
  }, []);

  const leave = (id: number, toasts: readonly QueuedToast[]) => {
    closed.current.add(id);
    const isLast = toasts.every((toast) => closed.current.has(toast.id));
    if (isLast && list.current?.contains(document.activeElement)) origin.current?.focus({ preventScroll: true });
  };
  return { list, leave };
};
