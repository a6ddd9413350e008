import type { MeasuringSettings } from '../../../src/contract/third-parties.js';
import { ThirdPartyError } from '../../core/third-party-error.js';
import { attempt, type Running } from './running.js';

const loaded = (address: URL): Promise<void> =>
  new Promise((resolve, reject) => {
    const picture = new Image(1, 1);
    picture.referrerPolicy = 'no-referrer';
    picture.addEventListener('load', () => resolve());
    picture.addEventListener('error', () => reject(new ThirdPartyError('blocked')));
    picture.src = address.href;
  });

/** Requests an image for each page view, with only path, locale and time as parameters. */
export const startPixel = ({ address }: NonNullable<MeasuringSettings['pixel']>): Running => ({
  show: ({ url, locale }) => {
    const asked = new URL(address);
    asked.searchParams.set('path', new URL(url).pathname);
    asked.searchParams.set('locale', locale);
    // The time prevents a response from the browser cache.
    asked.searchParams.set('at', String(Date.now()));
    void attempt('pixel', loaded(asked));
  },
  stop: () => undefined,
});
