/** A boolean expression over words of the catalogue: a word, a disjunction (`any`) or a conjunction (`all`). */
export type Expression = string | { kind: 'any' | 'all'; of: Expression[] };

/** Disjunction of the operands that are defined; undefined when none is. */
export const any = (of: readonly (Expression | undefined)[]): Expression | undefined => {
  const some = [...new Set(of.filter((one) => one !== undefined).flatMap((one) => (typeof one !== 'string' && one.kind === 'any' ? one.of : [one])))];
  return some.length > 1 ? { kind: 'any', of: some } : some[0];
};

/** Conjunction of the operands; undefined when one of them is undefined or there are none. */
export const all = (of: readonly (Expression | undefined)[]): Expression | undefined => {
  const each = of.filter((one) => one !== undefined);
  if (each.length === 0 || each.length < of.length) return undefined;
  return each.length > 1 ? { kind: 'all', of: each } : each[0];
};

export const wordsOf = (expression: Expression): string[] => (typeof expression === 'string' ? [expression] : expression.of.flatMap(wordsOf));
