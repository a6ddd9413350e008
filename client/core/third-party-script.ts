import { ThirdPartyError } from './third-party-error.js';

const scripts = new Map<string, { element: HTMLScriptElement; loading: Promise<void> }>();

/** Loads a script once for each page. The policy allows it because a script of the page adds it (`strict-dynamic`). @throws ThirdPartyError */
export const loadScript = (src: string, nonce?: string): Promise<void> => {
  const known = scripts.get(src);
  if (known) return known.loading;
  const element = document.createElement('script');
  const loading = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new ThirdPartyError('blocked')));
  });
  scripts.set(src, { element, loading });
  Object.assign(element, { src, async: true });
  // Scripts find the nonce by the attribute, which setting the property would not create.
  if (nonce !== undefined) element.setAttribute('nonce', nonce);
  document.head.append(element);
  return loading;
};

/** Removes a script that did not work, so that the next attempt loads it again. */
export const dropScript = (src: string): void => {
  scripts.get(src)?.element.remove();
  scripts.delete(src);
};

/** Awaits a promise with a timeout. @param timeout milliseconds @throws ThirdPartyError `timeout` */
export const withTimeout = async <Result>(timeout: number, promise: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ThirdPartyError('timeout')), timeout);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
};
