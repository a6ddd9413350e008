import { initTRPC, type TRPCMutationProcedure, type TRPCQueryProcedure, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { z } from 'zod';
import type { CallContext } from '../common/call-context.js';
import type { ContentReads } from '../common/content-reads.js';
import type { Session } from '../contract/customer.js';
import { brokenRules } from '../contract/broken-rules.js';
import { Problem, type ProblemDetails } from '../contract/errors.js';
import type { VatView } from '../contract/locales.js';
import type { Operation } from '../contract/operation.js';
import { type InputOf, type OperationName, type OutputOf, shopApi } from '../contract/shop-api.js';
import type { ShopApiClient } from './shop-api.client.js';

/** What a procedure can reach: the Shop API, what is written, whose call this is, and what to tell the browser. */
export interface TrpcContext {
  shopApi: ShopApiClient;
  content: ContentReads;
  call: CallContext;
  /** Whether this site has the procedure at all. */
  isServed(path: string): boolean;
  /** Whether payers may be sent to an address. */
  isPaymentPage(address: string): boolean;
  /** Key of the latest registration of this browser. */
  registrationKey: string | undefined;
  /** Remembers the key of a guest's cart in the browser. */
  keepCartToken(token: string): void;
  /** Remembers a key of one use in the browser. @returns what the browser calls it by */
  keepKey(key: string): string;
  /** Keeps the key of a registration in the browser. */
  keepRegistrationKey(key: string): void;
  clearRegistrationKey(): void;
  /** Remembers a customer's key in the browser, in place of a guest's. */
  keepSession(session: Pick<Session, 'token' | 'expiresAt'>): void;
  /** Shows prices in this VAT view from now on. */
  keepVatView(view: VatView): void;
  /** The session is over; whoever signs in again goes on where they were. */
  forgetSession(): void;
  /** Nothing of who leaves stays in the browser. */
  forgetCustomer(): void;
  /** A problem as the browser gets it, in the caller's language. */
  describe(problem: Problem): ProblemDetails;
}

const trpc = initTRPC.context<TrpcContext>().create({
  transformer: superjson,
  errorFormatter: ({ shape, error, ctx }) => {
    const problem = problemOf(error);
    return { message: problem.code, code: shape.code, data: { path: shape.data.path, httpStatus: problem.status, problem: ctx?.describe(problem) } };
  },
});

export const { router } = trpc;
export const createCaller = trpc.createCallerFactory;

/** The expected failure behind an error of a procedure; anything else is INTERNAL. */
export const problemOf = (error: TRPCError): Problem => {
  if (error.cause instanceof Problem) return error.cause;
  if (error.cause instanceof z.ZodError) return new Problem('VALIDATION', { errors: brokenRules(error.cause) });
  if (error.code === 'NOT_FOUND' || error.code === 'METHOD_NOT_SUPPORTED') return new Problem('NOT_FOUND');
  return new Problem(error.code === 'INTERNAL_SERVER_ERROR' ? 'INTERNAL' : 'MALFORMED');
};

/** HTTP status of an answer: that of the problem behind its only error. */
export const statusOf = (errors: readonly TRPCError[]): number | undefined => (errors.length === 1 ? problemOf(errors[0]!).status : undefined);

/**
 * Where all procedures begin. One that the brand's switches take away is not there. A session that the Shop API ended is
 * forgotten by the browser too: a read is then answered as to the guest that the visitor is from now on; a write is refused,
 * so that nothing is done as somebody else.
 */
export const procedure = trpc.procedure.use(async ({ ctx, path, type, next }) => {
  if (!ctx.isServed(path)) throw new TRPCError({ code: 'NOT_FOUND' });
  const result = await next();
  if (result.ok || !ctx.call.sessionToken || problemOf(result.error).code !== 'UNAUTHORIZED') return result;
  ctx.forgetSession();
  return type === 'query' ? next({ ctx: { ...ctx, call: { ...ctx.call, sessionToken: undefined } } }) : result;
});

type Answer<Input, Output> = (ctx: TrpcContext, input: Input) => Output | Promise<Output>;
const answers = new WeakMap<object, Answer<unknown, unknown>>();

/** A query that answers the same to everybody in a locale: a session, and its end, mean nothing to it. */
export const publicQuery = <Input extends z.ZodType, Output>(schema: Input, answer: Answer<z.output<Input>, Output>) => {
  const query = procedure.input(schema).query(({ ctx, input }) => answer(ctx, input as z.output<Input>));
  answers.set(query, (ctx, input) => answer(ctx, schema.parse(input)));
  return query as unknown as TRPCQueryProcedure<{ meta: object; input: z.input<Input>; output: Output }>;
};

/** The answer of a public query without the chain of a procedure round it, which costs a page more than the answer; undefined of others. */
export const answerOf = (query: object): Answer<unknown, unknown> | undefined => answers.get(query);

type ReadProcedure<Name extends OperationName> = TRPCQueryProcedure<{ meta: object; input: InputOf<Name>; output: OutputOf<Name> }>;

/** A query that is one Shop API call. */
export const read = <Name extends OperationName>(name: Name): ReadProcedure<Name> => {
  const operation: Operation = shopApi[name];
  const { input: schema, isPublic } = operation;
  const query = isPublic
    ? publicQuery(schema, (ctx, input) => ctx.shopApi.call(name, input as InputOf<Name>, ctx.call))
    : procedure.input(schema).query(({ input, ctx, signal }) => ctx.shopApi.call(name, input as InputOf<Name>, ctx.call, signal));
  return query as unknown as ReadProcedure<Name>;
};

/** A mutation that is one Shop API call; creating calls take the browser's idempotency key beside their input. @param require refuses an answer that no browser may get */
export const write = <Name extends OperationName>(name: Name, require: (answer: OutputOf<Name>, ctx: TrpcContext) => void = () => {}) => {
  const given = z.object({ input: shopApi[name].input, idempotencyKey: z.uuid().optional() });
  return procedure.input(given).mutation(async ({ input: { input, idempotencyKey }, ctx }) => {
    const answer: OutputOf<Name> = await ctx.shopApi.call(name, input as InputOf<Name>, { ...ctx.call, idempotencyKey });
    require(answer, ctx);
    const token = answer && typeof answer === 'object' && 'cartToken' in answer ? answer.cartToken : undefined;
    if (typeof token === 'string') ctx.keepCartToken(token);
    return answer;
  }) as unknown as TRPCMutationProcedure<{ meta: object; input: { input: InputOf<Name>; idempotencyKey?: string }; output: OutputOf<Name> }>;
};
