/** Differences from the original order. With the first four, none of the pieces is added to the cart. */
export const reorderReasons = ['notSold', 'notMakeable', 'outOfStock', 'full', 'scarce', 'priceChanged'] as const;
export type ReorderReason = (typeof reorderReasons)[number];
