import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Encoding, encodings } from './compress.js';
import type { CachedPage } from './cached-page.js';

/** Browsers revalidate each time with their ETag; back navigation shows the page at once. Shared caches must not store it, because visitors with a cart get another page. */
export const pageCacheControl = 'private, no-cache';

const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';');
    return name.trim().toLowerCase() === encoding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter));
  });

/** The best accepted encoding; undefined if none is accepted. */
export const encodingFor = (header: string | undefined): Encoding | undefined => (header ? encodings.find((encoding) => accepts(header, encoding)) : undefined);

/** Whether the client already has the page: weak comparison, as `If-None-Match` requires (RFC 9110, section 13.1.2). */
const isKnown = (header: string | undefined, etag: string): boolean => header !== undefined && header.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');

/** A response that is sent without Fastify. */
export interface RawResponse {
  status: number;
  headers: OutgoingHttpHeaders | string[];
  body?: string | Buffer;
}

export const sendRaw = (response: ServerResponse, { status, headers, body }: RawResponse): void => {
  response.writeHead(status, headers).end(body);
};

export interface CachedContent {
  page: CachedPage;
  body: Buffer;
  encoding: Encoding | undefined;
  /** Header names and values in turn: `always` for every response, `ofPage` only for those with a body. */
  always: readonly string[];
  ofPage: Readonly<Record<string, string>>;
  /** `If-None-Match` of the request. */
  known: string | undefined;
}

/**
 * The response with a page. A 304 response omits the headers of the page: those stored with it stay valid together, also with a nonce
 * in two of them (RFC 9111, section 3.2).
 */
export const cachedResponse = ({ page, body, encoding, always, ofPage, known }: CachedContent): RawResponse => {
  const headers = [...always, 'cache-control', pageCacheControl, 'etag', page.etag, 'vary', 'accept-encoding'];
  if (isKnown(known, page.etag)) return { status: 304, headers };
  for (const name in ofPage) headers.push(name, ofPage[name]!);
  headers.push('content-type', 'text/html; charset=utf-8', 'content-length', String(body.length));
  if (encoding) headers.push('content-encoding', encoding);
  return { status: 200, headers, body };
};
