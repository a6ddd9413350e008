import type { AbsorptionRating } from '../contract/product.js';

/**
 * A weighted coefficient as ISO 11654 writes it, with its shape indicators: `0.65(MH)`.
 * @param format formats a number with a number of decimals
 */
export const formatAlphaW = (
  { alphaW: weighted, shapeIndicators: letters }: Omit<AbsorptionRating, 'absorptionClass'>,
  format: (value: number, digits: number) => string,
): string => format(weighted, 2) + (letters && `(${letters})`);
