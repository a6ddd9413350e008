import type { FormEmbedSettings } from '../../../src/contract/third-parties.js';
import { forgetScript, inTime, loadScript } from '../../core/foreign-script.js';
import { ThirdPartyError } from '../../core/third-party-error.js';
import { pageLoaded } from '../../core/when-idle.js';

/** Global that the script of the form service defines (`window.hbspt`, as HubSpot does). */
export interface FormService {
  forms: {
    create(wish: { portalId: string; formId: string; target: string; onFormReady(): void; onFormSubmitted(): void }): void;
  };
}

declare global {
  interface Window {
    hbspt?: FormService;
  }
}

interface WishedForm extends Pick<FormEmbedSettings, 'script' | 'portal'> {
  formId: string;
  /** Id of the element that gets the form. */
  target: string;
  /** Timeout in milliseconds. */
  patience: number;
  /** Called when the form was sent. */
  onSent(): void;
}

const put = ({ portal, formId, target, onSent }: WishedForm): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!window.hbspt) return reject(new ThirdPartyError('broken', new Error('The script did not define window.hbspt')));
    try {
      window.hbspt.forms.create({ portalId: portal, formId, target: `#${target}`, onFormReady: resolve, onFormSubmitted: onSent });
    } catch (error) {
      reject(new ThirdPartyError('broken', error));
    }
  });

const loadAndPut = async (wish: WishedForm): Promise<void> => {
  await pageLoaded();
  await loadScript(wish.script);
  await put(wish);
};

/** Loads the form service and creates a form. @throws ThirdPartyError when the form is not ready in time */
export const createForm = async (wish: WishedForm): Promise<void> => {
  try {
    await inTime(wish.patience, loadAndPut(wish));
  } catch (error) {
    forgetScript(wish.script);
    throw error;
  }
};
