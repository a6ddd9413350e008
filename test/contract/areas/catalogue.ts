import { locales } from '../../../src/contract/locales.js';
import { type Fixtures, unknownId } from '../fixtures.js';

export const catalogue = (fixtures: () => Fixtures): void => {
  describe('the catalogue', () => {
    it('is listed in pages, filtered and sorted', async () => {
      const caller = fixtures().stranger();
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
      const caller = fixtures().stranger();
      const { name } = await caller.ok('getProduct', { id: fixtures().productId });
      const { products } = await caller.ok('suggestProducts', { q: name });
      expect(products.map((product) => product.name)).toContain(name);
      await caller.refused('suggestProducts', { q: '' }, 'VALIDATION');
    });

    it('returns a product by its id and by its slug in every locale', async () => {
      const { productId } = fixtures();
      const slugs = await fixtures().stranger().ok('getProductSlugs', { id: productId });
      for (const locale of locales) {
        const caller = fixtures().stranger(locale);
        const { id } = await caller.ok('getProductBySlug', { locale, slug: slugs[locale]! });
        expect(id).toBe(productId);
      }
      await fixtures().stranger().refused('getProduct', { id: unknownId }, 'NOT_FOUND');
      await fixtures().stranger().refused('getProductSlugs', { id: unknownId }, 'NOT_FOUND');
      await fixtures().stranger().refused('getProductBySlug', { locale: 'nl-NL', slug: unknownId }, 'NOT_FOUND');
    });

    it('has what is sold instead of a product that ended', async () => {
      const caller = fixtures().stranger();
      const { endedSlug } = fixtures().target;
      await caller.refused('getEndedProduct', { locale: 'nl-NL', slug: unknownId }, 'NOT_FOUND');
      if (endedSlug === undefined) return;
      const { alternatives, slug } = await caller.ok('getEndedProduct', { locale: 'nl-NL', slug: endedSlug });
      expect([slug, alternatives.length > 0]).toEqual([endedSlug, true]);
      await caller.refused('getProductBySlug', { locale: 'nl-NL', slug: endedSlug }, 'PRODUCT_ENDED');
    });

    it('lists at most four related products, never the product itself', async () => {
      const { productId: id } = fixtures();
      const caller = fixtures().stranger();
      const related = await caller.ok('listRelatedProducts', { id });
      expect(related.length).toBeLessThanOrEqual(4);
      expect(related.map((card) => card.id)).not.toContain(id);
      await caller.refused('listRelatedProducts', { id: unknownId }, 'NOT_FOUND');
    });

    it('returns products by id or family, in the requested order', async () => {
      const { productId, photoPrintId } = fixtures();
      const caller = fixtures().stranger();
      const { family } = await caller.ok('getProduct', { id: productId });
      const cards = await caller.ok('listProductsById', { id: [photoPrintId, unknownId, productId] });
      expect(cards.map(({ id }) => id)).toEqual([photoPrintId, productId]);
      expect(await caller.ok('listProductsById', { family: [family] })).toHaveLength(1);
      await caller.refused('listProductsById', { id: Array.from({ length: 13 }, (_, at) => `product-${at}`) }, 'VALIDATION');
    });

    it('has a data sheet for a product', async () => {
      const caller = fixtures().stranger();
      await caller.ok('getDataSheet', { id: fixtures().productId, locale: 'de-DE' });
      await caller.refused('getDataSheet', { id: unknownId }, 'NOT_FOUND');
    });

    it('calculates the price of a quantity in the currency of the locale', async () => {
      const { productId: id } = fixtures();
      const one = await fixtures().stranger().ok('priceProduct', { id, quantity: 1 });
      const ten = await fixtures().stranger().ok('priceProduct', { id, quantity: 10 });
      expect(ten.total.includingVat.amount).toBe(ten.unitPrice.includingVat.amount * 10);
      expect(ten.unitPrice.includingVat.amount).toBeLessThanOrEqual(one.unitPrice.includingVat.amount);
      const british = await fixtures().stranger('en-GB').ok('priceProduct', { id, quantity: 1 });
      expect(british.unitPrice.includingVat.currency).toBe('GBP');
      await fixtures().stranger().refused('priceProduct', { id: unknownId, quantity: 1 }, 'NOT_FOUND');
      await fixtures().stranger().refused('priceProduct', { id, quantity: 0 }, 'VALIDATION');
    });

    it('has categories, by slug in every locale', async () => {
      const caller = fixtures().stranger();
      const [first] = await caller.ok('listCategories', {});
      const { id, slugs } = await caller.ok('getCategoryBySlug', { locale: 'nl-NL', slug: first!.slug });
      for (const locale of locales) expect((await fixtures().stranger(locale).ok('getCategoryBySlug', { locale, slug: slugs[locale]! })).id).toBe(id);
      await caller.refused('getCategoryBySlug', { locale: 'nl-NL', slug: unknownId }, 'NOT_FOUND');
      await caller.refused('listCategories', { all: true }, 'VALIDATION');
    });
  });
};
