import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { addAbortSignal } from 'node:stream';

const deadlines = new AsyncLocalStorage<AbortSignal>();

// Also aborts requests of libraries that accept no signal: Node publishes every request on this channel.
subscribe('http.client.request.created', (message) => {
  const expiry = deadlines.getStore();
  if (expiry) addAbortSignal(expiry, (message as { request: ClientRequest }).request);
});

/**
 * Waits for `work` at most `milliseconds`. After that its requests by `node:http` are aborted, also those that start later, and
 * its result or error is ignored.
 * @throws Error at the timeout
 */
export const withDeadline = async <Value>(milliseconds: number, work: (expiry: AbortSignal) => Promise<Value>): Promise<Value> => {
  const expiry = new AbortController();
  const expired = new Promise<never>((_, fail) => {
    expiry.signal.addEventListener('abort', () => fail(expiry.signal.reason), { once: true });
  });
  const timer = setTimeout(() => expiry.abort(new Error(`timeout after ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([expired, deadlines.run(expiry.signal, () => work(expiry.signal))]);
  } finally {
    clearTimeout(timer);
  }
};
