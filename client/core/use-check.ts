import { type MutationFunction, type MutationKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Timeout of a check in milliseconds. */
export const checkDeadline = 4000;
/** Milliseconds for which the result for the same input is reused. */
const freshFor = 300_000;

interface Check<Input, Answer> {
  mutationKey: MutationKey;
  mutationFn?: MutationFunction<Answer, { input: Input }>;
}

const expired = () =>
  new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('The check took too long')), checkDeadline);
  });

/**
 * Lets the server check input. Resolves to undefined when the check failed or took too long; nothing may depend on it.
 * A check changes no data, so that no cached read is refreshed after it. The same input is checked once.
 * @param check options of a procedure of `api.checks`
 */
export const useCheck = <Input, Answer>({ mutationKey, mutationFn }: Check<Input, Answer>): ((input: Input) => Promise<Answer | undefined>) => {
  const client = useQueryClient();
  const path = JSON.stringify(mutationKey);
  return useCallback(
    (input) =>
      client
        .fetchQuery({
          queryKey: ['checked', path, input],
          queryFn: () => Promise.race([mutationFn!({ input }, { client, meta: undefined }), expired()]),
          staleTime: freshFor,
          networkMode: 'always',
        })
        .catch(() => undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- every rendering creates the function again; functions of the same path are equal
    [client, path],
  );
};
