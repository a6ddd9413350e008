const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Consecutive stars match at least that many characters. As separate groups they would cause catastrophic backtracking. */
const partOf = (part: string) => (part.startsWith('*') ? `[A-Za-z0-9]{${part.length},}` : escaped(part));

/**
 * Whether a SKU matches a pattern in which `*` matches one or more letters or digits. Only the part from the first star on becomes a
 * regular expression: it is the same for most families, so that V8 does not compile one for each.
 */
export const matchesSku = (pattern: string, sku: string): boolean => {
  const beginning = /^[^*]*/.exec(pattern)![0];
  const rest = pattern.slice(beginning.length).replaceAll(/\*+|[^*]+/g, partOf);
  return sku.startsWith(beginning) && new RegExp(`^${rest}$`).test(sku.slice(beginning.length));
};

/** The image entries whose pattern matches a SKU, in their order. */
export const imagesFor = <Entry extends { sku: string }>(sku: string, entries: readonly Entry[]): Entry[] => entries.filter((entry) => matchesSku(entry.sku, sku));
