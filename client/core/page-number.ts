import { href, queryOf } from '../../src/contract/routes.js';
import { type ActiveRoute, type LoadContext, PageNotFound, Redirect } from './page.js';

const lastPage = 10_000;

/** Page number of the address; 1 when it is missing or malformed. @throws PageNotFound above the maximum of all lists */
export const pageNumberIn = ({ search }: Pick<ActiveRoute, 'search'>): number => {
  const text = search.get('page') ?? '';
  if (!/^[1-9]\d*$/.test(text)) return 1;
  const page = Number(text);
  if (page > lastPage) throw new PageNotFound(`No page ${text}`);
  return page;
};

/** Page number of the address. @throws Redirect for `?page=1`, because the first page has the path without it */
export const requestedPageNumber = ({ key, params, search, locale }: LoadContext): number => {
  const page = pageNumberIn({ search });
  if (search.get('page') === '1') throw new Redirect(href(key, locale, params, { ...queryOf(search), page: undefined }));
  return page;
};
