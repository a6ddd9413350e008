import type { FormEmbedSettings } from '../../../src/contract/third-parties.js';
import { ThirdPartyError } from '../../core/third-party-error.js';

/** What the script of the form service puts on the page, as the well-known ones do. */
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

const scripts = new Map<string, { element: HTMLScriptElement; loading: Promise<void> }>();
/** Loads a script once a page. Its maker, who carries the page's nonce, vouches for it (`strict-dynamic`). */
const loadScript = (src: string): Promise<void> => {
  const known = scripts.get(src);
  if (known) return known.loading;
  const element = document.createElement('script');
  const loading = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new ThirdPartyError('blocked')));
  });
  scripts.set(src, { element, loading });
  Object.assign(element, { src, async: true });
  document.head.append(element);
  return loading;
};
/** A script that did not do its work is loaded anew for the next try. */
const forgetScript = (src: string): void => {
  scripts.get(src)?.element.remove();
  scripts.delete(src);
};

interface WishedForm extends Pick<FormEmbedSettings, 'script' | 'portal'> {
  formId: string;
  /** Id of the element the form is put into. */
  target: string;
  /** Milliseconds until it counts as failed. */
  patience: number;
  /** Told when the form was sent. */
  onSent(): void;
}

/** Once the page itself has come whole: what a slow host takes is not the page's. */
const pageLoaded = (): Promise<unknown> =>
  document.readyState === 'complete' ? Promise.resolve() : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

const put = ({ portal, formId, target, onSent }: WishedForm): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!window.hbspt) return reject(new ThirdPartyError('broken', new Error('the script brought no form service')));
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

/** Loads the form service and has it make a form. @throws ThirdPartyError when it is not there in time */
export const createForm = async (wish: WishedForm): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ThirdPartyError('timeout')), wish.patience);
  });
  try {
    await Promise.race([loadAndPut(wish), deadline]);
  } catch (error) {
    forgetScript(wish.script);
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
