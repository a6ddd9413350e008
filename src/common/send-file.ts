import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { neverFramed } from './common-headers.js';

export interface SentFile {
  name: string;
  type: string;
  content: Buffer | Readable;
  /** Bytes, if known. */
  size?: number;
  /** Displayed by the browser; only for pictures that the shop generated. Other files are offered as download. */
  isInline?: boolean;
  /** ETag of content that never changes. Browsers may cache it, shared caches may not. */
  etag?: string | undefined;
  /** With an `etag`: shared caches may store it too. */
  isPublic?: true;
  /** Seconds for which any cache may store it. */
  maximumAge?: number | undefined;
}

/** Returns `Content-Disposition` (RFC 6266) with the name in ASCII and, if that differs, also the full name (RFC 8187). */
export const contentDisposition = (name: string, isInline = false): string => {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole =
    plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`;
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"${whole}`;
};

const cacheControlOf = ({ etag, isPublic, maximumAge }: Pick<SentFile, 'etag' | 'isPublic' | 'maximumAge'>): string => {
  if (etag) return `${isPublic ? 'public' : 'private'}, max-age=31536000, immutable`;
  return maximumAge ? `public, max-age=${maximumAge}` : 'private, no-store';
};

/** Sends a file with headers that prevent browsers from running it or guessing its type. */
export const sendFile = async (reply: FastifyReply, { name, type, content, size, isInline, etag, isPublic, maximumAge }: SentFile): Promise<void> => {
  if (etag && reply.request.headers['if-none-match'] === etag) {
    if (!Buffer.isBuffer(content)) content.destroy();
    await reply
      .status(304)
      .headers({ etag, 'cache-control': cacheControlOf({ etag, isPublic, maximumAge }) })
      .send();
    return;
  }
  const length = Buffer.isBuffer(content) ? content.length : size;
  void reply.headers({
    'content-type': type,
    'content-disposition': contentDisposition(name, isInline),
    'content-security-policy': `default-src 'none'; sandbox; ${neverFramed}`,
    'cross-origin-resource-policy': 'same-site',
    'cache-control': cacheControlOf({ etag, isPublic, maximumAge }),
    ...(etag && { etag }),
    ...(length !== undefined && { 'content-length': length }),
  });
  await reply.send(content);
};
