import { initTRPC, type TRPCMutationProcedure, type TRPCQueryProcedure, TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { CallContext } from '../../common/call-context.js';
import type { ContentReader } from '../../common/content-reader.js';
import type { Session } from '../../contract/customer.js';
import { brokenRules } from '../../contract/broken-rules.js';
import { Problem, type ProblemDetails } from '../../contract/errors.js';
import type { VatView } from '../../contract/locales.js';
import type { Operation } from '../../contract/operation.js';
import { type InputOf, type OperationName, type OutputOf, shopApi } from '../../contract/shop-api.js';
import type { ShopApiClient } from '../client/shop-api.client.js';
import { transformer } from './transformer.js';

/** Context of a procedure: Shop API, documents, data of the call, and functions that set cookies. */
export interface TrpcContext {
  shopApi: ShopApiClient;
  content: ContentReader;
  call: CallContext;
  /** Whether this site has the procedure. */
  isServed(path: string): boolean;
  /** Whether payers may be redirected to a URL. */
  isPaymentPage(address: string): boolean;
  /** Key of the latest registration of this browser. */
  registrationKey: string | undefined;
  /** Stores a guest's cart token in a cookie. */
  setCartToken(token: string): void;
  /** Stores a single-use secret in a cookie. @returns name that browser code uses for it */
  storeToken(key: string): string;
  /** Stores the key of a registration in a cookie. */
  setRegistrationKey(key: string): void;
  clearRegistrationKey(): void;
  /** Stores a customer's session token in a cookie, and deletes the cart token. */
  setSession(session: Pick<Session, 'token' | 'expiresAt'>): void;
  /** Sets the VAT view. */
  setVatView(view: VatView): void;
  /** Clears session cookie and browser cache after the end of a session. */
  clearSession(): void;
  /** Clears all data of the customer in the browser, on sign-out or account deletion. */
  clearCustomer(): void;
  /** Problem details of a problem, in the caller's language. */
  describe(problem: Problem): ProblemDetails;
}

const trpc = initTRPC.context<TrpcContext>().create({
  transformer,
  errorFormatter: ({ shape, error, ctx }) => {
    const problem = problemOf(error);
    return { message: problem.code, code: shape.code, data: { path: shape.data.path, httpStatus: problem.status, problem: ctx?.describe(problem) } };
  },
});

export const { router } = trpc;
export const createCaller = trpc.createCallerFactory;

/** The problem that caused an error of a procedure; INTERNAL for unexpected errors. */
export const problemOf = (error: TRPCError): Problem => {
  if (error.cause instanceof Problem) return error.cause;
  if (error.cause instanceof z.ZodError) return new Problem('VALIDATION', { errors: brokenRules(error.cause) });
  if (error.code === 'NOT_FOUND' || error.code === 'METHOD_NOT_SUPPORTED') return new Problem('NOT_FOUND');
  return new Problem(error.code === 'INTERNAL_SERVER_ERROR' ? 'INTERNAL' : 'MALFORMED');
};

/** HTTP status of a response: that of its only error. */
export const statusOf = (errors: readonly TRPCError[]): number | undefined => (errors.length === 1 ? problemOf(errors[0]!).status : undefined);

/**
 * Base of all procedures. Procedures whose feature the brand disables return NOT_FOUND. When the Shop API reports that the session has ended,
 * the session cookie is cleared: a query is then repeated as a guest, and a mutation fails, so that nothing is written under
 * another identity.
 */
export const procedure = trpc.procedure.use(async ({ ctx, path, type, next }) => {
  if (!ctx.isServed(path)) throw new TRPCError({ code: 'NOT_FOUND' });
  const result = await next();
  if (result.ok || !ctx.call.sessionToken || problemOf(result.error).code !== 'UNAUTHORIZED') return result;
  ctx.clearSession();
  return type === 'query' ? next({ ctx: { ...ctx, call: { ...ctx.call, sessionToken: undefined } } }) : result;
});

type Answer<Input, Output> = (ctx: TrpcContext, input: Input) => Output | Promise<Output>;
const answers = new WeakMap<object, Answer<unknown, unknown>>();

/** A query with the same response for all callers of a locale. It is independent of sessions and their end. */
export const publicQuery = <Input extends z.ZodType, Output>(schema: Input, answer: Answer<z.output<Input>, Output>) => {
  const query = procedure.input(schema).query(({ ctx, input }) => answer(ctx, input as z.output<Input>));
  answers.set(query, (ctx, input) => answer(ctx, schema.parse(input)));
  return query as unknown as TRPCQueryProcedure<{ meta: object; input: z.input<Input>; output: Output }>;
};

/** Function of a public query without the middleware of a procedure, which costs a page more than the query itself; undefined for other procedures. */
export const directAnswerOf = (query: object): Answer<unknown, unknown> | undefined => answers.get(query);

type ReadProcedure<Name extends OperationName> = TRPCQueryProcedure<{ meta: object; input: InputOf<Name>; output: OutputOf<Name> }>;

/** Query that makes one Shop API call. */
export const read = <Name extends OperationName>(name: Name): ReadProcedure<Name> => {
  const operation: Operation = shopApi[name];
  const { input: schema, isPublic } = operation;
  const query = isPublic
    ? publicQuery(schema, (ctx, input) => ctx.shopApi.call(name, input as InputOf<Name>, ctx.call))
    : procedure.input(schema).query(({ input, ctx, signal }) => ctx.shopApi.call(name, input as InputOf<Name>, ctx.call, signal));
  return query as unknown as ReadProcedure<Name>;
};

/** Mutation that makes one Shop API call; it accepts an idempotency key beside the input. @param require throws if the browser must not get the response */
export const write = <Name extends OperationName>(name: Name, require: (answer: OutputOf<Name>, ctx: TrpcContext) => void = () => {}) => {
  const given = z.object({ input: shopApi[name].input, idempotencyKey: z.uuid().optional() });
  return procedure.input(given).mutation(async ({ input: { input, idempotencyKey }, ctx }) => {
    const answer: OutputOf<Name> = await ctx.shopApi.call(name, input as InputOf<Name>, { ...ctx.call, idempotencyKey });
    require(answer, ctx);
    const token = answer && typeof answer === 'object' && 'cartToken' in answer ? answer.cartToken : undefined;
    if (typeof token === 'string') ctx.setCartToken(token);
    return answer;
  }) as unknown as TRPCMutationProcedure<{ meta: object; input: { input: InputOf<Name>; idempotencyKey?: string }; output: OutputOf<Name> }>;
};
