import { type Dispatcher, Pool } from 'undici';
import type { CallContext } from '../common/call-context.js';
import { Problem, ProblemDetails } from '../contract/errors.js';
import { hasBody, type Method, type Operation, pathFields, shopApiHeaders } from '../contract/operation.js';
import { type InputOf, type OperationName, type OutputOf, shopApi } from '../contract/shop-api.js';
import { ReadCache } from './read-cache.js';
import { ShopApiFailure } from './shop-api.failure.js';

/** Milliseconds after which a read is given up. A write that was sent is never cut off: its outcome would be unknown. */
const readDeadline = 5000;
const connectDeadline = 2000;

/**
 * The one way to the Shop API: a loop over the contract's table. Keeps connections alive and bounded,
 * and answers public reads from a small cache for a moment.
 */
export class ShopApiClient {
  private readonly pool: Pool;
  private readonly cache = new ReadCache();

  constructor(readonly url: string) {
    this.pool = new Pool(url, { connections: 64, pipelining: 1, connectTimeout: connectDeadline, keepAliveTimeout: 30_000, headersTimeout: 0, bodyTimeout: 0 });
  }

  /**
   * Calls an operation.
   * @throws Problem as the Shop API answered it
   * @throws ShopApiFailure when there was no usable answer (network, deadline, cancelled, malformed)
   */
  call<Name extends OperationName>(name: Name, input: InputOf<Name>, context: CallContext, signal?: AbortSignal): Promise<OutputOf<Name>> {
    const operation: Operation = shopApi[name];
    if (!operation.isPublic) return this.ask(name, input, context, signal);
    return this.cache.get(`${context.shop} ${context.locale} ${name} ${JSON.stringify(input)}`, () =>
      this.ask(name, input, { ...context, cartToken: undefined, sessionToken: undefined }),
    );
  }

  /** The same, always asking the Shop API itself. */
  async ask<Name extends OperationName>(name: Name, input: InputOf<Name>, context: CallContext, signal?: AbortSignal): Promise<OutputOf<Name>> {
    const operation: Operation = shopApi[name];
    const response = await this.exchange(operation, input, context, signal);
    const text = await bodyOf(response);
    if (response.statusCode < 200 || response.statusCode > 299) throw problemFrom(response.statusCode, text);
    const parsed = operation.output.safeParse(text === '' ? {} : fromJson(text));
    if (!parsed.success) throw new ShopApiFailure('malformed', `${name}: ${parsed.error.issues[0]?.path.join('.')}`);
    return parsed.data as OutputOf<Name>;
  }

  private async exchange(operation: Operation, input: Record<string, unknown>, context: CallContext, signal?: AbortSignal) {
    const isRead = operation.method === 'GET';
    const signals = [signal, isRead ? AbortSignal.timeout(readDeadline) : undefined].filter((one) => one !== undefined);
    try {
      return await this.pool.request({
        ...wireOf(operation, input),
        headers: headersOf(context, contentTypeOf(operation)),
        signal: signals.length > 1 ? AbortSignal.any(signals) : signals[0],
      });
    } catch (error) {
      throw ShopApiFailure.from(error);
    }
  }

  /** Ends after the calls under way. */
  close(): Promise<void> {
    return this.pool.close();
  }
}

const contentTypeOf = (operation: Operation): string | undefined => {
  if (!hasBody(operation)) return undefined;
  return operation.consumes === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
};

/** Path, query and body of a call: fields of the path leave the rest for the query or the body. */
export const wireOf = (operation: Operation, input: Record<string, unknown>): { method: Method; path: string; body?: string } => {
  const inPath = pathFields(operation.path);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(input[field])));
  const rest = Object.entries(input).filter(([field, value]) => !inPath.includes(field) && value !== undefined);
  const words = () => new URLSearchParams(rest.flatMap(([field, value]) => (Array.isArray(value) ? value : [value]).map((one) => [field, String(one)]))).toString();
  if (hasBody(operation)) return { method: operation.method, path, body: operation.consumes === 'form' ? words() : JSON.stringify(Object.fromEntries(rest)) };
  const query = words();
  return { method: operation.method, path: query ? `${path}?${query}` : path };
};

const headersOf = (context: CallContext, contentType: string | undefined): Record<string, string> => ({
  [shopApiHeaders.shop]: context.shop,
  [shopApiHeaders.locale]: context.locale,
  [shopApiHeaders.requestId]: context.requestId,
  ...(contentType && { 'content-type': contentType }),
  ...(context.renderedBy && { [shopApiHeaders.renderedBy]: context.renderedBy }),
  ...(context.cartToken && { [shopApiHeaders.cartToken]: context.cartToken }),
  ...(context.sessionToken && { [shopApiHeaders.authorization]: `Bearer ${context.sessionToken}` }),
  ...(context.apiKey && { [shopApiHeaders.apiKey]: context.apiKey }),
  ...(context.clientAddress && { [shopApiHeaders.forwardedFor]: context.clientAddress }),
  ...(context.idempotencyKey && { [shopApiHeaders.idempotencyKey]: context.idempotencyKey }),
});

const bodyOf = async (response: Dispatcher.ResponseData): Promise<string> => {
  try {
    return await response.body.text();
  } catch (error) {
    throw ShopApiFailure.from(error);
  }
};

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ShopApiFailure('malformed', 'not JSON');
  }
};

/** The problem a failed call was answered with; an answer that is none counts as the Shop API's fault. */
const problemFrom = (status: number, text: string): Problem | ShopApiFailure => {
  const details = ProblemDetails.safeParse(text.startsWith('{') ? fromJson(text) : undefined);
  if (!details.success) return new ShopApiFailure('malformed', `status ${status} without problem details`);
  const { code, errors, instance, current } = details.data;
  return new Problem(code, { errors: errors.map((rule) => ({ ...rule, params: {} })), instance, current });
};
