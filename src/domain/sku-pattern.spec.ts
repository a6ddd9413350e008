import { imageLike, imagesFor, matchesSku } from './sku-pattern.js';

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

describe('the image of a colour that corresponds to that of another one', () => {
  const image = (sku: string, file: string) => ({ sku, file });
  const entries = [image('WPN-grey-*', 'grey-1'), image('WPN-grey-*', 'grey-2'), image('WPN-ochre-*', 'ochre-1'), image('WPN-ochre-*', 'ochre-2'), image('WPN-*-*', 'room')];
  it.each([
    ['WPN-ochre-01', 'grey-2', 'ochre-2'],
    ['WPN-grey-01', 'grey-2', 'grey-2'],
    ['WPN-ochre-01', 'room', 'room'],
    ['WPN-ochre-01', 'unknown', undefined],
  ])('of %s for %s is %s', (sku, file, found) => expect(imageLike(sku, entries, file)?.file).toBe(found));
});
