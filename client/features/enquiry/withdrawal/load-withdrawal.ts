import { href } from '../../../../src/contract/routes.js';
import type { WithdrawalOffer } from '../../../../src/contract/withdrawal.js';
import { codeOf, useApi } from '../../../core/api.js';
import { type LoadContext, Redirect } from '../../../core/page.js';
import { useReadIfAny } from '../../../core/read.js';
import { loadPostedDraft } from '../form/posted-draft.js';

/** Returns order id and token in a query string. The id is for the customer's own orders, the token for any order. */
const namedIn = (search: URLSearchParams) => ({ id: search.get('order') ?? undefined, token: search.get('proof') ?? undefined });

/** Fetches the withdrawable lines of the order in the URL. @throws Redirect to the first step when the order is unknown or the token has expired */
export const loadWithdrawal = async (context: LoadContext): Promise<void> => {
  const { api, queryClient, locale, search } = context;
  await loadPostedDraft(['withdrawal'], context);
  const { id, token } = namedIn(search);
  const requested = id ? queryClient.fetchQuery(api.orders.withdrawal.queryOptions({ id })) : token && queryClient.fetchQuery(api.orders.checkedWithdrawal.queryOptions({ token }));
  if (!requested) return;
  await requested.catch((error: unknown) => {
    const code = codeOf(error);
    const isUnknown = code === 'NOT_FOUND' || code === 'VALIDATION' || code === 'GONE';
    throw isUnknown ? new Redirect(href('withdrawal', locale, undefined, { problem: id ? undefined : 'GONE' }), 302) : error;
  });
};

/** Returns the withdrawable lines of the order in the URL; undefined when there is none. */
export const useWithdrawalOffer = (search: URLSearchParams): WithdrawalOffer | undefined => {
  const { orders } = useApi();
  const { id, token } = namedIn(search);
  const own = useReadIfAny(orders.withdrawal.queryOptions({ id: id ?? '' }), id !== undefined);
  const checked = useReadIfAny(orders.checkedWithdrawal.queryOptions({ token: token ?? '' }), id === undefined && token !== undefined);
  return own ?? checked;
};
