import { href } from '../../../src/contract/routes.js';
import { type LoadContext, type PageDraft, Redirect } from '../../core/page.js';
import { askedStep, reachableStep, stepQuery } from './steps.js';

/**
 * Fetches what the asked step shows.
 * @throws Redirect to the cart when there is nothing to order, or to the first step that is still to be done
 */
export const loadCheckout = async ({ api, queryClient, locale, search, texts }: LoadContext): Promise<PageDraft> => {
  const order = await queryClient.fetchQuery(api.cart.order.queryOptions());
  if (!order || order.lines.length === 0) throw new Redirect(href('cart', locale), 302);
  const asked = askedStep(search);
  const step = reachableStep(asked, order);
  if (step !== asked) throw new Redirect(href('checkout', locale, undefined, stepQuery(step)), 302);
  if (step === 'delivery') await queryClient.fetchQuery(api.orders.shippingOptions.queryOptions({}));
  if (step === 'payment' || step === 'review') await queryClient.fetchQuery(api.payments.methods.queryOptions({ orderId: order.id }));
  return { title: `${texts('checkout')(`steps.${step}`)} – ${texts('checkout')('title')}`, isPrivate: true };
};
