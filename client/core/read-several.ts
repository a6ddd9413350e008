import { type QueryKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { isServer } from './is-server.js';
import type { ReadOptions } from './read.js';

/** As many reads as a table has entries. */
const useLiveReads = <Fetched, Failure, Data, Key extends QueryKey>(list: readonly ReadOptions<Fetched, Failure, Data, Key>[], isAsked: boolean): (Data | undefined)[] =>
  useQueries({ queries: list.map((options) => ({ ...options, enabled: isAsked })) as never[] }).map(({ data }) => (isAsked ? (data as Data | undefined) : undefined));
const useFetchedReads = <Fetched, Failure, Data, Key extends QueryKey>(list: readonly ReadOptions<Fetched, Failure, Data, Key>[], isAsked: boolean): (Data | undefined)[] => {
  const queryClient = useQueryClient();
  return list.map(({ queryKey }) => (isAsked ? queryClient.getQueryData<Data>(queryKey) : undefined));
};

/** What several reads know, in their order, as `useReadIfAny` does for one. */
export const useReadsIfAny = isServer ? useFetchedReads : useLiveReads;
