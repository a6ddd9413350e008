import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';

const noSignal = new AbortController().signal;

/** What one rendering has read. */
export interface FetchedRead {
  queryKey: QueryKey;
  data: unknown;
}

/** A read that was asked for; its data are undefined until they have come. */
interface Read extends FetchedRead {
  answer: Promise<unknown>;
}

/**
 * The query client of one rendering: a read is done once and kept in a plain map, with none of what a browser needs
 * (observers, retries, cancelling, refetching, sorted keys), which costs a page more than the reads themselves.
 */
export class ServerQueryClient extends QueryClient {
  private readonly reads = new Map<string, Read>();

  /** In the order in which they were asked for: the same answers make the same page, whichever came first. */
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

  /** Puts an answer that is known without asking. */
  know(queryKey: QueryKey, data: unknown): void {
    this.reads.set(JSON.stringify(queryKey), { queryKey, data, answer: Promise.resolve(data) });
  }

  private readOnce(queryKey: QueryKey, queryFn: unknown): Promise<unknown> {
    const key = JSON.stringify(queryKey);
    const known = this.reads.get(key);
    if (known) return known.answer;
    if (typeof queryFn !== 'function') throw new Error('A read needs a function');
    const ask = async () => {
      try {
        read.data = (await queryFn({ client: this, queryKey, signal: noSignal, meta: undefined })) as unknown;
        return read.data;
      } catch (error) {
        this.reads.delete(key);
        throw error;
      }
    };
    const read: Read = { queryKey, data: undefined, answer: Promise.resolve() };
    this.reads.set(key, read);
    read.answer = ask();
    return read.answer;
  }
}
