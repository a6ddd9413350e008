import { lazy, Suspense } from 'react';
import { useToastQueue } from '../../core/toasts.js';
import { ignoreError } from '../../core/ignored-errors.js';
import { PlainToasts } from './plain-toasts.js';

/** Milliseconds that the first toast waits for the code of the toasts, before the fallback is used. */
const loadTimeout = 4000;

const withLoadTimeout = <Loaded,>(loading: Promise<Loaded>): Promise<Loaded> =>
  Promise.race([
    loading,
    new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error('The toasts took too long')), loadTimeout);
    }),
  ]);

/** Loaded with the first toast, else replaced by the fallback. */
const ToastArea = lazy(() =>
  withLoadTimeout(import('./toast-area.js')).catch((error: unknown) => {
    ignoreError(error);
    return { default: PlainToasts };
  }),
);

/** Shows the toasts, if there are any. */
export const Toaster = () => {
  const { toasts } = useToastQueue();
  return toasts.length === 0 ? null : (
    <Suspense>
      <ToastArea />
    </Suspense>
  );
};
