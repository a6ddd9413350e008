import brand from '#brand';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Customer } from '../../../src/contract/customer.js';
import { problemOf, useApi } from '../../core/api.js';
import { useReadIfAny } from '../../core/read.js';

interface Session {
  /** Who is signed in, or was when the session ended. */
  customer: Customer | null;
  /** The session ended under the reader's hands: what is in the cart belongs to the customer, and waits for them. */
  hasEnded: boolean;
}

/** Who buys, as far as they said so by signing in. */
export const useSession = (): Session => {
  const current = useReadIfAny(useApi().user.me.queryOptions(), brand.permissions.account) ?? null;
  const [known, setKnown] = useState(current);
  if (current && current !== known) setKnown(current);
  return { customer: current ?? known, hasEnded: known !== null && current === null };
};

/** Refusals that a write meets whose session is over: as itself, or as the guest without a cart that the visitor has become. */
const refusals: readonly unknown[] = ['UNAUTHORIZED', 'NOT_FOUND'];

/** After a refused write it is asked anew who is signed in. */
export const useSessionWatch = (): void => {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || !refusals.includes(problemOf(event.action.error)?.code)) return;
        void queryClient.refetchQueries(api.user.me.queryFilter());
      }),
    [api, queryClient],
  );
};
