import { renew } from '../core/renewal.js';
import { reportPage } from '../core/report.js';
import { isSpared } from '../core/spared.js';
import { addressAsked } from './route-change.js';

/** A file of a page, or of a part of one, that does not come: the bundler tells of each before the part itself hears of it. */
export const renewWhereFilesAreGone = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) return;
    reportPage('file', payload);
    void renew(addressAsked, () => !isSpared(payload));
  });
};
