import brand from '#brand';
import type { Order } from '../../../src/contract/order.js';
import { href } from '../../../src/contract/routes.js';
import { problemOf } from '../../core/api.js';
import { type LoadContext, type PageDraft, Redirect } from '../../core/page.js';
import { reachableStep, requestedStep, type StepName, stepQuery } from './steps.js';

/**
 * Fetches the data of the requested step.
 * @throws Redirect to the cart when it is empty, to the sign-in when a customer's session has ended, or to the first incomplete step
 */
export const loadCheckout = async (context: LoadContext): Promise<PageDraft> => {
  const { api, queryClient, locale, search, texts } = context;
  const [order] = await Promise.all([queryClient.fetchQuery(api.cart.order.queryOptions()), brand.permissions.account ? queryClient.fetchQuery(api.user.me.queryOptions()) : null]);
  if (!order || order.lines.length === 0) throw await wayOut(context);
  const requested = requestedStep(search);
  const step = reachableStep(requested, order);
  if (step !== requested) throw new Redirect(href('checkout', locale, undefined, stepQuery(step)), 302);
  await loadStep(step, order, context);
  return { title: `${texts('checkout')(`steps.${step}`)} – ${texts('checkout')('title')}`, isPrivate: true };
};

/** Fetches the data of a step. When the visitor has no access to the order any more, it throws the redirect of an empty cart. */
const loadStep = async (step: StepName, order: Order, context: LoadContext): Promise<void> => {
  const { api, queryClient } = context;
  try {
    if (step === 'delivery') await queryClient.fetchQuery(api.orders.shippingOptions.queryOptions({}));
    if (step === 'payment' || step === 'review') await queryClient.fetchQuery(api.payments.methods.queryOptions({ orderId: order.id }));
  } catch (error) {
    if (problemOf(error)?.code === 'NOT_FOUND') throw await wayOut(context);
    throw error;
  }
};

/** Returns the redirect for a checkout without order: the sign-in when a customer's session has ended, the cart otherwise. */
const wayOut = async (context: LoadContext): Promise<Redirect> => {
  const { locale } = context;
  const target = brand.permissions.account && (await hasEnded(context)) ? href('myAccount', locale, undefined, { news: 'sessionEnded', next: 'checkout' }) : href('cart', locale);
  return new Redirect(target, 302);
};

/** Returns whether the visitor's session has ended, according to the URL, the query cache of this page or the expired session token. */
const hasEnded = async ({ api, queryClient, search }: LoadContext): Promise<boolean> => {
  const wasCustomer = search.get('session') === 'ended' || Boolean(queryClient.getQueryData(api.user.me.queryKey()));
  if (await queryClient.fetchQuery({ ...api.user.me.queryOptions(), staleTime: 0 })) return false;
  return wasCustomer || queryClient.fetchQuery({ ...api.auth.hasEnded.queryOptions(), staleTime: 0 });
};
