import { type LoadContext, type PageDraft, PageNotFound } from '../../core/page.js';
import { requestedPageNumber } from '../../core/page-number.js';
import { canonicalChoices } from '../../ui/filter/canonical.js';
import { loadAnsweredProducts } from './found-answers.js';
import { bestProducts, closestInput, documentsInput, popularInput, preservedParameters, productsInput, searchedGroups, searchesProducts, searchIn } from './search-query.js';

/** Fetches the best results of each group, whose totals the tabs show, and the page of the current tab; nothing without search text. */
export const loadSearch = async (context: LoadContext): Promise<PageDraft> => {
  const { api, queryClient, texts, trail, has } = context;
  const searched = searchIn(context);
  const label = texts('routes')('searchOverview');
  if (!searched.q) {
    requestedPageNumber(context);
    return { trail: trail({ label }) };
  }
  const hasProducts = searchesProducts(has);
  const isOfProducts = searched.type === 'product';
  if (isOfProducts && !hasProducts) throw new PageNotFound('Products are not searched');
  const page = isOfProducts ? canonicalChoices(context, preservedParameters(searched), true).page : requestedPageNumber(context);
  const cardsOf = (input: Parameters<typeof api.products.cards.queryOptions>[0]) => queryClient.ensureQueryData(api.products.cards.queryOptions(input));
  const [best, list, ...documents] = await Promise.all([
    hasProducts ? cardsOf(bestProducts(searched)) : undefined,
    isOfProducts ? queryClient.ensureQueryData(api.products.list.queryOptions(productsInput(context))) : undefined,
    ...searchedGroups.map((group) => queryClient.ensureQueryData(api.content.search.queryOptions(documentsInput(context, group)))),
  ]);
  await loadAnsweredProducts(documents[searchedGroups.indexOf('question')]?.items ?? [], context);
  const own = isOfProducts ? list : documents[searchedGroups.findIndex((group) => group === searched.type)];
  if (page > 1 && !own?.items.length) throw new PageNotFound(`No page ${page}`);
  if ([best, ...documents].every((found) => !found?.total)) {
    await Promise.all([queryClient.ensureQueryData(api.content.search.queryOptions(closestInput(searched))), hasProducts ? cardsOf(popularInput) : undefined]);
  }
  // Search results are not for search engines.
  return { title: texts('search')('titleFor', { q: searched.q }), trail: trail({ label }), isPrivate: true };
};
