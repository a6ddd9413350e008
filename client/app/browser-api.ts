import type { Locale } from '../../src/contract/locales.js';
import { type AskProcedure, procedureOptions } from '../../src/contract/procedure-options.js';
import type { Api } from '../core/api.js';

/** An object whose entries are made when they are asked for. */
const made = (make: (name: string) => unknown): object => new Proxy({}, { get: (_target, name) => make(String(name)) });

/**
 * The typed procedures as pages ask for them in the browser.
 * @param end of what they are asked for: nobody waits for the answers any more
 */
export const createBrowserApi = (locale: Locale, end?: AbortSignal): Api => {
  let client: Promise<ReturnType<typeof import('./typed-client.js')['createTypedClient']>> | undefined;
  /** One client for all calls: it batches those that come together. Where its file did not come, the next call asks for it again. */
  const clientNow = () => {
    client ??= import('./typed-client.js').then(({ createTypedClient }) => createTypedClient(locale, end));
    client.catch(() => {
      client = undefined;
    });
    return client;
  };
  const ask: AskProcedure = async (type, path, input, signal) => (await clientNow())[type](path, input, signal && { signal });
  return made((area) => made((name) => procedureOptions(`${area}.${name}`, ask))) as Api;
};
