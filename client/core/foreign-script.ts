import { ThirdPartyError } from './third-party-error.js';

const scripts = new Map<string, { element: HTMLScriptElement; loading: Promise<void> }>();

/** Loads a script once a page. Its maker, who carries the page's nonce, vouches for it (`strict-dynamic`). @throws ThirdPartyError */
export const loadScript = (src: string, nonce = ''): Promise<void> => {
  const known = scripts.get(src);
  if (known) return known.loading;
  const element = document.createElement('script');
  const loading = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new ThirdPartyError('blocked')));
  });
  scripts.set(src, { element, loading });
  Object.assign(element, { src, nonce, async: true });
  document.head.append(element);
  return loading;
};

/** A script that did not do its work is loaded anew for the next try. */
export const forgetScript = (src: string): void => {
  scripts.get(src)?.element.remove();
  scripts.delete(src);
};

/** What a promise comes to. @param patience milliseconds. @throws ThirdPartyError `timeout` once they are over */
export const inTime = async <Result>(patience: number, promise: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ThirdPartyError('timeout')), patience);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
};
