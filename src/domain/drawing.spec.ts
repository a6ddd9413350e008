import { configurationOption, optionValue } from '../../test/factories/configuration-option.js';
import type { ConfigurationOption, Dimensions } from '../contract/configuration.js';
import type { Product } from '../contract/product.js';
import { chosenDrawing, drawingWith } from './drawing.js';

const felt = {
  id: 'felt-moss',
  family: 'FSH',
  size: '1200 × 2400 × 9\u00a0mm',
  attributes: [],
  colours: [{ id: 'moss', name: 'moss', hex: '#56702e', productId: 'felt-moss', slug: 'felt' }],
} as unknown as Product;
const lamp = { ...felt, family: 'LMP', size: '⌀ 600 × 300\u00a0mm' };
const chosen = (size: Dimensions, choices: Record<string, string>): ConfigurationOption[] => [
  configurationOption({ id: 'size', kind: 'Dimensions', choice: size, dimensions: {} as never }),
  ...Object.entries(choices).map(([id, choice]) => configurationOption({ id, choice })),
];
const usual = { width: 1200, height: 2400 };
const corded = (cord: string, length: number | null) => [
  configurationOption({ id: 'cord', choice: cord, values: [optionValue('petrol', 'Petrol', { hex: '#1f4e5f' }), optionValue('charcoal', 'Antraciet', { hex: '#2f3336' })] }),
  configurationOption({ id: 'length', kind: 'Number', choice: length }),
];

describe('the drawing of what a buyer chose', () => {
  it('has the size, colour, edge, corners and grooves of a panel', () => {
    expect(chosenDrawing(felt, chosen({ width: 600, height: 900 }, { edge: 'bevelled', corners: 'r50' }))).toEqual({
      kind: 'panel',
      width: 600,
      height: 900,
      hex: '#56702e',
      bevel: 'all',
      radius: 50,
    });
    expect(chosenDrawing({ ...felt, family: 'NEW' }, chosen(usual, { edge: 'straight', pattern: 'grid' }))).toMatchObject({ ...usual, grooves: 'grid' });
    expect(chosenDrawing({ ...felt, family: 'WPN' }, chosen(usual, { edge: 'bevelled', edgeSides: 'long' }))).toMatchObject({ bevel: 'long' });
  });

  it('has the colour and the length of the cord of a lamp', () => {
    expect(chosenDrawing(lamp, corded('petrol', 350))).toMatchObject({ kind: 'hung', width: 600, height: 300, cord: 3500, cordHex: '#1f4e5f' });
    expect(chosenDrawing(lamp, corded('charcoal', 200))).toBeUndefined();
    expect(chosenDrawing(lamp, corded('charcoal', null))).toBeUndefined();
  });

  it('does not exist where the pictures show the choice, where its look is not known, and for goods that are not in the table', () => {
    expect(chosenDrawing(felt, chosen(usual, { edge: 'straight', corners: 'square' }))).toBeUndefined();
    expect(chosenDrawing(felt, chosen(usual, { edge: 'straight', corners: 'r7' }))).toBeUndefined();
    expect(chosenDrawing({ ...felt, family: 'NEW' }, chosen({ width: 600, height: 900 }, { heading: 'wave' }))).toBeUndefined();
  });

  it('shows what another value of an option would look like, also the usual one, but not of options that change nothing', () => {
    const options = chosen(usual, { edge: 'straight', corners: 'r50', note: 'red', adhesive: 'true' });
    expect(drawingWith(felt, options, 'corners', 'r20')).toMatchObject({ ...usual, radius: 20 });
    expect(drawingWith(felt, options, 'corners', 'square')).not.toHaveProperty('radius');
    expect(drawingWith(felt, options, 'adhesive', 'true')).toBeUndefined();
  });

  it('shows shapes before a size is typed, but draws no goods of a size that nobody chose', () => {
    const cut = { ...felt, family: 'CUT', size: '' };
    const options = chosen({ width: 0, height: 0 }, { shape: 'disc' });
    expect(drawingWith(cut, options, 'shape', 'ell')).toMatchObject({ outline: 'ell', width: 400, height: 300 });
    expect(chosenDrawing(cut, options)).toBeUndefined();
  });
});
