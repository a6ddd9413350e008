import type { Locale } from '../../../src/contract/locales.js';
import type { MeasuringId } from '../../../src/contract/third-parties.js';
import { thirdParties } from '../../../src/domain/third-parties.js';
import { loadScript, withTimeout } from '../../core/third-party-script.js';
import { reportFailure, ThirdPartyError } from '../../core/third-party-error.js';

/** Page view for measuring services, without query, because it may contain typed text. */
export interface PageView {
  url: string;
  title: string;
  locale: Locale;
}

/** A running measuring service. */
export interface Tracker {
  /** Reports a page view. */
  show?(page: PageView): void;
  stop(): void;
}

/** Reloads the page without the script, because a script cannot be unloaded. */
export const reload = (): void => window.location.reload();

const reported = new Set<MeasuringId>();
/** Reports a failure to the shop's log, once for each service and page load. */
export const reportOnce = (id: MeasuringId, error: unknown): void => {
  if (reported.has(id)) return;
  reported.add(id);
  reportFailure(id, error instanceof ThirdPartyError ? error : new ThirdPartyError('broken', error));
};

/** Waits for `work` up to the timeout of the service. A failure is only reported to the shop's log. @returns whether it succeeded */
export const attempt = async (id: MeasuringId, work: Promise<unknown>): Promise<boolean> => {
  try {
    await withTimeout(thirdParties[id].timeout, work);
    return true;
  } catch (error) {
    reportOnce(id, error);
    return false;
  }
};

/** Loads the script of a service. @param nonce allows the script to add inline scripts */
export const loadScriptOf = (id: MeasuringId, src: string, nonce?: string): void => void attempt(id, loadScript(src, nonce));
