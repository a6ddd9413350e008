import type { MeasuringSettings } from '../../../src/contract/third-parties.js';
import { ThirdPartyError } from '../../core/third-party-error.js';
import { attempt, type Tracker } from './tracker.js';

const loaded = (address: URL): Promise<void> =>
  new Promise((resolve, reject) => {
    const picture = new Image(1, 1);
    picture.referrerPolicy = 'no-referrer';
    picture.addEventListener('load', () => resolve());
    picture.addEventListener('error', () => reject(new ThirdPartyError('blocked')));
    picture.src = address.href;
  });

/** Requests an image for each page view, with only path, locale and time as parameters. */
export const startPixel = ({ address }: NonNullable<MeasuringSettings['pixel']>): Tracker => ({
  show: ({ url, locale }) => {
    const requested = new URL(address);
    requested.searchParams.set('path', new URL(url).pathname);
    requested.searchParams.set('locale', locale);
    // The time prevents a response from the browser cache.
    requested.searchParams.set('at', String(Date.now()));
    void attempt('pixel', loaded(requested));
  },
  stop: () => undefined,
});
