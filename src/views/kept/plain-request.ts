/** What a kept page needs to know of a request. */
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
/** Requests with these are not plain: they have a body, or come from a host that a proxy tells. */
const others = new Set(['content-length', 'transfer-encoding', 'x-forwarded-host', 'expect', 'upgrade']);

/**
 * Reads a request's headers in one go: Node's own `headers` costs as much as finding the page.
 * @returns undefined where anything is out of the ordinary, a header that comes twice for one
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
