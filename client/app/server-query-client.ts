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

  private async readOnce(queryKey: QueryKey, queryFn: unknown): Promise<unknown> {
    const known = this.reads.get(JSON.stringify(queryKey));
    if (known) return known.data;
    if (typeof queryFn !== 'function') throw new Error('A read needs a function');
    const data: unknown = await queryFn({ client: this, queryKey, signal: noSignal, meta: undefined });
    this.know(queryKey, data);
    return data;
  }
}
