import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * The query client of one rendering: a read is done once and kept, with none of what a browser needs
 * (observers, retries, cancelling, refetching), which costs a page more than the reads themselves.
 */
export class ServerQueryClient extends QueryClient {
  override async ensureQueryData<Fetched, Failure, Data, Key extends QueryKey>(options: FetchQueryOptions<Fetched, Failure, Data, Key>): Promise<Data> {
    const { queryKey, queryFn } = options;
    const known = this.getQueryData<Data>(queryKey);
    if (known !== undefined) return known;
    if (typeof queryFn !== 'function') throw new Error('A read without a function');
    const data = await queryFn({ client: this, queryKey, signal: new AbortController().signal, meta: undefined } as Parameters<typeof queryFn>[0]);
    this.setQueryData(queryKey as QueryKey, data);
    return data as unknown as Data;
  }

  override async prefetchQuery<Fetched, Failure, Data, Key extends QueryKey>(options: FetchQueryOptions<Fetched, Failure, Data, Key>): Promise<void> {
    await this.ensureQueryData(options).catch(() => undefined);
  }
}
