import { z } from 'zod';
import type { ProblemCode } from './errors.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the Shop API. `input` is flat: fields named in the path's `{…}` travel in the path,
 * the others in the query (GET, DELETE) or in the JSON body (POST, PUT).
 */
export interface Operation<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> {
  method: Method;
  path: string;
  /** One line for whoever builds against it. */
  summary: string;
  input: Input;
  output: Output;
  /** Status of success. */
  status: 200 | 201 | 202 | 204;
  /** Expected failures, beside VALIDATION and MALFORMED, which any call with input can have. */
  errors: readonly ProblemCode[];
  /** Who may call: a signed-in customer (`Authorization`), ops and integrators (`X-Api-Key`); anybody when absent. */
  access?: 'customer' | 'ops';
  /** Not in the specification's list. */
  extension?: true;
  /** Answers the same to everybody in a locale: may be kept for a moment. */
  isPublic?: true;
  /** Public as well, as long as none of these fields says anything. */
  isPublicWithout?: readonly string[];
  /** Takes an `Idempotency-Key`; the first answer is replayed. */
  isIdempotent?: true;
  /**
   * How the input travels when not as JSON: a form's fields (sent as `multipart/form-data`, urlencoded is accepted too);
   * `multipart/form-data` with the fields first and one `file`; or bytes alone (`partialUpload`), the fields beside them in the path and in headers.
   */
  consumes?: 'form' | 'upload' | 'bytes';
  /** Fields that travel in a header: its name, in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** The fields that are not in the path travel in a JSON body although the verb is DELETE. */
  hasBody?: true;
  /** Answers a file instead of JSON: the media types it can have. */
  produces?: readonly string[];
  /** Bytes a JSON body may have where the usual 1 MB is too little; few of these are read at a time. */
  maximumBodyBytes?: number;
  /** Requests a minute one client address may make, where the call could be abused. */
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

/** Names of the path's fields: `/Products/{a}/{b}` -> `['a', 'b']`. */
export const pathFields = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);

/** The path as servers write it: `/Products/{a}` -> `/Products/:a`. */
export const routeOf = ({ path }: Pick<Operation, 'path'>): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Whether the fields outside the path travel in a body. An operation without any field has none (specification, point 7: `POST /auth/logout`). */
export const hasBody = ({ method, input, hasBody: isForced }: Pick<Operation, 'method' | 'input' | 'hasBody'>): boolean =>
  isForced === true || ((method === 'POST' || method === 'PUT') && Object.keys(input.shape).length > 0);

/** Whether a file, or a part of one, comes with the call. */
export const takesFile = ({ consumes }: Pick<Operation, 'consumes'>): boolean => consumes === 'upload' || consumes === 'bytes';

/** Every problem a call can be answered with: the operation's own, and those that the way there can have. */
export const problemsOf = ({ method, access, isIdempotent, errors }: Operation): ProblemCode[] => {
  const isRead = method === 'GET';
  const any: ProblemCode[] = ['MALFORMED', 'UNAUTHORIZED', 'NOT_FOUND', 'VALIDATION', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];
  const ofWrites: ProblemCode[] = isRead ? [] : ['FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
  const ofOps: ProblemCode[] = access === 'ops' ? ['FORBIDDEN'] : [];
  const ofKeys: ProblemCode[] = isIdempotent ? ['IDEMPOTENCY_MISMATCH'] : [];
  return [...new Set([...any, ...ofWrites, ...ofOps, ...ofKeys, ...errors])];
};

/** Media type of a part of a file (draft-ietf-httpbis-resumable-upload). */
export const partialUpload = 'application/partial-upload';

/** Headers of the Shop API (lower case, as Node gives them). */
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

/** No input, or no answer. */
export const none = z.strictObject({});
/** An answer of bytes. */
export const file = z.unknown();
