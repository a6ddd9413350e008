import type { ServerResponse } from 'node:http';
import { type Encoding, encodings } from './compress.js';
import type { KeptPage } from './kept-page.js';
import type { Stencil } from './stencil.js';

/** Browsers ask again each time, with what they have; going back shows that at once. Nobody between keeps it: who comes with a cart gets another page. */
export const publicPage = 'private, no-cache';

const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';');
    return name.trim().toLowerCase() === encoding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter));
  });

/** The best encoding that is accepted; undefined: none. */
export const encodingFor = (header: string | undefined): Encoding | undefined => (header ? encodings.find((encoding) => accepts(header, encoding)) : undefined);

/** Whether the asker has the page already: weak comparison, as `If-None-Match` wants it (RFC 9110, section 13.1.2). */
const isKnown = (header: string | undefined, etag: string): boolean => header !== undefined && header.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');

export interface KeptAnswer {
  page: KeptPage;
  body: Stencil;
  encoding: Encoding | undefined;
  nonce: string;
  /** Names and values one after the other, of every answer and of those with a page. */
  always: string[];
  ofPage: Readonly<Record<string, string>>;
  /** `If-None-Match`, as the request has it. */
  known: string | undefined;
}

/**
 * Sends a page with its nonce. Who has it already is told so without the headers of its nonce: they would take the place of
 * those that the page was kept with, and stop its scripts (RFC 9111, section 3.2).
 */
export const sendKept = (response: ServerResponse, { page, body, encoding, nonce, always: headers, ofPage, known }: KeptAnswer): void => {
  headers.push('cache-control', publicPage, 'etag', page.etag, 'vary', 'accept-encoding');
  if (isKnown(known, page.etag)) return void response.writeHead(304, headers).end();
  for (const name in ofPage) headers.push(name, ofPage[name]!);
  headers.push('content-type', 'text/html; charset=utf-8', 'content-length', String(body.bytes.length));
  if (encoding && body !== page.inReady(undefined)) headers.push('content-encoding', encoding);
  response.writeHead(200, headers);
  const bytes = body.fill(nonce);
  response.end(bytes, () => body.giveBack(bytes));
};
