import brand from '#brand';
import type { ContentCard } from '../../../src/contract/content.js';
import { useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import { useHref } from '../../core/locale.js';
import type { LoadContext } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';

type Naming = Pick<ContentCard, 'products'>;

/** Maximum number of families in one request. */
const maxFamilies = 12;
/** Returns the inputs of two requests for the families that the documents name. Further families are left out. */
const inputsFor = (documents: readonly Naming[]) => {
  const families = [...new Set(documents.flatMap(({ products = [] }) => products))];
  return [{ family: families.slice(0, maxFamilies) }, { family: families.slice(maxFamilies, 2 * maxFamilies) }] as const;
};
const isRequested = ({ family }: { family: readonly string[] }) => brand.permissions.products && family.length > 0;

/** Fetches the products that documents name. A failure does not stop the page. */
export const loadShownProducts = async (documents: readonly Naming[], { api, queryClient, has }: Pick<LoadContext, 'api' | 'queryClient' | 'has'>): Promise<void> => {
  if (!has('listProductsById')) return;
  await Promise.all(
    inputsFor(documents)
      .filter(isRequested)
      .map((input) => queryClient.prefetchQuery(api.products.byId.queryOptions(input))),
  );
};

/** Returns a function that gives name and URL of each product that a document names. */
export const useShownProducts = (documents: readonly Naming[]): ((document: Naming) => { name: string; href: string }[]) => {
  const { products } = useApi();
  const href = useHref();
  const [first, rest] = inputsFor(documents);
  const hasCards = useCapability('listProductsById');
  const known = [useReadIfAny(products.byId.queryOptions(first), hasCards && isRequested(first)), useReadIfAny(products.byId.queryOptions(rest), hasCards && isRequested(rest))];
  const cards = new Map(known.flatMap((list) => list ?? []).map((card) => [card.family, card]));
  return ({ products: families = [] }) =>
    families.flatMap((family) => {
      const card = cards.get(family);
      return card ? [{ name: card.name, href: href('productDetail', { slug: card.slug }) }] : [];
    });
};
