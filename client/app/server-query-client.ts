import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';

const noSignal = new AbortController().signal;

/**
 * The query client of one rendering: a read is done once and kept, with none of what a browser needs
 * (observers, retries, cancelling, refetching), which costs a page more than the reads themselves.
 */
export class ServerQueryClient extends QueryClient {
  override fetchQuery<Fetched, Failure, Data, Key extends QueryKey, Page>(options: FetchQueryOptions<Fetched, Failure, Data, Key, Page>): Promise<Data> {
    return this.readOnce(options.queryKey, options.queryFn) as Promise<Data>;
  }

  override ensureQueryData<Fetched, Failure, Data, Key extends QueryKey>(options: FetchQueryOptions<Fetched, Failure, Data, Key>): Promise<Data> {
    return this.fetchQuery(options);
  }

  override async prefetchQuery<Fetched, Failure, Data, Key extends QueryKey>(options: FetchQueryOptions<Fetched, Failure, Data, Key>): Promise<void> {
    await this.fetchQuery(options).catch(() => undefined);
  }

  private async readOnce(queryKey: QueryKey, queryFn: unknown): Promise<unknown> {
    const known = this.getQueryData(queryKey);
    if (known !== undefined) return known;
    if (typeof queryFn !== 'function') throw new Error('A read needs a function');
    return this.setQueryData(queryKey, await queryFn({ client: this, queryKey, signal: noSignal, meta: undefined }));
  }
}
