import { href } from '../../../src/contract/routes.js';
import { codeOf } from '../../core/api.js';
import { type LoadContext, type PageDraft, Redirect } from '../../core/page.js';
import { comparisonQuery, maximumCompared, requestedIds } from './compared-ids.js';

const isGone = (error: unknown) => ['NOT_FOUND', 'PRODUCT_ENDED'].includes(codeOf(error) ?? '');

/** Fetches a product by its article number as shoppers type it. @returns its id; undefined when it is not sold */
const findProduct = async (id: string, { api, queryClient }: LoadContext): Promise<string | undefined> => {
  for (const written of new Set([id, id.toLowerCase()])) {
    try {
      await queryClient.ensureQueryData(api.products.one.queryOptions({ id: written }));
      return written;
    } catch (error) {
      if (!isGone(error)) throw error;
      queryClient.removeQueries({ queryKey: api.products.one.queryKey({ id: written }) });
    }
  }
  return undefined;
};

/**
 * Fetches the requested products.
 * @throws Redirect to the address without products that cannot be compared, which then contains the reason
 */
export const loadComparison = async (context: LoadContext): Promise<PageDraft> => {
  const { locale, search, texts, trail } = context;
  const label = texts('routes')('compare');
  const draft = { title: texts('wishes')('compare.title'), description: texts('wishes')('compare.lead'), trail: trail({ label }) };
  const requested = requestedIds(search);
  if (requested.length === 0) return draft;
  const found = await Promise.all(requested.map((id) => findProduct(id, context)));
  const ids = [...new Set(found.filter((id) => id !== undefined))];
  const p = ids.slice(0, maximumCompared);
  if (p.join('\n') !== search.getAll('p').join('\n')) {
    const missing = found.filter((id) => id === undefined).length;
    throw new Redirect(href('compare', locale, undefined, comparisonQuery({ p, missing, full: ids.length > maximumCompared ? 1 : undefined })), 302);
  }
  return { ...draft, isPrivate: true };
};
