/** Message of a Shop API process to the storefront that started it, when a product has changed. */
export const productsChanged = { type: 'productsChanged' } as const;
