import { configurationOption } from '../../test/factories/configuration-option.js';
import type { ConfigurationOption, Dimensions } from '../contract/configuration.js';
import type { Product } from '../contract/product.js';
import { chosenPanel } from './panel.js';

const felt = {
  id: 'felt-moss',
  size: '1200 × 2400 × 9\u00a0mm',
  attributes: [],
  colours: [{ id: 'moss', name: 'moss', hex: '#56702e', productId: 'felt-moss', slug: 'felt' }],
} as unknown as Product;
const chosen = (size: Dimensions, choices: Record<string, string>): ConfigurationOption[] => [
  configurationOption({ id: 'size', kind: 'Dimensions', choice: size, dimensions: {} as never }),
  ...Object.entries(choices).map(([id, choice]) => configurationOption({ id, choice })),
];
const usual = { width: 1200, height: 2400 };

describe('the panel that a buyer chose', () => {
  it('has its size, colour, edge, corners and grooves', () => {
    expect(chosenPanel(felt, chosen({ width: 600, height: 900 }, { edge: 'bevelled', corners: 'r50', pattern: 'grid' }))).toEqual({
      width: 600,
      height: 900,
      hex: '#56702e',
      bevel: 'all',
      radius: 50,
      grid: 100,
    });
    expect(chosenPanel(felt, chosen(usual, { edge: 'bevelled', edgeSides: 'long' }))).toMatchObject({ ...usual, bevel: 'long' });
  });

  it('is not drawn where the pictures show it, where its look is not known, and for goods that are no flat panels', () => {
    expect(chosenPanel(felt, chosen(usual, { edge: 'straight', corners: 'square' }))).toBeUndefined();
    expect(chosenPanel(felt, chosen(usual, { edge: 'straight', pattern: 'lines' }))).toBeUndefined();
    expect(chosenPanel(felt, chosen({ width: 600, height: 900 }, { heading: 'wave' }))).toBeUndefined();
  });
});
