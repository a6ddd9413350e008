import { href } from '../../../../src/contract/routes.js';
import { type LoadContext, type PageInfo, PageNotFound, Redirect } from '../../../core/page.js';
import { libraryQuery, readLibraryQuery } from './library-query.js';

/**
 * Fetches a page of the customer's saved items.
 * @throws Redirect when the URL contains `page` for page 1; PageNotFound after the last page
 */
export const loadLibrary = async ({ api, queryClient, locale, search, texts }: LoadContext): Promise<PageInfo> => {
  const requested = readLibraryQuery(search);
  if (requested.page === 1 && search.has('page')) throw new Redirect(href('myAccount', locale, undefined, libraryQuery(requested)));
  const { items } = await queryClient.fetchQuery(api.storage.list.queryOptions(requested));
  if (requested.page! > 1 && items.length === 0) throw new PageNotFound(`No page ${requested.page}`);
  return { title: texts('account')('library.heading'), isPrivate: true };
};
