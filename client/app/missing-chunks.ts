import { reloadPage } from '../core/reload-page.js';
import { reportPage } from '../core/report.js';
import { isIgnored } from '../core/ignored-errors.js';
import { targetAddress } from './route-change.js';

/** Reloads the page when a chunk cannot be loaded. Vite dispatches this event before the import itself fails. */
export const reloadOnMissingChunks = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) return;
    reportPage('file', payload);
    void reloadPage(targetAddress, () => !isIgnored(payload));
  });
};
