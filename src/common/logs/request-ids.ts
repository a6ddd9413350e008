import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const ids = new AsyncLocalStorage<string>();

/** Id of the request that is being answered; none for work behind the answers. */
export const currentRequestId = (): string | undefined => ids.getStore();

/** Lets whatever is done for a request know its id. Twice, since reading a body goes on where the bytes come in. */
export const rememberRequests = (server: FastifyInstance): void => {
  server.addHook('onRequest', (request, _reply, done) => ids.run(request.id, done));
  server.addHook('preValidation', (request, _reply, done) => ids.run(request.id, done));
};
