/** A search in words of the catalogue: one, any of several, all of several. */
export type Expression = string | { kind: 'any' | 'all'; of: Expression[] };

/** Any of these; undefined when there is none. */
export const any = (of: readonly (Expression | undefined)[]): Expression | undefined => {
  const some = [...new Set(of.filter((one) => one !== undefined).flatMap((one) => (typeof one !== 'string' && one.kind === 'any' ? one.of : [one])))];
  return some.length > 1 ? { kind: 'any', of: some } : some[0];
};

/** All of these; undefined when one of them is not to be had. */
export const all = (of: readonly (Expression | undefined)[]): Expression | undefined => {
  const each = of.filter((one) => one !== undefined);
  if (each.length === 0 || each.length < of.length) return undefined;
  return each.length > 1 ? { kind: 'all', of: each } : each[0];
};

export const wordsOf = (expression: Expression): string[] => (typeof expression === 'string' ? [expression] : expression.of.flatMap(wordsOf));
