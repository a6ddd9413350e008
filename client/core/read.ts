import { useContext, useState } from 'react';
import { keepPreviousData, type QueryKey, useQuery, useQueryClient, useSuspenseQuery, type UseSuspenseQueryOptions } from '@tanstack/react-query';
import { isServer } from './is-server.js';
import { RecordReadsContext } from './recorded-reads.js';

export type ReadOptions<Fetched, Failure, Data, Key extends QueryKey> = UseSuspenseQueryOptions<Fetched, Failure, Data, Key>;

/** In the browser: observes a read, so that a refresh after a write renders the component again. */
const useLiveRead = <Fetched, Failure, Data, Key extends QueryKey>(options: ReadOptions<Fetched, Failure, Data, Key>): Data => useSuspenseQuery(options).data;
const useLiveReadIfAny = <Fetched, Failure, Data, Key extends QueryKey>(options: ReadOptions<Fetched, Failure, Data, Key>, isAsked = true): Data | undefined => {
  const { data } = useQuery({ ...options, enabled: isAsked });
  // The cache may contain data of an earlier view, which must not be used here.
  return isAsked ? data : undefined;
};

/** During server rendering data do not change: reads the loaded data without observers. */
const useFetchedReadIfAny = <Fetched, Failure, Data, Key extends QueryKey>({ queryKey, select }: ReadOptions<Fetched, Failure, Data, Key>, isAsked = true): Data | undefined => {
  const queryClient = useQueryClient();
  const record = useContext(RecordReadsContext);
  if (!isAsked) return undefined;
  record?.({ queryKey, select });
  const data = queryClient.getQueryData<Fetched>(queryKey);
  return select && data !== undefined ? select(data) : (data as Data | undefined);
};
const useFetchedRead = <Fetched, Failure, Data, Key extends QueryKey>(options: ReadOptions<Fetched, Failure, Data, Key>): Data => {
  const data = useFetchedReadIfAny(options);
  if (data === undefined) throw new Error(`No data are loaded for ${JSON.stringify(options.queryKey)}. The page's load must fetch them.`);
  return data;
};

/** A read whose input changes while it is shown. */
export interface ChangingRead<Data> {
  /** Latest response, possibly for an earlier input. */
  data: Data;
  /** Whether `data` are for the current input. */
  isCurrent: boolean;
  hasFailed: boolean;
  retry(): void;
}

/** Keeps showing the data of the earlier input. Superseded reads are cancelled, and a late response is never shown. */
const useLiveChangingRead = <Fetched, Failure, Data, Key extends QueryKey>(options: ReadOptions<Fetched, Failure, Data, Key>): ChangingRead<Data> => {
  const { data, isPlaceholderData, isError, refetch } = useQuery({ ...options, placeholderData: keepPreviousData as never });
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(() => data);
  const latest = data ?? known;
  if (latest === undefined) throw new Error(`No data are loaded for ${JSON.stringify(options.queryKey)}. The page's load must fetch them.`);
  return { data: latest, isCurrent: data !== undefined && !isPlaceholderData, hasFailed: isError, retry: () => void refetch() };
};
const useFetchedChangingRead = <Fetched, Failure, Data, Key extends QueryKey>(options: ReadOptions<Fetched, Failure, Data, Key>): ChangingRead<Data> => ({
  data: useFetchedRead(options),
  isCurrent: true,
  hasFailed: false,
  retry: () => undefined,
});

/** Data of a read that the page's `load` has fetched. */
export const useRead = isServer ? useFetchedRead : useLiveRead;

/** Data of a read that the frame fetches; undefined while they are not loaded, or when `isAsked` is false. */
export const useReadIfAny = isServer ? useFetchedReadIfAny : useLiveReadIfAny;

/** Data of a read whose first input the page's `load` has fetched; the shopper changes the input. */
export const useChangingRead = isServer ? useFetchedChangingRead : useLiveChangingRead;
