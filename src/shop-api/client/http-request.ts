import type { Readable } from 'node:stream';
import type { CallContext } from '../../common/call-context.js';
import { hasBody, type Method, type Operation, pathFields, shopApiHeaders } from '../../contract/operation.js';
import { multipartFields } from './multipart.js';

export interface HttpRequest {
  method: Method;
  path: string;
  headers: Record<string, string>;
  /** Content type of the body, if there is one. */
  contentType?: string;
  body?: string | Readable;
}

/** Fields of an input that are not in the path or in headers, as text. A list becomes several fields of the same name. */
export const fieldsOf = (operation: Operation, input: Record<string, unknown>): [string, string][] =>
  restOf(operation, input).flatMap(([field, value]) => (Array.isArray(value) ? value : [value]).map((one): [string, string] => [field, String(one)]));

const restOf = ({ path, headers = {} }: Operation, input: Record<string, unknown>) =>
  Object.entries(input).filter(([field, value]) => !pathFields(path).includes(field) && !(field in headers) && value !== undefined);

/** Path, headers, query and body of a call. Fields that are not in the path or in headers are sent in the query or in the body. */
export const httpRequestOf = (operation: Operation, input: Record<string, unknown>): HttpRequest & { body?: string } => {
  const { method } = operation;
  const headers = Object.fromEntries(Object.entries(operation.headers ?? {}).flatMap(([field, header]) => (input[field] === undefined ? [] : [[header, String(input[field])]])));
  const path = operation.path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(input[field])));
  if (!hasBody(operation)) {
    const query = new URLSearchParams(fieldsOf(operation, input)).toString();
    return { method, path: query ? `${path}?${query}` : path, headers };
  }
  if (operation.consumes === 'form') return { method, path, headers, ...multipartFields(fieldsOf(operation, input)) };
  return { method, path, headers, contentType: 'application/json', body: JSON.stringify(Object.fromEntries(restOf(operation, input))) };
};

/** Headers of a call for its context. @param contentType content type of its body, if there is one */
export const headersOf = (context: CallContext, contentType: string | undefined): Record<string, string> => ({
  [shopApiHeaders.shop]: context.shop,
  [shopApiHeaders.locale]: context.locale,
  [shopApiHeaders.requestId]: context.requestId,
  ...(contentType && { 'content-type': contentType }),
  ...(context.renderedBy && { [shopApiHeaders.renderedBy]: context.renderedBy }),
  ...(context.cartToken && { [shopApiHeaders.cartToken]: context.cartToken }),
  ...(context.sessionToken && { [shopApiHeaders.authorization]: `Bearer ${context.sessionToken}` }),
  ...(context.apiKey && { [shopApiHeaders.apiKey]: context.apiKey }),
  ...(context.clientAddress && { [shopApiHeaders.forwardedFor]: context.clientAddress }),
  ...(contentType && context.userAgent && { [shopApiHeaders.userAgent]: context.userAgent }),
  ...(context.idempotencyKey && { [shopApiHeaders.idempotencyKey]: context.idempotencyKey }),
});
