import brand from '#brand';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Customer } from '../../../src/contract/customer.js';
import { problemOf, useApi } from '../../core/api.js';
import { useReadIfAny } from '../../core/read.js';

interface Session {
  /** Signed-in customer; after the session has ended, the previous one. */
  customer: Customer | null;
  /** Whether the session ended while the checkout was open. The cart belongs to the customer and is kept for them. */
  hasEnded: boolean;
}

/** Returns the signed-in customer and whether their session has ended. */
export const useSession = (): Session => {
  const current = useReadIfAny(useApi().user.me.queryOptions(), brand.permissions.account) ?? null;
  const [known, setKnown] = useState(current);
  if (current && current !== known) setKnown(current);
  return { customer: current ?? known, hasEnded: known !== null && current === null };
};

/** Error codes of writes after the session has ended: no session, or a guest without cart. */
const refusals: readonly unknown[] = ['UNAUTHORIZED', 'NOT_FOUND'];

/** Fetches the signed-in customer again after a write with one of these errors. */
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
