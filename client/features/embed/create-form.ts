import type { FormEmbedSettings } from '../../../src/contract/third-parties.js';
import { dropScript, loadScript, withTimeout } from '../../core/third-party-script.js';
import { ThirdPartyError } from '../../core/third-party-error.js';
import { pageLoaded } from '../../core/when-idle.js';

/** Global that the script of the form service defines (`window.hbspt`, as HubSpot does). */
export interface FormService {
  forms: {
    create(form: { portalId: string; formId: string; target: string; onFormReady(): void; onFormSubmitted(): void }): void;
  };
}

declare global {
  interface Window {
    hbspt?: FormService;
  }
}

interface RequestedForm extends Pick<FormEmbedSettings, 'script' | 'portal'> {
  formId: string;
  /** Id of the element that gets the form. */
  target: string;
  /** Timeout in milliseconds. */
  timeout: number;
  /** Called when the form was sent. */
  onSent(): void;
}

const insertForm = ({ portal, formId, target, onSent }: RequestedForm): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!window.hbspt) return reject(new ThirdPartyError('broken', new Error('The script did not define window.hbspt')));
    try {
      window.hbspt.forms.create({ portalId: portal, formId, target: `#${target}`, onFormReady: resolve, onFormSubmitted: onSent });
    } catch (error) {
      reject(new ThirdPartyError('broken', error));
    }
  });

const loadAndInsert = async (form: RequestedForm): Promise<void> => {
  await pageLoaded();
  await loadScript(form.script);
  await insertForm(form);
};

/** Loads the form service and creates a form. @throws ThirdPartyError when the form is not ready in time */
export const createForm = async (form: RequestedForm): Promise<void> => {
  try {
    await withTimeout(form.timeout, loadAndInsert(form));
  } catch (error) {
    dropScript(form.script);
    throw error;
  }
};
