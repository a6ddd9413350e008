import { absorptionClass, alphaW, nrc, ratingOf, reverberationTime, shapeIndicators } from './acoustics.js';
import { formatAlphaW } from './alpha-w.js';

describe('ratings of an absorber', () => {
  it.each([
    ['fabric panel 50 mm', [0.2, 0.6, 0.95, 1, 1, 0.95], 0.9, 'A', '', 0.9],
    ['absorber without a peak', [0.2, 0.35, 0.7, 0.65, 0.6, 0.55], 0.6, 'C', '', 0.6],
    ['absorber with a peak at 500 Hz', [0.2, 0.35, 1, 0.65, 0.6, 0.55], 0.6, 'C', 'M', 0.65],
    ['heavy curtain', [0.1, 0.35, 0.6, 0.75, 0.8, 0.75], 0.6, 'C', 'H', 0.65],
    ['felt tile 9 mm', [0.03, 0.08, 0.2, 0.4, 0.6, 0.75], 0.3, 'D', 'H', 0.3],
    ['mineral wool 50 mm', [0.22, 0.82, 0.99, 0.99, 0.99, 0.99], 1, 'A', '', 0.95],
    ['painted concrete', [0.01, 0.01, 0.02, 0.02, 0.02, 0.02], 0, 'unclassified', '', 0],
    ['nothing at all', [0, 0, 0, 0, 0, 0], 0, 'unclassified', '', 0],
  ])('%s', (_name, bands, weighted, letter, shape, reduction) => {
    expect(alphaW(bands)).toBe(weighted);
    expect(absorptionClass(weighted)).toBe(letter);
    expect(shapeIndicators(bands)).toBe(shape);
    expect(nrc(bands)).toBe(reduction);
  });

  it.each([
    [0.9, 'A'],
    [0.85, 'B'],
    [0.8, 'B'],
    [0.75, 'C'],
    [0.55, 'D'],
    [0.25, 'E'],
    [0.1, 'unclassified'],
  ])('alpha-w %p is class %s', (weighted, letter) => expect(absorptionClass(weighted)).toBe(letter));
});

describe('a weighted coefficient is written', () => {
  const format = (value: number, digits: number) => value.toFixed(digits).replace('.', ',');

  it.each([
    ['with its shape indicators', [0.15, 0.35, 0.75, 0.95, 0.95, 0.95], '0,65(MH)'],
    ['without, if there are none', [0.2, 0.6, 0.95, 1, 1, 0.95], '0,90'],
  ])('%s', (_, bands, written) => expect(formatAlphaW(ratingOf(bands), format)).toBe(written));
});

describe('Sabine', () => {
  it.each([
    ['10 x 8 x 6 m room', 480, 25.76, 3],
    ['20 x 8 x 4 m hall', 640, 22.4, 4.6],
  ])('%s', (_room, volume, absorption, seconds) => expect(reverberationTime(volume, absorption)).toBeCloseTo(seconds, 1));
});
