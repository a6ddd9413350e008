import { imagesFor, matchesSku } from './sku-pattern.js';

describe('sku patterns', () => {
  it.each([
    ['WPN-ochre-*', 'WPN-ochre-01', true],
    ['WPN-*-*', 'WPN-ochre-01', true],
    ['WPN-ochre-01', 'WPN-ochre-01', true],
    ['*', 'WPN', true],
    ['WPN-*', 'WPN-ochre-01', false],
    ['WPN-ochre-*', 'WPN-ochre-', false],
    ['WPN-ochre-*', 'XWPN-ochre-01', false],
    ['WPN-ochre-*', 'WPN-ochre-01 ', false],
    ['WPN.ochre', 'WPN-ochre', false],
    ['W+N(1)-*', 'W+N(1)-2', true],
    ['', '', true],
  ])('%s and %s: %p', (pattern, sku, matches) => expect(matchesSku(pattern, sku)).toBe(matches));

  it('keeps the order of the entries that match', () => {
    const entries = [
      { sku: 'A-*', file: 1 },
      { sku: 'B-*', file: 2 },
      { sku: '*-1', file: 3 },
    ];
    expect(imagesFor('A-1', entries).map((entry) => entry.file)).toEqual([1, 3]);
  });
});
