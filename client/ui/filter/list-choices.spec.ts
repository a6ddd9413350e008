import { href } from '../../../src/contract/routes.js';
import { PageNotFound } from '../../core/page.js';
import { choicesIn, chosenOf, inputOfChoices, queryOfChoices, without, withoutAny } from './list-choices.js';

const read = (query: string, isSearch = false) => choicesIn({ search: new URLSearchParams(query) }, isSearch);
const pathOf = (query: string) => href('productOverview', 'en-GB', undefined, queryOfChoices(read(query)));

describe('The input of a list', () => {
  it('is the first page of the most popular products by default', () => {
    expect(inputOfChoices(read(''))).toEqual({ sort: 'popular', page: 1 });
  });

  it('is read from the address', () => {
    expect(inputOfChoices(read('colour=grey&colour=blue&inStock=true&minPrice=50&maxPrice=120&sort=priceDesc&page=3'))).toEqual({
      colour: ['blue', 'grey'],
      inStock: true,
      minPrice: 5000,
      maxPrice: 12_000,
      sort: 'priceDesc',
      page: 3,
    });
  });

  it('is sorted by relevance only for searches', () => {
    expect(read('', true).sort).toBe('relevance');
    expect(read('sort=relevance').sort).toBe('popular');
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=',
    'sort=cheapest',
    'page=%00',
    'absorptionClass=Z',
    'thickness=12',
    'brand=enc',
    'colour=',
    'inStock=yes',
    'minPrice=-1',
    'maxPrice=1e9',
  ])('ignores %s', (query) => {
    expect(inputOfChoices(read(query))).toEqual({ sort: 'popular', page: 1 });
  });

  it('reads prices as people type them, in whole units', () => {
    expect(inputOfChoices(read(`minPrice=1.200&maxPrice=${encodeURIComponent('€ 1 499,50')}`))).toMatchObject({ minPrice: 120_000, maxPrice: 150_000 });
  });

  it('throws for a page number above the maximum', () => {
    expect(() => read('page=10001')).toThrow(PageNotFound);
    expect(read('page=10000').page).toBe(10_000);
  });

  it('contains at most the maximum number of values of a facet', () => {
    const many = Array.from({ length: 30 }, (_, at) => `colour=c${at}`).join('&');
    expect(inputOfChoices(read(many)).colour).toHaveLength(20);
  });
});

describe("A list's address", () => {
  it('contains no defaults', () => {
    expect(pathOf('page=1&sort=popular&minPrice=0')).toBe('/products');
  });

  it('has one form for the same choices', () => {
    const canonical = '/products?absorptionClass=A&colour=blue&colour=grey&inStock=true&minPrice=50&maxPrice=120&sort=newest&page=2';
    expect(pathOf('sort=newest&page=2&colour=grey&maxPrice=120&colour=blue&colour=grey&inStock=true&minPrice=050&absorptionClass=A')).toBe(canonical);
    expect(pathOf(canonical.slice('/products?'.length))).toBe(canonical);
  });

  it('swaps a reversed price range', () => {
    expect(pathOf('minPrice=90&maxPrice=20')).toBe('/products?minPrice=20&maxPrice=90');
  });
});

describe('Active filters', () => {
  const choices = read('colour=grey&colour=blue&minPrice=50&inStock=true&sort=newest&page=2');

  it('can be removed one by one, which returns to the first page', () => {
    expect(chosenOf(choices)).toEqual([{ facet: 'colour', value: 'blue' }, { facet: 'colour', value: 'grey' }, { facet: 'price' }, { facet: 'inStock' }]);
    for (const chosen of chosenOf(choices)) {
      const rest = without(choices, chosen);
      expect(rest).toMatchObject({ sort: 'newest', page: 1 });
      expect(chosenOf(rest)).toEqual(chosenOf(choices).filter((one) => JSON.stringify(one) !== JSON.stringify(chosen)));
    }
  });

  it('can all be removed, which keeps the sort', () => {
    expect(withoutAny(choices)).toEqual({ facets: {}, sort: 'newest', page: 1 });
  });
});
