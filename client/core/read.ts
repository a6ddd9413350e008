import { useState } from 'react';
import { keepPreviousData, type QueryKey, useQuery, useQueryClient, useSuspenseQuery, type UseSuspenseQueryOptions } from '@tanstack/react-query';
import { isServer } from './is-server.js';

export type ReadOptions<Fetched, Failure, Data, Key extends QueryKey> = UseSuspenseQueryOptions<Fetched, Failure, Data, Key>;

/** In the browser a read is observed: what a write refreshes is shown anew. */
const useLiveRead = <Fetched, Failure, Data, Key extends QueryKey>(options: ReadOptions<Fetched, Failure, Data, Key>): Data => useSuspenseQuery(options).data;
const useLiveReadIfAny = <Fetched, Failure, Data, Key extends QueryKey>(options: ReadOptions<Fetched, Failure, Data, Key>, isAsked = true): Data | undefined => {
  const { data } = useQuery({ ...options, enabled: isAsked });
  // What was read for another view is still there; it was not asked for here.
  return isAsked ? data : undefined;
};

/** While the server renders nothing changes: what was fetched is read, without an observer for each reader. */
const useFetchedReadIfAny = <Fetched, Failure, Data, Key extends QueryKey>({ queryKey }: ReadOptions<Fetched, Failure, Data, Key>, isAsked = true): Data | undefined => {
  const queryClient = useQueryClient();
  return isAsked ? queryClient.getQueryData<Data>(queryKey) : undefined;
};
const useFetchedRead = <Fetched, Failure, Data, Key extends QueryKey>(options: ReadOptions<Fetched, Failure, Data, Key>): Data => {
  const data = useFetchedReadIfAny(options);
  if (data === undefined) throw new Error(`Nothing was fetched for ${JSON.stringify(options.queryKey)}: the page's load must`);
  return data;
};

/** A read whose input changes under the reader's hands. */
export interface ChangingRead<Data> {
  /** The latest answer there is, maybe to an earlier input. */
  data: Data;
  /** Whether it answers this input. */
  isCurrent: boolean;
  hasFailed: boolean;
  retry(): void;
}

/** The answer to an earlier input stays in sight; one that nobody waits for any more is cancelled, and never shown if it comes late. */
const useLiveChangingRead = <Fetched, Failure, Data, Key extends QueryKey>(options: ReadOptions<Fetched, Failure, Data, Key>): ChangingRead<Data> => {
  const { data, isPlaceholderData, isError, refetch } = useQuery({ ...options, placeholderData: keepPreviousData as never });
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(() => data);
  const latest = data ?? known;
  if (latest === undefined) throw new Error(`Nothing was fetched for ${JSON.stringify(options.queryKey)}: the page's load must`);
  return { data: latest, isCurrent: data !== undefined && !isPlaceholderData, hasFailed: isError, retry: () => void refetch() };
};
const useFetchedChangingRead = <Fetched, Failure, Data, Key extends QueryKey>(options: ReadOptions<Fetched, Failure, Data, Key>): ChangingRead<Data> => ({
  data: useFetchedRead(options),
  isCurrent: true,
  hasFailed: false,
  retry: () => undefined,
});

/** The data of a read that the page's `load` has fetched. */
export const useRead = isServer ? useFetchedRead : useLiveRead;

/** The data of a read that the frame fetches; undefined while it is not known, or when it is not asked for. */
export const useReadIfAny = isServer ? useFetchedReadIfAny : useLiveReadIfAny;

/** The data of a read whose first input the page's `load` has fetched, and whose next ones the shopper makes. */
export const useChangingRead = isServer ? useFetchedChangingRead : useLiveChangingRead;
