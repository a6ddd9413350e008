import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** Who calls, as far as a log may know it: ids, never a name, an address or a key itself. */
export interface LoggedCaller {
  /** Of the customer who is signed in, or whose password is tried. */
  account?: string;
  /** Of the API key. */
  key?: string;
}

const requests = new AsyncLocalStorage<{ id: string; caller: LoggedCaller }>();

/** Id of the request that is being answered; none for work behind the answers. */
export const currentRequestId = (): string | undefined => requests.getStore()?.id;

/** Who has been found to call; nobody yet, or nobody known, is empty. */
export const currentCaller = (): LoggedCaller => requests.getStore()?.caller ?? {};

/** From now on the lines of this request name who calls. */
export const noteCaller = (found: LoggedCaller): void => void Object.assign(currentCaller(), found);

/** Lets whatever is done for a request know its id. Twice, since reading a body goes on where the bytes come in. */
export const rememberRequests = (server: FastifyInstance): void => {
  server.addHook('onRequest', (request, _reply, done) => requests.run({ id: request.id, caller: {} }, done));
  server.addHook('preValidation', (request, _reply, done) => requests.run({ id: request.id, caller: currentCaller() }, done));
};
