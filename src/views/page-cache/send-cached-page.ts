import type { ServerResponse } from 'node:http';
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

export interface CachedResponse {
  page: CachedPage;
  body: NonceTemplate;
  encoding: Encoding | undefined;
  nonce: string;
  /** Header names and values in turn: `always` for every response, `ofPage` only for those with a body. */
  always: string[];
  ofPage: Readonly<Record<string, string>>;
  /** `If-None-Match` of the request. */
  known: string | undefined;
}

/**
 * Sends a page with its nonce. A 304 response omits the headers with the nonce: they would replace those stored with the page, and block
 * its scripts (RFC 9111, section 3.2).
 */
export const sendCachedPage = (response: ServerResponse, { page, body, encoding, nonce, always: headers, ofPage, known }: CachedResponse): void => {
  headers.push('cache-control', pageCacheControl, 'etag', page.etag, 'vary', 'accept-encoding');
  if (isKnown(known, page.etag)) return void response.writeHead(304, headers).end();
  for (const name in ofPage) headers.push(name, ofPage[name]!);
  headers.push('content-type', 'text/html; charset=utf-8', 'content-length', String(body.bytes.length));
  if (encoding && body !== page.readyBody(undefined)) headers.push('content-encoding', encoding);
  response.writeHead(200, headers);
  const bytes = body.fill(nonce);
  response.end(bytes, () => body.release(bytes));
};
