import { renew } from '../core/renewal.js';
import { reportPage } from '../core/report.js';
import { hasMetAhead } from './ahead.js';
import { addressAsked } from './route-change.js';

/** A file of a page, or of a part of one, that does not come: the bundler tells of each before the part itself hears of it. */
export const renewWhereFilesAreGone = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) return;
    reportPage('file', payload);
    void renew(addressAsked, () => !hasMetAhead(payload));
  });
};
