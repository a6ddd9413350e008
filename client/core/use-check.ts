import { type MutationFunction, type MutationKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Milliseconds a check may take: nobody waits longer for an opinion. */
export const checkDeadline = 4000;
/** Milliseconds an answer counts for the same thing typed again. */
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
 * Asks the server about what is typed. Undefined: it could not tell, or not in time, and nothing may depend on it.
 * A check changes nothing, so that no cached read is refreshed after it; the same question is asked once.
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
    // oxlint-disable-next-line react/exhaustive-deps -- the function is made anew by every rendering, and is the same by its path
    [client, path],
  );
};
