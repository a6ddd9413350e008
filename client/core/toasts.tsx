import { type ReactNode, useMemo, useState } from 'react';
import { createRequiredContext } from './required-context.js';

export type ToastVariant = 'success' | 'error' | 'warning' | 'info';

/** What can be done from a toast: a link, or an act. Nothing may be possible there alone: `altText` says how it is done otherwise. */
export type ToastAction = { label: string; altText: string } & ({ href: string } | { onAct(): void });

/** A short word on what came of an action whose place is gone or elsewhere. */
export interface Toast {
  variant: ToastVariant;
  title: string;
  description?: string;
  action?: ToastAction;
}
export interface QueuedToast extends Toast {
  id: number;
}

/** So many are in sight at once; the oldest gives way. */
export const mostToasts = 3;

/** Those in sight with one more. What is said again is said anew, not twice. */
export const withToast = (queue: readonly QueuedToast[], toast: QueuedToast): readonly QueuedToast[] => {
  const others = queue.filter(({ variant, title, description }) => variant !== toast.variant || title !== toast.title || description !== toast.description);
  return [...others, toast].slice(-mostToasts);
};

interface ToastQueue {
  toasts: readonly QueuedToast[];
  /** Forgets one that is out of sight. */
  drop(id: number): void;
}

const [ShowProvider, useToast] = createRequiredContext<(toast: Toast) => void>('toast');
const [QueueProvider, useToastQueue] = createRequiredContext<ToastQueue>('toast');
/** Says something in a toast. */
export { useToast };
/** What is said, for whoever shows it. */
export { useToastQueue };

let last = 0;

/** Holds what is said in toasts; what shows them comes with the first. */
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
