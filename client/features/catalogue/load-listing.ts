import { listedProducts } from '../../core/listed-pages.js';
import { type LoadContext, type PageDraft, PageNotFound } from '../../core/page.js';
import { canonicalChoices } from '../../ui/filter/canonical.js';
import { chosenOf } from '../../ui/filter/list-choices.js';
import { listingInput } from './listing-input.js';

/**
 * Fetches one page of products.
 * @returns page number, listed products, and whether filters narrow the list
 * @throws Redirect to the canonical URL of these choices; PageNotFound after the last page
 */
export const loadListing = async (context: LoadContext, category?: string): Promise<{ page: number } & Pick<PageDraft, 'isNarrowed' | 'about'>> => {
  const { api, queryClient, locale } = context;
  const choices = canonicalChoices(context);
  const list = await queryClient.ensureQueryData(api.products.list.queryOptions(listingInput(context, category)));
  if (choices.page > 1 && list.items.length === 0) throw new PageNotFound(`No page ${choices.page}`);
  return { page: choices.page, about: { list: listedProducts(list.items, locale) }, isNarrowed: chosenOf(choices).length > 0 };
};
