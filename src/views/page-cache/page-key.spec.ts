import { addressIn, viewOf } from './page-key.js';

describe('the path of a cache key', () => {
  it.each([
    ['/producten', '/producten'],
    ['/producten?page=2&sort=newest', '/producten?page=2&sort=newest'],
    ['/producten?utm_source=mail&page=2&gclid=x', '/producten?page=2'],
    ['/?fbclid=1', '/'],
    ['/product/a?choice=1', undefined],
    ['/producten?foo=bar&page=2', undefined],
    [`/${'x'.repeat(600)}`, undefined],
  ])('%s: %s', (url, address) => expect(addressIn(url)).toBe(address));
});

describe('the view of a cache key', () => {
  const visitor = { locale: 'nl-NL', isLocaleOfHost: true, vat: 'incl' } as const;
  const origin = 'https://www.example.nl';

  it('differs wherever pages differ', () => {
    const views = [
      viewOf(visitor, origin),
      viewOf({ ...visitor, vat: 'excl' }, origin),
      viewOf({ ...visitor, locale: 'nl-BE' }, origin),
      viewOf(visitor, 'https://www.example.be'),
      viewOf({ ...visitor, consent: { chosenAt: 1, given: ['media'] } }, origin),
      viewOf({ ...visitor, consent: { chosenAt: 1, given: ['statistics', 'media'] } }, origin),
    ];
    expect(new Set(views).size).toBe(views.length);
  });

  it('is the same without a choice and after a refusal at any time', () => {
    expect(viewOf({ ...visitor, consent: { chosenAt: 1, given: [] } }, origin)).toBe(viewOf(visitor, origin));
  });

  it.each([{ cartToken: 'token' }, { sessionToken: 'token' }])('is undefined with %j', (own) => expect(viewOf({ ...visitor, ...own }, origin)).toBeUndefined());
});
