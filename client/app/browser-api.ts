import type { Locale } from '../../src/contract/locales.js';
import { type CallProcedure, procedureOptions } from '../../src/contract/procedure-options.js';
import type { Api } from '../core/api.js';

/** An object whose entries are created on access. */
const made = (make: (name: string) => unknown): object => new Proxy({}, { get: (_target, name) => make(String(name)) });

/**
 * The typed procedures for the browser.
 * @param end cancels all calls
 */
export const createBrowserApi = (locale: Locale, end?: AbortSignal): Api => {
  let client: Promise<ReturnType<typeof import('./typed-client.js')['createTypedClient']>> | undefined;
  /** One client for all calls, so that simultaneous calls are batched. After its chunk failed to load, the next call loads it again. */
  const clientNow = () => {
    client ??= import('./typed-client.js').then(({ createTypedClient }) => createTypedClient(locale, end));
    client.catch(() => {
      client = undefined;
    });
    return client;
  };
  const request: CallProcedure = async (type, path, input, signal) => (await clientNow())[type](path, input, signal && { signal });
  return made((area) => made((name) => procedureOptions(`${area}.${name}`, request))) as Api;
};
