import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { trpcEndpoint } from '../contract/trpc-endpoint.js';
import { statusOf, type TrpcContext } from '../shop-api/trpc/procedures.js';
import { appRouter } from './app.router.js';

/**
 * Sends a response of tRPC. Only those of several reads are streamed, so that none waits for a slower one. The others are sent as text, because
 * reading and compressing a web stream costs more than most procedures.
 */
const sendThrough =
  (reply: FastifyReply, isOfSeveral: boolean) =>
  async (response: Response): Promise<FastifyReply> => {
    if (isOfSeveral) return reply.send(response);
    const { 'transfer-encoding': _, ...headers } = Object.fromEntries(response.headers);
    return reply
      .status(response.status)
      .headers(headers)
      .send(await response.text());
  };

/** Serves the typed procedures below `trpcEndpoint.path`, as tRPC's Fastify plugin does. */
export const serveProcedures = async (server: FastifyInstance, createContext: (request: FastifyRequest, reply: FastifyReply) => TrpcContext): Promise<void> => {
  await server.register(async (scope) => {
    // tRPC parses inputs itself.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.all<{ Params: { path: string } }>(`${trpcEndpoint.path}/:path`, async (request, reply) => {
      const { path } = request.params;
      await fastifyRequestHandler({
        router: appRouter,
        maxBatchSize: trpcEndpoint.maximumBatch,
        path,
        req: request,
        res: Object.create(reply, { send: { value: sendThrough(reply, path.includes(',')) } }) as FastifyReply,
        createContext: () => createContext(request, reply),
        responseMeta: ({ errors }) => ({ status: statusOf(errors) }),
      });
      return reply;
    });
  });
};
