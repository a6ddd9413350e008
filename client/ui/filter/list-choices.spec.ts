import { href } from '../../../src/contract/routes.js';
import { PageNotFound } from '../../core/page.js';
import { choicesIn, chosenOf, inputOfChoices, queryOfChoices, without, withoutAny } from './list-choices.js';

const read = (query: string, isSearch = false) => choicesIn({ search: new URLSearchParams(query) }, isSearch);
const pathOf = (query: string) => href('productOverview', 'en-GB', undefined, queryOfChoices(read(query)));

describe('What a list is asked for', () => {
  it('is the first page of the most chosen products without a query', () => {
    expect(inputOfChoices(read(''))).toEqual({ sort: 'popular', page: 1 });
  });

  it('is what the address says', () => {
    expect(inputOfChoices(read('colour=grey&colour=blue&inStock=true&minPrice=50&maxPrice=120&sort=priceDesc&page=3'))).toEqual({
      colour: ['blue', 'grey'],
      inStock: true,
      minPrice: 5000,
      maxPrice: 12_000,
      sort: 'priceDesc',
      page: 3,
    });
  });

  it('is by relevance for a search alone', () => {
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
  ])('knows nothing of %s', (query) => {
    expect(inputOfChoices(read(query))).toEqual({ sort: 'popular', page: 1 });
  });

  it('is no page at all beyond any list', () => {
    expect(() => read('page=10001')).toThrow(PageNotFound);
    expect(read('page=10000').page).toBe(10_000);
  });

  it('never has more values of a facet than can be asked for', () => {
    const many = Array.from({ length: 30 }, (_, at) => `colour=c${at}`).join('&');
    expect(inputOfChoices(read(many)).colour).toHaveLength(20);
  });
});

describe("A list's address", () => {
  it('never says a default', () => {
    expect(pathOf('page=1&sort=popular&minPrice=0')).toBe('/products');
  });

  it('says the same choices in one way', () => {
    const canonical = '/products?absorptionClass=A&colour=blue&colour=grey&inStock=true&minPrice=50&maxPrice=120&sort=newest&page=2';
    expect(pathOf('sort=newest&page=2&colour=grey&maxPrice=120&colour=blue&colour=grey&inStock=true&minPrice=050&absorptionClass=A')).toBe(canonical);
    expect(pathOf(canonical.slice('/products?'.length))).toBe(canonical);
  });

  it('turns a price range that stands the wrong way round', () => {
    expect(pathOf('minPrice=90&maxPrice=20')).toBe('/products?minPrice=20&maxPrice=90');
  });
});

describe('What was chosen', () => {
  const choices = read('colour=grey&colour=blue&minPrice=50&inStock=true&sort=newest&page=2');

  it('can be left out one by one, back at the first page', () => {
    expect(chosenOf(choices)).toEqual([{ facet: 'colour', value: 'blue' }, { facet: 'colour', value: 'grey' }, { facet: 'price' }, { facet: 'inStock' }]);
    for (const chosen of chosenOf(choices)) {
      const rest = without(choices, chosen);
      expect(rest).toMatchObject({ sort: 'newest', page: 1 });
      expect(chosenOf(rest)).toEqual(chosenOf(choices).filter((one) => JSON.stringify(one) !== JSON.stringify(chosen)));
    }
  });

  it('can be left out altogether, in the same order', () => {
    expect(withoutAny(choices)).toEqual({ facets: {}, sort: 'newest', page: 1 });
  });
});
