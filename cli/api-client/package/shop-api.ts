import createClient, { type Client } from 'openapi-fetch';

/** Problem details (RFC 9457). `code` is stable; `title` and `detail` are in the language of the call. */
export interface ShopProblem {
  status: number;
  code: string;
  title: string;
  detail?: string | undefined;
  errors?: { field: string; code: string; message: string }[] | undefined;
  /** The scope that the API key lacks. */
  scope?: string | undefined;
  requestId?: string | undefined;
}

/** A call that the Shop API refused. */
export class ShopApiError extends Error {
  constructor(readonly problem: ShopProblem) {
    super(`${problem.code}: ${problem.detail ?? problem.title}`);
    this.name = 'ShopApiError';
  }
}

export interface ShopApiOptions {
  /** Address of the REST API: `https://shop.example/api`. */
  url: string;
  apiKey?: string;
  /** Language, country and currency of responses: `nl-NL`. */
  locale?: string;
  /** Maximum duration of a read in ms. A write has no limit, because its outcome would be unknown. */
  readTimeout?: number;
}

/** Creates a client of the Shop API. */
export const connect = <Paths extends object>({ url, apiKey, locale, readTimeout = 10_000 }: ShopApiOptions): Client<Paths> =>
  createClient<Paths>({
    baseUrl: url.replace(/\/$/, ''),
    headers: { ...(apiKey && { 'X-Api-Key': apiKey }), ...(locale && { 'X-Locale': locale }) },
    fetch: (request) => fetch(request, request.method === 'GET' ? { signal: AbortSignal.any([request.signal, AbortSignal.timeout(readTimeout)]) } : {}),
  });

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** Returns the data of a response. @throws ShopApiError */
export const dataOf = <Data>({ data, error, response }: Answer<Data>): Data => {
  if (response.ok) return data as Data;
  const details = typeof error === 'object' && error !== null ? (error as Partial<ShopProblem>) : {};
  throw new ShopApiError({ code: 'UNAVAILABLE', title: response.statusText, ...details, status: response.status });
};

interface Changes<Item> {
  items: Item[];
  next: string;
  hasMore: boolean;
}

/**
 * Reads all changes, a page at a time. Store `next` of a page once its items are processed, and continue from it later.
 * @param read reads the page after a cursor; undefined: the first page
 */
export async function* changesOf<Item>(read: (after: string | undefined) => Promise<Changes<Item>>): AsyncGenerator<Changes<Item>, void> {
  for (let after: string | undefined, hasMore = true; hasMore; ) {
    const page = await read(after);
    yield page;
    ({ next: after, hasMore } = page);
  }
}
