import type { InputOf } from '../../../../src/contract/shop-api.js';

/** Reads the page, search text and view of the library from a query string. */
export const readLibraryQuery = (search: URLSearchParams): InputOf<'listStorage'> => {
  const page = search.get('page') ?? '';
  const q = search.get('q')?.trim().slice(0, 100);
  return { page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1, deleted: search.has('deleted'), ...(q && { q }) };
};

/** Returns the query parameters for a part of the library; the inverse of `readLibraryQuery`. */
export const libraryQuery = ({ q, deleted, page }: Pick<InputOf<'listStorage'>, 'q' | 'deleted' | 'page'> = {}) => ({
  view: 'designs',
  q,
  deleted: deleted ? 1 : undefined,
  page,
});
