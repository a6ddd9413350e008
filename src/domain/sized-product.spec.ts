import type { Product } from '../contract/product.js';
import { sizedProduct } from './sized-product.js';

const panel = {
  size: '1200 × 600 × 50\u00a0mm',
  attributes: [
    { name: 'Breedte', value: '1200\u00a0mm', type: 'Width' },
    { name: 'Hoogte', value: '600\u00a0mm', type: 'Height' },
    { name: 'Gewicht', value: '3,1\u00a0kg', type: 'number' },
    { name: 'Kern', value: 'polyesterwol, 80 kg/m³', type: 'text' },
  ],
  cover: { area: 0.72, width: 1.2, height: 0.6 },
} as unknown as Product;
const dutch = (value: number, digits: number) => value.toFixed(digits).replace('.', ',');

describe('a product in a size of the buyer', () => {
  it('has the size, weight and area of that size', () => {
    const { size, attributes, cover } = sizedProduct(panel, { width: 600, height: 600 }, dutch);
    expect(size).toBe('600 × 600 × 50\u00a0mm');
    expect(attributes.map(({ value }) => value)).toEqual(['600\u00a0mm', '600\u00a0mm', '1,6\u00a0kg', 'polyesterwol, 80 kg/m³']);
    expect(cover).toEqual({ area: 0.36, width: 0.6, height: 0.6 });
  });

  it('is the product itself in its usual size, and where the size is not part of its data', () => {
    expect(sizedProduct(panel, { width: 1200, height: 600 }, dutch)).toBe(panel);
    const curtain = { ...panel, attributes: [] };
    expect(sizedProduct(curtain, { width: 600, height: 600 }, dutch)).toBe(curtain);
  });
});
