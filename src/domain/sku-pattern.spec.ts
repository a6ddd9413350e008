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
    ['WPN-*', 'WPN-', false],
    ['WPN-', 'WPN-ochre', false],
    ['WPN-01', 'WPN-', false],
    ['', '', true],
    ['', 'A', false],
    ['*', '', false],
    ['*', '-', false],
    ['**', 'A', false],
    ['**', 'A1', true],
    ['A-**-Z', 'A-b2-Z', true],
    ['A-*', 'A-é', false],
    ['A-*', 'A-1_2', false],
    ['A-*', 'A-1\n', false],
    ['A.*', 'A.1', true],
    ['A.*', 'AX1', false],
    ['[A-Z]*', 'B1', false],
    ['[A-Z]*', '[A-Z]1', true],
    ['A|B', 'A', false],
    ['$&*', '$&1', true],
    ['a*', 'A1', false],
    ['*'.repeat(40), `${'A'.repeat(60)}-`, false],
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
