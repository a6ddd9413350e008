import { lazy, Suspense } from 'react';
import { useToastQueue } from '../../core/toasts.js';
import { spare } from '../../core/spared.js';
import { PlainToasts } from './plain-toasts.js';

/** Milliseconds the first toast waits for what shows it: then it is said plainly. */
const patience = 4000;

const inTime = <Loaded,>(loading: Promise<Loaded>): Promise<Loaded> =>
  Promise.race([
    loading,
    new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error('The toasts took too long')), patience);
    }),
  ]);

/** Comes with the first toast; where it cannot, the words do. */
const ToastArea = lazy(() =>
  inTime(import('./toast-area.js')).catch((error: unknown) => {
    spare(error);
    return { default: PlainToasts };
  }),
);

/** Where toasts are shown, as long as there are any. */
export const Toaster = () => {
  const { toasts } = useToastQueue();
  return toasts.length === 0 ? null : (
    <Suspense>
      <ToastArea />
    </Suspense>
  );
};
