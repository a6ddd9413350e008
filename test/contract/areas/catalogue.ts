import { locales } from '../../../src/contract/locales.js';
import { nobody, type World } from '../world.js';

export const catalogue = (world: () => World): void => {
  describe('the catalogue', () => {
    it('is listed in pages, filtered and sorted', async () => {
      const caller = world().stranger();
      const first = await caller.ok('listProducts', { pageSize: 2, sort: 'priceAsc' });
      const second = await caller.ok('listProducts', { pageSize: 2, page: 2, sort: 'priceAsc' });
      expect(second.total).toBe(first.total);
      expect(first.items.map(({ id }) => id)).not.toEqual(second.items.map(({ id }) => id));
      const prices = [...first.items, ...second.items].map(({ price }) => price.includingVat.amount);
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
      const colour = first.facets.find(({ key }) => key === 'colour')!.values[0]!;
      expect((await caller.ok('listProducts', { colour: [colour.value] })).total).toBe(colour.count);
      const category = first.categories.find(({ count }) => count > 0)!;
      expect((await caller.ok('listProducts', { category: category.id })).total).toBe(category.count);
      expect(first.priceRange!.min.amount).toBe(prices[0]);
      expect(first.items.map(({ fragments }) => fragments)).toEqual([null, null]);
      await caller.refused('listProducts', { pageSize: 101 }, 'VALIDATION');
    });

    it('suggests products for a search text', async () => {
      const caller = world().stranger();
      const { name } = await caller.ok('getProduct', { id: world().productId });
      const { products } = await caller.ok('suggestProducts', { q: name });
      expect(products.map((product) => product.name)).toContain(name);
      await caller.refused('suggestProducts', { q: '' }, 'VALIDATION');
    });

    it('returns a product by its id and by its slug in every locale', async () => {
      const { productId } = world();
      const slugs = await world().stranger().ok('getProductSlugs', { id: productId });
      for (const locale of locales) {
        const caller = world().stranger(locale);
        const { id } = await caller.ok('getProductBySlug', { locale, slug: slugs[locale] });
        expect(id).toBe(productId);
      }
      await world().stranger().refused('getProduct', { id: nobody }, 'NOT_FOUND');
      await world().stranger().refused('getProductSlugs', { id: nobody }, 'NOT_FOUND');
      await world().stranger().refused('getProductBySlug', { locale: 'nl-NL', slug: nobody }, 'NOT_FOUND');
    });

    it('lists at most four related products, never the product itself', async () => {
      const { productId: id } = world();
      const caller = world().stranger();
      const related = await caller.ok('listRelatedProducts', { id });
      expect(related.length).toBeLessThanOrEqual(4);
      expect(related.map((card) => card.id)).not.toContain(id);
      await caller.refused('listRelatedProducts', { id: nobody }, 'NOT_FOUND');
    });

    it('returns products by id or family, in the requested order', async () => {
      const { productId, photoPrintId } = world();
      const caller = world().stranger();
      const { family } = await caller.ok('getProduct', { id: productId });
      const cards = await caller.ok('listProductsById', { id: [photoPrintId, nobody, productId] });
      expect(cards.map(({ id }) => id)).toEqual([photoPrintId, productId]);
      expect(await caller.ok('listProductsById', { family: [family] })).toHaveLength(1);
      await caller.refused('listProductsById', { id: Array.from({ length: 13 }, (_, at) => `product-${at}`) }, 'VALIDATION');
    });

    it('has a data sheet for a product', async () => {
      const caller = world().stranger();
      await caller.ok('getDataSheet', { id: world().productId, locale: 'de-DE' });
      await caller.refused('getDataSheet', { id: nobody }, 'NOT_FOUND');
    });

    it('calculates the price of a quantity in the currency of the locale', async () => {
      const { productId: id } = world();
      const one = await world().stranger().ok('priceProduct', { id, quantity: 1 });
      const ten = await world().stranger().ok('priceProduct', { id, quantity: 10 });
      expect(ten.total.includingVat.amount).toBe(ten.unitPrice.includingVat.amount * 10);
      expect(ten.unitPrice.includingVat.amount).toBeLessThanOrEqual(one.unitPrice.includingVat.amount);
      const british = await world().stranger('en-GB').ok('priceProduct', { id, quantity: 1 });
      expect(british.unitPrice.includingVat.currency).toBe('GBP');
      await world().stranger().refused('priceProduct', { id: nobody, quantity: 1 }, 'NOT_FOUND');
      await world().stranger().refused('priceProduct', { id, quantity: 0 }, 'VALIDATION');
    });

    it('has categories, by slug in every locale', async () => {
      const caller = world().stranger();
      const [first] = await caller.ok('listCategories', {});
      const { id, slugs } = await caller.ok('getCategoryBySlug', { locale: 'nl-NL', slug: first!.slug });
      for (const locale of locales) expect((await world().stranger(locale).ok('getCategoryBySlug', { locale, slug: slugs[locale] })).id).toBe(id);
      await caller.refused('getCategoryBySlug', { locale: 'nl-NL', slug: nobody }, 'NOT_FOUND');
      await caller.refused('listCategories', { all: true }, 'VALIDATION');
    });
  });
};
