import { type RefObject, useEffect, useRef } from 'react';

/** Opens a modal dialog while it is rendered, and returns the focus to its origin afterwards. */
export const useModalDialog = (): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
};
