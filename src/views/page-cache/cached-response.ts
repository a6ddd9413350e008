import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Encoding, encodings } from './compress.js';
import type { CachedPage } from './cached-page.js';
import type { NonceTemplate } from './nonce-template.js';

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
  /** Called when the body is sent. */
  release?: () => void;
}

export const sendRaw = (response: ServerResponse, { status, headers, body, release }: RawResponse): void => {
  response.writeHead(status, headers).end(body, release);
};

export interface CachedContent {
  page: CachedPage;
  body: NonceTemplate;
  encoding: Encoding | undefined;
  nonce: string;
  /** Header names and values in turn: `always` for every response, `ofPage` only for those with a body. */
  always: readonly string[];
  ofPage: Readonly<Record<string, string>>;
  /** `If-None-Match` of the request. */
  known: string | undefined;
}

/**
 * The response with a page and its nonce. A 304 response omits the headers with the nonce: they would replace those stored with the page, and
 * block its scripts (RFC 9111, section 3.2).
 */
export const cachedResponse = ({ page, body, encoding, nonce, always, ofPage, known }: CachedContent): RawResponse => {
  const headers = [...always, 'cache-control', pageCacheControl, 'etag', page.etag, 'vary', 'accept-encoding'];
  if (isKnown(known, page.etag)) return { status: 304, headers };
  for (const name in ofPage) headers.push(name, ofPage[name]!);
  headers.push('content-type', 'text/html; charset=utf-8', 'content-length', String(body.bytes.length));
  if (encoding && body !== page.readyBody(undefined)) headers.push('content-encoding', encoding);
  const bytes = body.fill(nonce);
  return { status: 200, headers, body: bytes, release: () => body.release(bytes) };
};
