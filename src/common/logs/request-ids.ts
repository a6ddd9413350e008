import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { neighbourhoodOf } from '../neighbourhood.js';

/** Who calls, as far as a log may know it: ids, never a name, an address or a key itself. */
export interface LoggedCaller {
  /** Of the customer who is signed in, or whose password is tried. */
  account?: string;
  /** Of the API key. */
  key?: string;
}

const requests = new AsyncLocalStorage<{ request: FastifyRequest; caller: LoggedCaller }>();

/** Id of the request that is being answered; none for work behind the answers. */
export const currentRequestId = (): string | undefined => requests.getStore()?.request.id;

/** Where the request that is being answered comes from; none for work behind the answers. */
export const currentNeighbourhood = (): string | undefined => {
  const found = requests.getStore();
  return found && neighbourhoodOf(found.request.ip);
};

/** Who has been found to call; nobody yet, or nobody known, is empty. */
export const currentCaller = (): LoggedCaller => requests.getStore()?.caller ?? {};

/** From now on the lines of this request name who calls. */
export const noteCaller = (found: LoggedCaller): void => void Object.assign(currentCaller(), found);

/** Lets whatever is done for a request know whose it is. Twice, since reading a body goes on where the bytes come in. */
export const rememberRequests = (server: FastifyInstance): void => {
  server.addHook('onRequest', (request, _reply, done) => requests.run({ request, caller: {} }, done));
  server.addHook('preValidation', (request, _reply, done) => requests.run({ request, caller: currentCaller() }, done));
};
