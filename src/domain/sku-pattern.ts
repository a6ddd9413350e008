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

/** The image of a SKU that corresponds to a file of another colour: the one at the same place among its own; undefined: none. */
export const imageLike = <Entry extends { sku: string; file: string }>(sku: string, entries: readonly Entry[], file: string): Entry | undefined => {
  const named = entries.find((entry) => entry.file === file);
  const own = imagesFor(sku, entries);
  if (!named || own.includes(named)) return named;
  return own[entries.filter((entry) => entry.sku === named.sku).indexOf(named)];
};
