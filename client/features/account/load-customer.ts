import type { Customer } from '../../../src/contract/customer.js';
import { href } from '../../../src/contract/routes.js';
import { type LoadContext, Redirect } from '../../core/page.js';

/**
 * Who is signed in.
 * @throws Redirect to the sign-in
 */
export const loadCustomer = async ({ api, queryClient, locale }: Pick<LoadContext, 'api' | 'queryClient' | 'locale'>): Promise<Customer> => {
  const customer = await queryClient.fetchQuery(api.user.me.queryOptions());
  if (!customer) throw new Redirect(href('myAccount', locale), 302);
  return customer;
};
