import { type LoadContext, PageNotFound, Redirect } from '../../core/page.js';
import { placePath } from '../../core/place-path.js';
import { listingInput, withoutDefaults } from './listing-query.js';

/**
 * Fetches one page of products.
 * @returns the page's number
 * @throws Redirect to the bare path of page 1 and of the default sort; PageNotFound beyond the last page
 */
export const loadListing = async (context: LoadContext, category?: string): Promise<number> => {
  const { api, queryClient, locale, search } = context;
  const bare = withoutDefaults(search);
  if (bare) throw new Redirect(placePath({ ...context, search: bare }, locale));
  const input = listingInput(context, category);
  const list = await queryClient.ensureQueryData(api.products.list.queryOptions(input));
  if (input.page > 1 && list.items.length === 0) throw new PageNotFound(`No page ${input.page}`);
  return input.page;
};
