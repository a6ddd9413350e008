import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { trpcEndpoint } from '../contract/trpc-endpoint.js';
import { statusOf, type TrpcContext } from '../shop-api/trpc/procedures.js';
import { type AppRouter, appRouter } from './app.router.js';

const isOfSeveral = ({ params }: FastifyRequest): boolean => (params as { path: string }).path.includes(',');

/**
 * Sends a response of one procedure as text, because reading and compressing a web stream costs more. Only those of several are streamed, so that
 * none waits for a slower one.
 */
const sendOneAsText = async (request: FastifyRequest, reply: FastifyReply, response: unknown): Promise<unknown> => {
  if (!(response instanceof Response) || isOfSeveral(request)) return response;
  const { 'transfer-encoding': _, ...headers } = Object.fromEntries(response.headers);
  reply.status(response.status).headers(headers);
  return response.text();
};

/** Serves the typed procedures below `trpcEndpoint.path`. */
export const serveProcedures = async (server: FastifyInstance, createContext: (request: FastifyRequest, reply: FastifyReply) => TrpcContext): Promise<void> => {
  await server.register(async (scope) => {
    // Runs before the compression, which is a hook of each route.
    scope.addHook('onSend', sendOneAsText);
    await scope.register(fastifyTRPCPlugin, {
      prefix: trpcEndpoint.path,
      trpcOptions: {
        router: appRouter,
        maxBatchSize: trpcEndpoint.maximumBatch,
        createContext: ({ req, res }) => createContext(req, res),
        responseMeta: ({ errors }) => ({ status: statusOf(errors) }),
      } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
    });
  });
};
