import { href } from '../../../../src/contract/routes.js';
import { problemOf } from '../../../core/api.js';
import { type LoadContext, type PageDraft, PageNotFound, Redirect } from '../../../core/page.js';

/** The order an address of the account asks for. */
export const orderIdOf = (search: URLSearchParams): string | undefined => search.get('order') ?? undefined;

/** @throws PageNotFound for an order that is unknown or somebody else's; Redirect to the cart for one that is not placed */
export const loadOrder = async ({ api, queryClient, locale, texts, needTexts }: LoadContext, id: string): Promise<PageDraft> => {
  await needTexts(['cart']);
  const order = await queryClient.fetchQuery(api.orders.byId.queryOptions({ id })).catch((error: unknown) => {
    const code = problemOf(error)?.code;
    throw code === 'NOT_FOUND' || code === 'VALIDATION' ? new PageNotFound() : error;
  });
  if (order.state === 'open') throw new Redirect(href('cart', locale), 302);
  return { title: texts('account')('order.title', { number: order.number! }), isPrivate: true };
};
