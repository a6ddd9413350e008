/** A figure of one product. */
export interface Fact {
  label: string;
  value: string;
}

/** A row of the comparison: the values of the products in their order; undefined where a product has no such figure. */
export interface ComparisonRow {
  label: string;
  values: readonly (string | undefined)[];
  /** The values are not all the same. */
  differs: boolean;
}

/** Combines the figures of products to rows, in the order in which the products first name them. */
export const rowsOf = (products: readonly (readonly Fact[])[]): ComparisonRow[] => {
  const columns = products.map((facts) => new Map(facts.map(({ label, value }) => [label, value])));
  const labels = [...new Set(products.flat().map(({ label }) => label))];
  return labels.map((label) => {
    const values = columns.map((column) => column.get(label));
    return { label, values, differs: new Set(values).size > 1 };
  });
};
