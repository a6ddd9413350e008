import brand from '#brand';
import type { ContentCard } from '../../../src/contract/content.js';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import type { LoadContext } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';

type Naming = Pick<ContentCard, 'products'>;

/** Families one read can ask for. */
const mostFamilies = 12;
/** The goods that some documents name; beyond what two reads hold they are left out, last document first. */
const inputsFor = (documents: readonly Naming[]) => {
  const families = [...new Set(documents.flatMap(({ products = [] }) => products))];
  return [{ family: families.slice(0, mostFamilies) }, { family: families.slice(mostFamilies, 2 * mostFamilies) }] as const;
};
const isAsked = ({ family }: { family: readonly string[] }) => brand.permissions.products && family.length > 0;

/** Fetches the goods that documents name. They are shown without them. */
export const loadShownProducts = async (documents: readonly Naming[], { api, queryClient }: Pick<LoadContext, 'api' | 'queryClient'>): Promise<void> => {
  await Promise.all(
    inputsFor(documents)
      .filter(isAsked)
      .map((input) => queryClient.prefetchQuery(api.products.byId.queryOptions(input))),
  );
};

/** Name and address of each of the goods that a document names. */
export const useShownProducts = (documents: readonly Naming[]): ((document: Naming) => { name: string; href: string }[]) => {
  const { products } = useApi();
  const href = useHref();
  const [first, rest] = inputsFor(documents);
  const known = [useReadIfAny(products.byId.queryOptions(first), isAsked(first)), useReadIfAny(products.byId.queryOptions(rest), isAsked(rest))];
  const cards = new Map(known.flatMap((list) => list ?? []).map((card) => [card.family, card]));
  return ({ products: families = [] }) =>
    families.flatMap((family) => {
      const card = cards.get(family);
      return card ? [{ name: card.name, href: href('productDetail', { slug: card.slug }) }] : [];
    });
};
