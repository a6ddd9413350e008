import { type ReactNode, useMemo, useState } from 'react';
import { createRequiredContext } from './required-context.js';

export type ToastVariant = 'success' | 'error' | 'warning' | 'info';

/** Action of a toast: a link or a function. It must also be possible elsewhere; `altText` describes how. */
export type ToastAction = { label: string; altText: string } & ({ href: string } | { onAct(): void });

/** Short message about the result of an action whose place on the page is gone or not visible. */
export interface Toast {
  variant: ToastVariant;
  title: string;
  description?: string;
  action?: ToastAction;
}
export interface QueuedToast extends Toast {
  id: number;
}

/** Maximum number of visible toasts; the oldest is removed. */
export const maxToasts = 3;

/** Adds a toast to the queue. An equal toast is replaced. */
export const withToast = (queue: readonly QueuedToast[], toast: QueuedToast): readonly QueuedToast[] => {
  const others = queue.filter(({ variant, title, description }) => variant !== toast.variant || title !== toast.title || description !== toast.description);
  return [...others, toast].slice(-maxToasts);
};

interface ToastQueue {
  toasts: readonly QueuedToast[];
  /** Removes a toast that has disappeared. */
  drop(id: number): void;
}

const [ShowProvider, useToast] = createRequiredContext<(toast: Toast) => void>('toast');
const [QueueProvider, useToastQueue] = createRequiredContext<ToastQueue>('toast');
/** Shows a toast. */
export { useToast };
/** The queue, for the component that shows toasts. */
export { useToastQueue };

let last = 0;

/** Provides the queue of toasts. The code that shows them is loaded with the first toast. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly QueuedToast[]>([]);
  const [show] = useState(() => (toast: Toast) => {
    last += 1;
    const queued = { ...toast, id: last };
    setToasts((queue) => withToast(queue, queued));
  });
  const queue = useMemo((): ToastQueue => ({ toasts, drop: (id) => setToasts((known) => known.filter((toast) => toast.id !== id)) }), [toasts]);
  return (
    <ShowProvider value={show}>
      <QueueProvider value={queue}>{children}</QueueProvider>
    </ShowProvider>
  );
};
