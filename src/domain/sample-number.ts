const ending = 'sample';

/** Article number of the sample of a product: `WPN-ochre-01` -> `WPN-ochre-sample`. */
export const sampleNumberOf = (sku: string): string => sku.replace(/01$/, ending);

/** Whether an article number or an id is that of a sample. A line keeps it when its product is renumbered or no longer in the catalogue. */
export const isSampleNumber = (number: string): boolean => number.toLowerCase().endsWith(`-${ending}`);
