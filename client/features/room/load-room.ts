import type { Product, ProductCard } from '../../../src/contract/product.js';
import { href } from '../../../src/contract/routes.js';
import { type LoadContext, Redirect } from '../../core/page.js';
import { isProductName } from '../../../src/domain/read-room.js';
import { absorberOf, hasSize, surfacesInput } from '../../../src/domain/absorber.js';

/** Input for ceiling products. */
export const ceilingInput = { category: 'ceiling', pageSize: 12 };

/** Returns the products to choose from, without those that have no size. */
export const choicesOf = (surfaces: readonly ProductCard[], ceiling: readonly ProductCard[]) => {
  const walls = surfaces.filter(hasSize);
  return { walls, ceiling: ceiling.filter((card) => hasSize(card) && !walls.some(({ id }) => id === card.id)) };
};

type Given = Pick<LoadContext, 'api' | 'queryClient' | 'locale' | 'search' | 'params' | 'key'>;

const found = (reading: Promise<Product>): Promise<Product | undefined> => reading.catch(() => undefined);

/** Fetches the product whose id is in the URL. @throws Redirect to the URL with the id when it contains the slug */
const namedProduct = async ({ api, queryClient, locale, search, params, key }: Given): Promise<Product | undefined> => {
  const name = search.get('product') ?? '';
  if (!isProductName(name)) return undefined;
  const byId = await found(queryClient.ensureQueryData(api.products.one.queryOptions({ id: name })));
  if (byId) return byId;
  const bySlug = await found(queryClient.ensureQueryData(api.products.bySlug.queryOptions({ locale, slug: name })));
  if (bySlug) throw new Redirect(href(key, locale, params, { ...Object.fromEntries(search), product: bySlug.id }), 302);
  return undefined;
};

/** Fetches the products of the calculator, and the one in the URL or else the default one. */
export const loadRoom = async (context: Given): Promise<void> => {
  const { api, queryClient } = context;
  const [surfaces, ceiling, named] = await Promise.all([
    queryClient.ensureQueryData(api.products.cards.queryOptions(surfacesInput)),
    queryClient.ensureQueryData(api.products.cards.queryOptions(ceilingInput)),
    namedProduct(context),
  ]);
  const usual = choicesOf(surfaces.items, ceiling.items).walls[0];
  if (usual && !(named && absorberOf(named))) await queryClient.ensureQueryData(api.products.one.queryOptions({ id: usual.id }));
};
