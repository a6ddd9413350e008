import { problemOf } from '../../../core/api.js';
import { type LoadContext, type PageDraft, PageNotFound } from '../../../core/page.js';

/** The order an address of the account asks for. */
export const orderIdOf = (search: URLSearchParams): string | undefined => search.get('order') ?? undefined;

/** Fetches a placed order, its papers, and what may be withdrawn from it. @throws PageNotFound for one that is unknown or somebody else's */
export const loadOrder = async ({ api, queryClient, texts }: LoadContext, id: string): Promise<PageDraft> => {
  const asked = [
    queryClient.fetchQuery(api.orders.byId.queryOptions({ id })),
    queryClient.fetchQuery(api.orders.withdrawal.queryOptions({ id })),
    queryClient.fetchQuery(api.orders.documents.queryOptions({ id })),
  ] as const;
  const [order] = await Promise.all(asked).catch((error: unknown) => {
    const code = problemOf(error)?.code;
    throw code === 'NOT_FOUND' || code === 'VALIDATION' ? new PageNotFound() : error;
  });
  return { title: texts('account')('order.title', { number: order.number ?? '' }), isPrivate: true };
};
