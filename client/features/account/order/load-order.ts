import { problemOf } from '../../../core/api.js';
import { type LoadContext, type PageDraft, PageNotFound } from '../../../core/page.js';

/** Returns the order id in the query string of the account page. */
export const orderIdOf = (search: URLSearchParams): string | undefined => search.get('order') ?? undefined;

/** Fetches a placed order, its documents and its withdrawable lines. @throws PageNotFound when the order is unknown or belongs to somebody else */
export const loadOrder = async ({ api, queryClient, texts, has }: LoadContext, id: string): Promise<PageDraft> => {
  const requested = [
    queryClient.fetchQuery(api.orders.byId.queryOptions({ id })),
    has('getWithdrawal') && queryClient.fetchQuery(api.orders.withdrawal.queryOptions({ id })),
    has('listOrderDocuments') && queryClient.fetchQuery(api.orders.documents.queryOptions({ id })),
  ] as const;
  const [order] = await Promise.all(requested).catch((error: unknown) => {
    const code = problemOf(error)?.code;
    throw code === 'NOT_FOUND' || code === 'VALIDATION' ? new PageNotFound() : error;
  });
  return { title: texts('account')('order.title', { number: order.number ?? '' }), isPrivate: true };
};
