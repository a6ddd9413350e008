import { withSizesInMillimetres } from './typed-sizes.js';

describe('sizes in a search', () => {
  it.each([
    ['60x120', '600 1200'],
    ['120 x 60 cm', '1200 600'],
    ['1200x600', '1200 600'],
    ['1200 × 600 × 50 mm', '1200 600 50'],
    ['1.200 x 600', '1200 600'],
    ['paneel 120 cm', 'paneel 1200'],
    ['1,2 m', '1200'],
    ['1.1M lang', '1100 lang'],
    ['60cm x 1,2m', '600 1200'],
    ['200*190 cm scherm', '2000 1900 scherm'],
    ['2,6 mm', '2.6'],
    ['5 m²', '5 m²'],
    ['WPN-12x60', 'WPN-12x60'],
    ['120', '120'],
    ['2 panelen', '2 panelen'],
    ['max 3', 'max 3'],
  ])('%s is searched as %s', (typed, searched) => expect(withSizesInMillimetres(typed)).toBe(searched));
});
