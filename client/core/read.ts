import { type QueryKey, useQueryClient, useSuspenseQuery, type UseSuspenseQueryOptions } from '@tanstack/react-query';

type Options<Fetched, Failure, Data, Key extends QueryKey> = UseSuspenseQueryOptions<Fetched, Failure, Data, Key>;

/** In the browser a read is observed: what a write refreshes is shown anew. */
const useLiveRead = <Fetched, Failure, Data, Key extends QueryKey>(options: Options<Fetched, Failure, Data, Key>): Data => useSuspenseQuery(options).data;

/** While the server renders nothing changes: what was fetched is read, without an observer for each reader. */
const useFetchedRead = <Fetched, Failure, Data, Key extends QueryKey>(options: Options<Fetched, Failure, Data, Key>): Data => {
  const data = useQueryClient().getQueryData<Data>(options.queryKey);
  if (data === undefined) throw new Error(`Nothing was fetched for ${JSON.stringify(options.queryKey)}: the page's load must`);
  return data;
};

/** The data of a read that the page's `load` has fetched. */
export const useRead = typeof document === 'undefined' ? useFetchedRead : useLiveRead;
