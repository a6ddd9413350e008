import { type LoadContext, type PageDraft, PageNotFound } from '../../core/page.js';
import { askedPageNumber } from '../../core/page-number.js';
import { documentsInput, isShown, productsInput, searchIn } from './search-query.js';

const kinds = ['project', 'blog'] as const;

/** Fetches what was found in each group the page shows; nothing while nothing is looked for. */
export const loadSearch = async (context: LoadContext): Promise<PageDraft> => {
  const { api, queryClient, texts, trail } = context;
  const { q, type } = searchIn(context);
  const page = askedPageNumber(context);
  const label = texts('routes')('searchOverview');
  if (!q) return { trail: trail({ label }) };
  const products = isShown('product', type) ? [queryClient.ensureQueryData(api.products.list.queryOptions(productsInput(context)))] : [];
  const documents = kinds.filter((kind) => isShown(kind, type)).map((kind) => queryClient.ensureQueryData(api.content.search.queryOptions(documentsInput(context, kind))));
  const [[list]] = await Promise.all([Promise.all(products), Promise.all(documents)]);
  if (page > 1 && !list?.items.length) throw new PageNotFound(`No page ${page}`);
  // What others looked for is not for search engines.
  return { title: texts('search')('titleFor', { q }), trail: trail({ label }), isPrivate: true };
};
