import { Problem } from '../../contract/errors.js';
import { maximumSamples } from '../../contract/order.js';
import { isSampleNumber } from '../../domain/sample-number.js';
import type { LineProduct } from '../catalogue/catalogue.presenter.js';
import type { Cart } from './cart-reader.js';

const limit = (field: string, code: string, max: number) => new Problem('SAMPLE_LIMIT', { errors: [{ field, code: `yup.errors.${code}`, params: { max } }] });

/** Ids of the lines that are samples, also of those whose product is no longer in the catalogue. */
export const samplesAmong = (lines: readonly { productId: string }[], sampleOf: (productId: string) => string | null | undefined): Set<string> =>
  new Set(lines.map(({ productId }) => productId).filter((id) => sampleOf(id) ?? isSampleNumber(id)));

/**
 * Checks what a cart would contain of a product; anything is allowed of one that is no sample.
 * @param quantity pieces of the product in the cart, with those that are added
 * @throws Problem SAMPLE_LIMIT for a second piece of a sample, or more than `maximumSamples` samples
 */
export const requireSampleLimits = ({ lines, goods }: Cart, { id, sampleOf }: LineProduct, quantity: number): void => {
  if (sampleOf === null) return;
  if (quantity > 1) throw limit('quantity', 'number.max', 1);
  const samples = samplesAmong(lines, (productId) => goods.get(productId)?.sampleOf);
  samples.delete(id);
  if (samples.size >= maximumSamples) throw limit('productId', 'array.max', maximumSamples);
};
