import { routeTable } from '../../src/contract/routes.js';
import { routeFindings } from './route-findings.js';

const good = { en: '/cart', de: '/warenkorb', nl: '/winkelwagen', fr: '/panier' };
const codes = (table: Parameters<typeof routeFindings>[0]) => routeFindings(table).map(({ code, place }) => `${code} ${place}`);

describe('the route check', () => {
  it('finds nothing in the route table', () => expect(routeFindings(routeTable)).toEqual([]));

  it('checks only the given languages', () => {
    const wrong = { cart: { ...good, fr: '/Panier', de: '/warenkorb/' } };
    expect(routeFindings(wrong, ['fr']).map(({ place }) => place)).toEqual(['cart fr']);
  });

  it.each([
    ['a missing language', { cart: { en: '/cart', de: '/warenkorb', nl: '/winkelwagen' } }, ['MISSING_LANGUAGE cart fr']],
    ['a collision', { cart: good, basket: { ...good, en: '/basket', nl: '/mandje', fr: '/corbeille' } }, ['COLLISION cart, basket de']],
    [
      'a collision of patterns',
      { a: { en: '/a/{slug}', de: '/a/{slug}', nl: '/b/{slug}', fr: '/c/{slug}' }, b: { en: '/a/{slug}', de: '/d/{slug}', nl: '/e/{slug}', fr: '/f/{slug}' } },
      ['COLLISION a, b en'],
    ],
    ['different parameters', { cart: { ...good, nl: '/winkelwagen/{slug}' } }, ['OTHER_PARAMETERS cart']],
    ['a reserved path', { cart: { ...good, en: '/api/cart' } }, ['RESERVED_PATH cart en']],
    ['capitals', { cart: { ...good, fr: '/Panier' } }, ['MALFORMED_PATH cart fr']],
    ['a trailing slash', { cart: { ...good, de: '/warenkorb/' } }, ['MALFORMED_PATH cart de']],
  ])('finds %s', (_, table, found) => expect(codes(table)).toEqual(found));
});
