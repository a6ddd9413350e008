import type { FormEmbedSettings } from '../../../src/contract/third-parties.js';
import { ThirdPartyError } from '../../core/third-party-error.js';

/** What the script of the form service puts on the page, as the well-known ones do. */
export interface FormService {
  forms: {
    create(wish: { portalId: string; formId: string; target: string; onFormReady(): void }): void;
  };
}

declare global {
  interface Window {
    hbspt?: FormService;
  }
}

const scripts = new Map<string, Promise<void>>();
/** Loads a script once a page; one that failed can be tried again. Its maker, who carries the page's nonce, vouches for it (`strict-dynamic`). */
const loadScript = (src: string): Promise<void> => {
  const known = scripts.get(src);
  if (known) return known;
  const element = document.createElement('script');
  const loading = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new ThirdPartyError('blocked')));
  });
  scripts.set(src, loading);
  loading.catch(() => {
    scripts.delete(src);
    element.remove();
  });
  Object.assign(element, { src, async: true });
  document.head.append(element);
  return loading;
};

interface WishedForm extends Pick<FormEmbedSettings, 'script' | 'portal'> {
  formId: string;
  /** Id of the element the form is put into. */
  target: string;
  /** Milliseconds until it counts as failed. */
  patience: number;
}

/** Once the page itself has come whole: what a slow host takes is not the page's. */
const pageLoaded = (): Promise<unknown> =>
  document.readyState === 'complete' ? Promise.resolve() : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

const put = ({ portal, formId, target }: WishedForm): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!window.hbspt) return reject(new ThirdPartyError('broken', new Error('the script brought no form service')));
    try {
      window.hbspt.forms.create({ portalId: portal, formId, target: `#${target}`, onFormReady: resolve });
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
  } finally {
    clearTimeout(timer);
  }
};
