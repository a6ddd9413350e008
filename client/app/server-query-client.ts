import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';

const noSignal = new AbortController().signal;

/** What one rendering has read. */
export interface FetchedRead {
  queryKey: QueryKey;
  data: unknown;
}

/**
 * The query client of one rendering: a read is done once and kept in a plain map, with none of what a browser needs
 * (observers, retries, cancelling, refetching, sorted keys), which costs a page more than the reads themselves.
 */
export class ServerQueryClient extends QueryClient {
  private readonly reads = new Map<string, FetchedRead>();
  /** Reads under way: frame and page often ask for the same at once. */
  private readonly pending = new Map<string, Promise<unknown>>();

  get fetched(): Iterable<FetchedRead> {
    return this.reads.values();
  }

  override getQueryData<Data>(queryKey: QueryKey): Data | undefined {
    return this.reads.get(JSON.stringify(queryKey))?.data as Data | undefined;
  }

  override fetchQuery<Fetched, Failure, Data, Key extends QueryKey, Page>(options: FetchQueryOptions<Fetched, Failure, Data, Key, Page>): Promise<Data> {
    return this.readOnce(options.queryKey, options.queryFn) as Promise<Data>;
  }

  override ensureQueryData<Fetched, Failure, Data, Key extends QueryKey>(options: FetchQueryOptions<Fetched, Failure, Data, Key>): Promise<Data> {
    return this.fetchQuery(options);
  }

  override async prefetchQuery<Fetched, Failure, Data, Key extends QueryKey>(options: FetchQueryOptions<Fetched, Failure, Data, Key>): Promise<void> {
    await this.fetchQuery(options).catch(() => undefined);
  }

  /** Puts an answer that is known without asking. */
  know(queryKey: QueryKey, data: unknown): void {
    this.reads.set(JSON.stringify(queryKey), { queryKey, data });
  }

  private readOnce(queryKey: QueryKey, queryFn: unknown): Promise<unknown> {
    const name = JSON.stringify(queryKey);
    const known = this.reads.get(name);
    if (known) return Promise.resolve(known.data);
    const reading = this.pending.get(name) ?? this.read(queryKey, queryFn).finally(() => this.pending.delete(name));
    this.pending.set(name, reading);
    return reading;
  }

  private async read(queryKey: QueryKey, queryFn: unknown): Promise<unknown> {
    if (typeof queryFn !== 'function') throw new Error('A read needs a function');
    const data: unknown = await queryFn({ client: this, queryKey, signal: noSignal, meta: undefined });
    this.know(queryKey, data);
    return data;
  }
}
