import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkPrefixOf } from '../network-prefix.js';

/** The caller in log lines: ids, never a name, an address or a key. */
export interface LoggedCaller {
  /** Id of the customer who is signed in, or for whom a password is tried. */
  account?: string;
  /** Id of the API key. */
  key?: string;
}

const requests = new AsyncLocalStorage<{ request: FastifyRequest; caller: LoggedCaller }>();

/** Id of the current request; undefined for work outside of requests. */
export const currentRequestId = (): string | undefined => requests.getStore()?.request.id;

/** Network of the current request's client; undefined for work outside of requests. */
export const currentNetworkPrefix = (): string | undefined => {
  const found = requests.getStore();
  return found && networkPrefixOf(found.request.ip);
};

/** The identified caller of the current request; empty while it is unknown. */
export const currentCaller = (): LoggedCaller => requests.getStore()?.caller ?? {};

/** Adds ids of the caller to the following log lines of the current request. */
export const setCurrentCaller = (found: LoggedCaller): void => void Object.assign(currentCaller(), found);

/** Runs the work of each request in an async context with the request. Set twice, because after reading a body, work continues in the context of the socket. */
export const trackRequests = (server: FastifyInstance): void => {
  server.addHook('onRequest', (request, _reply, done) => requests.run({ request, caller: {} }, done));
  server.addHook('preValidation', (request, _reply, done) => requests.run({ request, caller: currentCaller() }, done));
};
