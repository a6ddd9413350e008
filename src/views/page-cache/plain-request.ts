/** Headers of a request that the page cache needs. */
export interface PlainRequest {
  host: string;
  cookie?: string;
  languages?: string;
  encodings?: string;
  /** `If-None-Match`. */
  known?: string;
  requestId?: string;
}

const fields = new Map<string, keyof PlainRequest>([
  ['host', 'host'],
  ['cookie', 'cookie'],
  ['accept-language', 'languages'],
  ['accept-encoding', 'encodings'],
  ['if-none-match', 'known'],
  ['x-request-id', 'requestId'],
]);
/** Requests with these headers are not plain: they have a body, or a proxy overrides the host. */
const others = new Set(['content-length', 'transfer-encoding', 'x-forwarded-host', 'expect', 'upgrade']);

/**
 * Reads the needed headers in one pass, because Node's own `headers` takes as long as finding the page.
 * @returns undefined for unusual requests, such as those with a repeated header
 */
export const plainRequest = (rawHeaders: readonly string[]): PlainRequest | undefined => {
  const read: Partial<PlainRequest> = {};
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase();
    if (others.has(name)) return undefined;
    const field = fields.get(name);
    if (field === undefined) continue;
    if (read[field] !== undefined) return undefined;
    read[field] = rawHeaders[at + 1]!;
  }
  const { host } = read;
  return host ? { ...read, host } : undefined;
};
