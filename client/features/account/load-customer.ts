import type { Customer } from '../../../src/contract/customer.js';
import { href } from '../../../src/contract/routes.js';
import { type LoadContext, Redirect } from '../../core/page.js';

/**
 * Fetches the signed-in customer.
 * @throws Redirect to the sign-in page when nobody is signed in
 */
export const loadCustomer = async ({ api, queryClient, locale }: Pick<LoadContext, 'api' | 'queryClient' | 'locale'>): Promise<Customer> => {
  const customer = await queryClient.fetchQuery(api.user.me.queryOptions());
  if (!customer) throw new Redirect(href('myAccount', locale), 302);
  return customer;
};
