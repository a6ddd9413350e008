import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { addAbortSignal } from 'node:stream';

const expiries = new AsyncLocalStorage<AbortSignal>();

// Libraries that take no signal make their requests in here all the same: Node tells of each.
subscribe('http.client.request.created', (message) => {
  const expiry = expiries.getStore();
  if (expiry) addAbortSignal(expiry, (message as { request: ClientRequest }).request);
});

/**
 * Waits so long for work and no longer. What it still asks by `node:http` is then hung up on, also what it begins to ask later;
 * how it ends after that is nobody's concern.
 * @throws Error when the time is up
 */
export const withDeadline = async <Value>(milliseconds: number, work: (expiry: AbortSignal) => Promise<Value>): Promise<Value> => {
  const expiry = new AbortController();
  const expired = new Promise<never>((_, fail) => {
    expiry.signal.addEventListener('abort', () => fail(expiry.signal.reason), { once: true });
  });
  const timer = setTimeout(() => expiry.abort(new Error(`no end within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([expired, expiries.run(expiry.signal, () => work(expiry.signal))]);
  } finally {
    clearTimeout(timer);
  }
};
