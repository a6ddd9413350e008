import type { Locale } from '../../../src/contract/locales.js';
import type { MeasuringId } from '../../../src/contract/third-parties.js';
import { thirdParties } from '../../../src/domain/third-parties.js';
import { inTime, loadScript } from '../../core/foreign-script.js';
import { reportFailure, ThirdPartyError } from '../../core/third-party-error.js';

/** A page as those who measure are told of it: without its query, in which a visitor may have written. */
export interface PageView {
  url: string;
  title: string;
  locale: Locale;
}

/** Somebody who measures. */
export interface Running {
  /** Is told of a page. */
  show?(page: PageView): void;
  stop(): void;
}

/** A script cannot be unloaded: the page is loaded anew, without it. */
export const reload = (): void => window.location.reload();

const told = new Set<MeasuringId>();
/** Tells our log of a failure, once a page for each; the page goes on. */
export const tellOnce = (id: MeasuringId, error: unknown): void => {
  if (told.has(id)) return;
  told.add(id);
  reportFailure(id, error instanceof ThirdPartyError ? error : new ThirdPartyError('broken', error));
};

/** Waits as long as a third party is waited for; what fails is told to our log, and to nobody else. */
export const attempt = async (id: MeasuringId, work: Promise<unknown>): Promise<boolean> => {
  try {
    await inTime(thirdParties[id].patience, work);
    return true;
  } catch (error) {
    tellOnce(id, error);
    return false;
  }
};

/** Loads somebody's script. @param nonce lets it vouch for inline scripts of its own */
export const loadScriptOf = (id: MeasuringId, src: string, nonce?: string): void => void attempt(id, loadScript(src, nonce));
