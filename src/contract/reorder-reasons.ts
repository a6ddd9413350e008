/** What is not as it was when an order was placed; the first four keep all of its pieces out of the cart. */
export const reorderReasons = ['notSold', 'notMakeable', 'outOfStock', 'full', 'scarce', 'priceChanged'] as const;
export type ReorderReason = (typeof reorderReasons)[number];
