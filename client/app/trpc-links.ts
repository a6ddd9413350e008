import { httpBatchStreamLink, httpLink, splitLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import superjson, { type SuperJSONResult } from 'superjson';
import type { ProblemDetails } from '../../src/contract/errors.js';
import type { Locale } from '../../src/contract/locales.js';
import { trpcEndpoint } from '../../src/contract/trpc-endpoint.js';
import type { AppRouter } from '../../src/trpc/app.router.js';
import { RequestFailedError, SubscriptionsUnsupportedError, UnparsableResponseError } from '../core/call-errors.js';

/** JSON-RPC code of an internal error. */
const internalError = -32_603;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Preserves dates, sets, maps, bigints and undefined. Rejects data of other serialisers, which superjson would read as undefined. */
const transformer = {
  serialize: superjson.serialize,
  deserialize: (data: unknown): unknown => {
    if (!isObject(data) || !('json' in data)) throw new Error('not serialised as agreed');
    // Nothing else refers to data of a response, so they need no copy.
    return superjson.deserialize(data as SuperJSONResult, { inPlace: true });
  },
};

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('application/json') ?? false;

/** Problem details of a response that does not come from a procedure, as an error of a procedure. */
const problemIn = async (response: Response): Promise<TRPCClientError<AppRouter> | undefined> => {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return undefined;
  const problem = (await response.json().catch(() => undefined)) as ProblemDetails | undefined;
  return problem && TRPCClientError.from({ error: { code: internalError, message: problem.code, data: { httpStatus: response.status, problem } } });
};

/**
 * Fetches. Distinguishes requests that failed from responses that cannot be parsed.
 * @throws RequestFailedError for no connection, a cancelled request and a status outside 200 to 299 without a procedure's error
 * @throws TRPCClientError with the problem details that came with such a status
 */
const request = async (url: RequestInfo | URL | string, init?: RequestInit): Promise<Response> => {
  const response = await fetch(url, init).catch((error: unknown) => {
    const reason = init?.signal?.aborted ? 'cancelled' : 'network';
    throw new RequestFailedError(reason, `No answer from the typed endpoint: ${reason}`, error);
  });
  if (response.ok || isJson(response)) return response;
  throw (await problemIn(response)) ?? new RequestFailedError('status', `The typed endpoint answered with status ${response.status}`);
};

/** Requests that are cancelled with a signal. */
const requestUntil =
  (end: AbortSignal | undefined): typeof request =>
  (url, init) =>
    request(url, end ? { ...init, signal: init?.signal ? AbortSignal.any([init.signal, end]) : end } : init);

/** Whether the cause of a failed call is known: an error of the procedure, or a failed request. */
const isExplained = (error: TRPCClientError<AppRouter>): boolean => isObject(error.shape) || error.cause instanceof RequestFailedError;

/** Refuses subscriptions, and marks responses that cannot be parsed. */
const responseLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (op.type === 'subscription') throw new SubscriptionsUnsupportedError(op.path);
    return observable((observer) => {
      let hasAnswer = false;
      return next(op).subscribe({
        next: (answer) => {
          hasAnswer = true;
          observer.next(answer);
        },
        error: (error) => observer.error(op.signal?.aborted || isExplained(error) ? error : new UnparsableResponseError(op.path, error.cause ?? error)),
        complete: () => (hasAnswer ? observer.complete() : observer.error(new UnparsableResponseError(op.path, 'neither result nor error'))),
      });
    });
  };

/**
 * tRPC links to the typed endpoint: reads are batched and streamed; order reads and writes have separate requests.
 * @param end cancels all requests
 * @param origin origin of the endpoint; default: the origin of the page
 */
export const trpcLinks = (locale: Locale, { end, origin = '' }: { end?: AbortSignal | undefined; origin?: string } = {}): TRPCLink<AppRouter>[] => {
  const options = { url: origin + trpcEndpoint.path, transformer, fetch: requestUntil(end), headers: { 'x-locale': locale } };
  return [
    responseLink,
    splitLink({
      condition: ({ type, path }) => type === 'mutation' || path.includes('cart.order'),
      true: httpLink(options),
      false: httpBatchStreamLink({ ...options, maxItems: trpcEndpoint.maximumBatch }),
    }),
  ];
};
