import { configurationOption, optionValue } from '../../test/factories/configuration-option.js';
import type { Product } from '../contract/product.js';
import { chosenSize, sizedProduct } from './sized-product.js';

const panel = {
  name: 'Wandpaneel 1200 × 600 mm',
  summary: 'Paneel tegen galm, 1200 × 600 × 50 mm.',
  description: ['Een kern van 80 kg/m³. Het paneel meet 1200 × 600 mm, dekt 0,72 m² en weegt 3,1 kg. Een pak van 3,1 kg kan ook.'],
  size: '1200 × 600 × 50\u00a0mm',
  attributes: [
    { name: 'Breedte', value: '1200\u00a0mm', type: 'Width' },
    { name: 'Hoogte', value: '600\u00a0mm', type: 'Height' },
    { name: 'Gewicht', value: '3,1\u00a0kg', type: 'number' },
    { name: 'Kern', value: 'polyesterwol, 80 kg/m³', type: 'text' },
  ],
  cover: { area: 0.72, width: 1.2, height: 0.6 },
} as unknown as Product;
const sheet = {
  name: 'Schuimplaat',
  summary: 'Schuim in platen; 2000 × 1000 × 25 mm.',
  description: [],
  size: '2000 × 1000 × 25\u00a0mm',
  attributes: [
    { name: 'Lengte', value: '2000\u00a0mm', type: 'number' },
    { name: 'Breedte', value: '1000\u00a0mm', type: 'Width' },
    { name: 'Dikte', value: '25\u00a0mm', type: 'number' },
    { name: 'Gewicht', value: '1,5\u00a0kg', type: 'number' },
  ],
  cover: { area: 2, width: 2, height: 1 },
} as unknown as Product;
const dutch = (value: number, digits: number) => value.toFixed(digits).replace('.', ',');

describe('a product in a size of the buyer', () => {
  it('has the size, weight and area of that size', () => {
    const { size, attributes, cover } = sizedProduct(panel, { width: 600, height: 600 }, dutch);
    expect(size).toBe('600 × 600 × 50\u00a0mm');
    expect(attributes.map(({ value }) => value)).toEqual(['600\u00a0mm', '600\u00a0mm', '1,6\u00a0kg', 'polyesterwol, 80 kg/m³']);
    expect(cover).toEqual({ area: 0.36, width: 0.6, height: 0.6 });
  });

  it('names that size in its texts, with its weight and area in the same sentence', () => {
    const { name, summary, description } = sizedProduct(panel, { width: 600, height: 600 }, dutch);
    expect(name).toBe('Wandpaneel 600 × 600 mm');
    expect(summary).toBe('Paneel tegen galm, 600 × 600 × 50 mm.');
    expect(description).toEqual(['Een kern van 80 kg/m³. Het paneel meet 600 × 600 mm, dekt 0,36\u00a0m² en weegt 1,6\u00a0kg. Een pak van 3,1 kg kan ook.']);
    const english = {
      ...panel,
      description: ['It measures 1200 × 600 mm and weighs 3.1 kg.'],
      attributes: panel.attributes.map((one) => ({ ...one, value: one.value.replace('3,1', '3.1') })),
    };
    expect(sizedProduct(english, { width: 600, height: 600 }, (value, digits) => value.toFixed(digits)).description).toEqual(['It measures 600 × 600 mm and weighs 1.6\u00a0kg.']);
  });

  it('has both sides of that size where a sentence names them, and no other length', () => {
    const described = { ...panel, description: ['Het is 1200 mm breed en 600 mm hoog, en weegt 3,1 kg. Houd 600 mm vrij.'] };
    expect(sizedProduct(described, { width: 600, height: 1200 }, dutch).description).toEqual([
      'Het is 600\u00a0mm breed en 1200\u00a0mm hoog, en weegt 3,1\u00a0kg. Houd 600 mm vrij.',
    ]);
    expect(sizedProduct(described, { width: 900, height: 600 }, dutch).description).toEqual([
      'Het is 900\u00a0mm breed en 600\u00a0mm hoog, en weegt 2,3\u00a0kg. Houd 600 mm vrij.',
    ]);
  });

  it('has its length and width, where it lies flat and has no height', () => {
    const { size, summary, attributes, cover } = sizedProduct(sheet, { width: 600, height: 400 }, dutch);
    expect([size, summary]).toEqual(['600 × 400 × 25\u00a0mm', 'Schuim in platen; 600 × 400 × 25 mm.']);
    expect(attributes.map(({ value }) => value)).toEqual(['600\u00a0mm', '400\u00a0mm', '25\u00a0mm', '0,18\u00a0kg']);
    expect(cover).toEqual({ area: 0.24, width: 0.6, height: 0.4 });
    expect(sizedProduct(sheet, { width: 100, height: 50 }, dutch).attributes.at(-1)?.value).toBe('4\u00a0g');
  });

  it('is the product itself in its usual size, and where the size is not part of its data', () => {
    expect(sizedProduct(panel, { width: 1200, height: 600 }, dutch)).toBe(panel);
    const curtain = { ...panel, attributes: [] };
    expect(sizedProduct(curtain, { width: 600, height: 600 }, dutch)).toBe(curtain);
  });
});

describe('the size that a buyer chose', () => {
  const label = (text: string) => optionValue(text, text);
  const sizes = configurationOption({ kind: 'DropDown', choice: '900 × 600 mm', values: [label('900 × 600 mm'), label('1200 × 600 mm')] });

  it('is the typed one, or that of a value beside the usual size', () => {
    expect(chosenSize(panel, [configurationOption({ kind: 'Dimensions', choice: { width: 300, height: 400 }, dimensions: {} as never })])).toEqual({ width: 300, height: 400 });
    expect(chosenSize(panel, [sizes])).toEqual({ width: 900, height: 600 });
  });

  it('has the side that an option with its name offers, and the usual other side', () => {
    const lengths = configurationOption({ kind: 'DropDown', label: 'Lengte', choice: '1500 mm', values: [label('2000 mm'), label('1500 mm')] });
    expect(chosenSize(sheet, [lengths])).toEqual({ width: 1500, height: 1000 });
    expect(chosenSize(sheet, [{ ...lengths, label: 'Lengte van de latten' }])).toEqual({ width: 2000, height: 1000 });
  });

  it('is unknown where values measure something else', () => {
    expect(chosenSize({ size: '1560 × 620 × 24 mm', attributes: [] }, [sizes])).toBeUndefined();
    expect(chosenSize(panel, [{ ...sizes, choice: null }])).toBeUndefined();
  });
});
