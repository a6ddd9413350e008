import { PageNotFound } from '../../core/page.js';
import { listingInput, listingQuery, withoutDefaults } from './listing-query.js';

const inputOf = (query: string) => listingInput({ search: new URLSearchParams(query) });

describe('What a listing asks for', () => {
  it('is the first page of the most chosen products without a query', () => {
    expect(inputOf('')).toEqual({ sort: 'popular', page: 1, pageSize: 16 });
  });

  it('is the page and order of the address', () => {
    expect(inputOf('page=3&sort=priceDesc')).toMatchObject({ sort: 'priceDesc', page: 3 });
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=abc', 'page=', 'sort=cheapest', 'page=%00'])('ignores what it does not know: %s', (query) => {
    expect(inputOf(query)).toMatchObject({ sort: 'popular', page: 1 });
  });

  it('is no page at all beyond any list', () => {
    expect(() => inputOf('page=10001')).toThrow(PageNotFound);
    expect(inputOf('page=10000').page).toBe(10_000);
  });
});

describe("A listing's address", () => {
  it('never says a default', () => {
    expect(listingQuery({ sort: 'popular', page: 2 })).toEqual({ sort: undefined, page: 2 });
    expect(withoutDefaults(new URLSearchParams('page=1&sort=popular&utm=x'))?.toString()).toBe('utm=x');
  });

  it('stays as it is when it says none', () => {
    expect(withoutDefaults(new URLSearchParams('page=2&sort=newest'))).toBeUndefined();
  });
});
