import { Problem } from '../../contract/errors.js';
import { maximumSamples } from '../../contract/order.js';
import type { LineProduct } from '../catalogue/catalogue.presenter.js';
import type { Cart } from './cart-reader.js';

const limit = (field: string, code: string, max: number) => new Problem('SAMPLE_LIMIT', { errors: [{ field, code: `yup.errors.${code}`, params: { max } }] });

/**
 * Checks what a cart would contain of a product; anything is allowed of one that is no sample.
 * @param quantity pieces of the product in the cart, with those that are added
 * @throws Problem SAMPLE_LIMIT for a second piece of a sample, or more than `maximumSamples` samples
 */
export const requireSampleLimits = ({ lines, goods }: Cart, { id, sampleOf }: LineProduct, quantity: number): void => {
  if (sampleOf === null) return;
  if (quantity > 1) throw limit('quantity', 'number.max', 1);
  const others = lines.filter(({ productId }) => productId !== id && goods.get(productId)?.sampleOf);
  if (others.length >= maximumSamples) throw limit('productId', 'array.max', maximumSamples);
};
