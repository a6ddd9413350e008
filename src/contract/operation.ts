import { z } from 'zod';
import type { ApiScope } from './api-scopes.js';
import type { ProblemCode } from './errors.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Reason of an operation that the specification does not list. */
export interface Extension {
  /** What it is for. */
  need: string;
  /** What a storefront does when a Shop API does not have it. */
  without: string;
}

/**
 * One operation of the Shop API. `input` is flat: fields named in the path's `{…}` are sent in the path,
 * the others in the query (GET, DELETE) or in the JSON body (POST, PUT).
 */
export interface Operation<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> {
  method: Method;
  path: string;
  /** One line for integrators; part of the OpenAPI document. */
  summary: string;
  input: Input;
  output: Output;
  /** HTTP status of success. */
  status: 200 | 201 | 202 | 204;
  /** Expected problems, besides those that any call can have (`problemsOf`). */
  errors: readonly ProblemCode[];
  /** Required authentication: a signed-in customer (`Authorization`), or an API key with this scope (`X-Api-Key`); none if absent. */
  access?: 'customer' | ApiScope;
  /** Set if the specification does not list the operation: a Shop API can leave it out. */
  extension?: Extension;
  /** The response is the same for all callers of a locale, so it can be cached for a short time. */
  isPublic?: true;
  /** The response is public if none of these fields has a value. */
  isPublicWithout?: readonly string[];
  /** Accepts an `Idempotency-Key`; a repeated key returns the stored response. */
  isIdempotent?: true;
  /**
   * Encoding of an input that is not JSON: fields of a form (sent as `multipart/form-data`; urlencoded is accepted too);
   * `multipart/form-data` with the fields first and one `file`; or raw bytes (`partialUpload`), with the fields in the path and in headers.
   */
  consumes?: 'form' | 'upload' | 'bytes';
  /** Fields that are sent in a header, with its name in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** Fields outside the path are sent in a JSON body although the method is DELETE. */
  hasBody?: true;
  /** The response is a file instead of JSON: its possible media types. */
  produces?: readonly string[];
  /** Maximum size of a JSON body where the usual 1 MB is too small. Only a few such bodies are read at a time. */
  maximumBodyBytes?: number;
  /** Maximum requests per minute and client address, for operations that could be abused. */
  perMinute?: number;
}

type Facts = Partial<Omit<Operation, 'input' | 'output' | 'method' | 'path' | 'summary'>>;

export const operation = <Input extends z.ZodObject, Output extends z.ZodType>(
  line: `${Method} /${string}`,
  facts: { summary: string; input: Input; output: Output } & Facts,
): Operation<Input, Output> => {
  const [method, path] = line.split(' ') as [Method, string];
  return { method, path, status: 200, errors: [], ...facts };
};

/** Names of the path parameters: `/Products/{a}/{b}` -> `['a', 'b']`. */
export const pathFields = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);

/** The path in the notation of servers: `/Products/{a}` -> `/Products/:a`. */
export const routeOf = ({ path }: Pick<Operation, 'path'>): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Whether the fields outside the path are sent in a body. An operation without fields has no body (specification, point 7: `POST /auth/logout`). */
export const hasBody = ({ method, input, hasBody: isForced }: Pick<Operation, 'method' | 'input' | 'hasBody'>): boolean =>
  isForced === true || ((method === 'POST' || method === 'PUT') && Object.keys(input.shape).length > 0);

/** Whether the request contains a file or a part of one. */
export const takesFile = ({ consumes }: Pick<Operation, 'consumes'>): boolean => consumes === 'upload' || consumes === 'bytes';

/** The scope that a caller's API key must have; undefined: the operation requires no key. */
export const scopeOf = ({ access }: Pick<Operation, 'access'>): ApiScope | undefined => (access === 'customer' ? undefined : access);

/** All problem codes that a call can return: those of the operation, and those of every request of its kind. */
export const problemsOf = ({ method, access, isIdempotent, errors }: Operation): ProblemCode[] => {
  const isRead = method === 'GET';
  const any: ProblemCode[] = ['MALFORMED', 'UNAUTHORIZED', 'NOT_FOUND', 'VALIDATION', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];
  const ofWrites: ProblemCode[] = isRead ? [] : ['FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
  const ofScopes: ProblemCode[] = scopeOf({ access }) ? ['FORBIDDEN'] : [];
  const ofKeys: ProblemCode[] = isIdempotent ? ['IDEMPOTENCY_MISMATCH'] : [];
  return [...new Set([...any, ...ofWrites, ...ofScopes, ...ofKeys, ...errors])];
};

/** Media type of a part of a file (draft-ietf-httpbis-resumable-upload). */
export const partialUpload = 'application/partial-upload';

/** Headers of the Shop API, in lower case as in Node. */
export const shopApiHeaders = {
  shop: 'x-shop',
  locale: 'x-locale',
  renderedBy: 'x-rendered-by',
  authorization: 'authorization',
  cartToken: 'x-cart-token',
  apiKey: 'x-api-key',
  idempotencyKey: 'idempotency-key',
  idempotentReplayed: 'idempotent-replayed',
  requestId: 'x-request-id',
  forwardedFor: 'x-forwarded-for',
  userAgent: 'user-agent',
} as const;

/** No input, or no response body. */
export const none = z.strictObject({});
/** A response of bytes. */
export const file = z.unknown();
