import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';

const noSignal = new AbortController().signal;

/** A completed read of one rendering. */
export interface FetchedRead {
  queryKey: QueryKey;
  /** The query key as JSON. */
  key: string;
  data: unknown;
}

/** A read; its data are undefined while it is running. */
interface Read extends FetchedRead {
  answer: Promise<unknown>;
}

/**
 * The query client of one server rendering. It stores each read once in a plain map, without the functions that only a browser needs
 * (observers, retries, cancellation, refetching, sorted keys), which would cost more than the reads themselves.
 */
export class ServerQueryClient extends QueryClient {
  private readonly reads = new Map<string, Read>();

  /** In the order of the calls, so that the same responses render the same page, in whatever order they arrived. */
  get fetched(): FetchedRead[] {
    return [...this.reads.values()].filter(({ data }) => data !== undefined);
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

  /** Stores a response that is known without a call. */
  preset(queryKey: QueryKey, data: unknown): void {
    const key = JSON.stringify(queryKey);
    this.reads.set(key, { queryKey, key, data, answer: Promise.resolve(data) });
  }

  private readOnce(queryKey: QueryKey, queryFn: unknown): Promise<unknown> {
    const key = JSON.stringify(queryKey);
    const known = this.reads.get(key);
    if (known) return known.answer;
    if (typeof queryFn !== 'function') throw new Error('A read needs a query function');
    const execute = async () => {
      try {
        read.data = (await queryFn({ client: this, queryKey, signal: noSignal, meta: undefined })) as unknown;
        return read.data;
      } catch (error) {
        this.reads.delete(key);
        throw error;
      }
    };
    const read: Read = { queryKey, key, data: undefined, answer: Promise.resolve() };
    this.reads.set(key, read);
    read.answer = execute();
    return read.answer;
  }
}
