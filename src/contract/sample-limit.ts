/** Samples in a cart, each of another product. */
export const maximumSamples = 5;
