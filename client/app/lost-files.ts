import { renew } from '../core/renewal.js';
import { reportPage } from '../core/report.js';
import { isSpared } from '../core/spared.js';
import { addressAsked } from './route-change.js';

/** Reloads the page when a chunk cannot be loaded. Vite dispatches this event before the import itself fails. */
export const renewWhereFilesAreGone = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) return;
    reportPage('file', payload);
    void renew(addressAsked, () => !isSpared(payload));
  });
};
