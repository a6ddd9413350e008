import { href, queryOf } from '../../src/contract/routes.js';
import { type LoadContext, PageNotFound, type Place, Redirect } from './page.js';

const lastPage = 10_000;

/** Page of a list as the address says it; what is no page number counts as none. @throws PageNotFound beyond any list's last page */
export const pageNumberIn = ({ search }: Pick<Place, 'search'>): number => {
  const text = search.get('page') ?? '';
  if (!/^[1-9]\d*$/.test(text)) return 1;
  const page = Number(text);
  if (page > lastPage) throw new PageNotFound(`No page ${text}`);
  return page;
};

/** The page asked for. @throws Redirect for `?page=1`, whose address is the bare path */
export const askedPageNumber = ({ key, params, search, locale }: LoadContext): number => {
  const page = pageNumberIn({ search });
  if (search.get('page') === '1') throw new Redirect(href(key, locale, params, { ...queryOf(search), page: undefined }));
  return page;
};
