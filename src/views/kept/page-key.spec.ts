import { addressIn, viewOf } from './page-key.js';

describe('the address that a page is kept by', () => {
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

describe('the view that a page is kept by', () => {
  const visitor = { locale: 'nl-NL', isLocaleOfHost: true, vat: 'incl' } as const;
  const origin = 'https://www.example.nl';

  it('tells apart whatever a page shows differently', () => {
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

  it('is the same for who chose nothing and who refused, whenever that was', () => {
    expect(viewOf({ ...visitor, consent: { chosenAt: 1, given: [] } }, origin)).toBe(viewOf(visitor, origin));
  });

  it.each([{ cartToken: 'token' }, { sessionToken: 'token' }])('is none with %j', (own) => expect(viewOf({ ...visitor, ...own }, origin)).toBeUndefined());
});
