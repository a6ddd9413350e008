import { initTRPC, type TRPCMutationProcedure, type TRPCQueryProcedure, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { z } from 'zod';
import type { CallContext } from '../common/call-context.js';
import { brokenRules, Problem, type ProblemDetails } from '../contract/errors.js';
import { type InputOf, type OperationName, type OutputOf, shopApi } from '../contract/shop-api.js';
import type { ShopApiClient } from './shop-api.client.js';

/** What a procedure can reach: the Shop API, whose call this is, and what to tell the browser. */
export interface TrpcContext {
  shopApi: ShopApiClient;
  call: CallContext;
  /** Remembers the key of a guest's cart in the browser. */
  keepCartToken(token: string): void;
  /** A problem as the browser gets it, in the caller's language. */
  describe(problem: Problem): ProblemDetails;
}

const trpc = initTRPC.context<TrpcContext>().create({
  transformer: superjson,
  errorFormatter: ({ shape, error, ctx }) => {
    const problem = problemOf(error);
    return { message: problem.code, code: shape.code, data: { code: shape.data.code, path: shape.data.path, httpStatus: problem.status, problem: ctx?.describe(problem) } };
  },
});

export const { router } = trpc;
export const createCaller = trpc.createCallerFactory;

/** The expected failure behind an error; anything else is INTERNAL. */
export const problemOf = (error: TRPCError): Problem => {
  if (error.cause instanceof Problem) return error.cause;
  if (error.cause instanceof z.ZodError) return new Problem('VALIDATION', { errors: brokenRules(error.cause) });
  if (error.code === 'NOT_FOUND' || error.code === 'METHOD_NOT_SUPPORTED') return new Problem('NOT_FOUND');
  return new Problem(error.code === 'INTERNAL_SERVER_ERROR' ? 'INTERNAL' : 'MALFORMED');
};

/** Statuses of tRPC that stand for a problem's HTTP status. */
const trpcCodes: Record<number, TRPCError['code']> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** Every procedure answers an expected failure with its own status. */
export const procedure = trpc.procedure.use(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const problem = problemOf(result.error);
  throw new TRPCError({ code: trpcCodes[problem.status] ?? 'INTERNAL_SERVER_ERROR', cause: result.error.cause ?? problem });
});

/** A query that is one Shop API call. */
export const read = <Name extends OperationName>(name: Name) =>
  procedure.input(shopApi[name].input).query(({ input, ctx, signal }) => ctx.shopApi.call(name, input as InputOf<Name>, ctx.call, signal)) as unknown as TRPCQueryProcedure<{
    meta: object;
    input: InputOf<Name>;
    output: OutputOf<Name>;
  }>;

/** A mutation that is one Shop API call; creating calls take the browser's idempotency key beside their input. */
export const write = <Name extends OperationName>(name: Name) => {
  const { input } = shopApi[name];
  return procedure.input(z.object({ input, idempotencyKey: z.uuid().optional() })).mutation(async ({ input: { input, idempotencyKey }, ctx }) => {
    const answer: OutputOf<Name> = await ctx.shopApi.call(name, input as InputOf<Name>, { ...ctx.call, idempotencyKey });
    const token = answer && typeof answer === 'object' && 'cartToken' in answer ? answer.cartToken : undefined;
    if (token) ctx.keepCartToken(token);
    return answer;
  }) as unknown as TRPCMutationProcedure<{ meta: object; input: { input: InputOf<Name>; idempotencyKey?: string }; output: OutputOf<Name> }>;
};
