const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Stars in a row stand for as many characters or more: one after the other they would be tried in every way they can be shared out. */
const partOf = (part: string) => (part.startsWith('*') ? `[A-Za-z0-9]{${part.length},}` : escaped(part));

/**
 * Whether a sku matches a pattern in which `*` stands for one or more letters or digits. Only what follows the first star
 * becomes an expression: it is the same for most families, so that V8 need not compile one for each.
 */
export const matchesSku = (pattern: string, sku: string): boolean => {
  const beginning = /^[^*]*/.exec(pattern)![0];
  const rest = pattern.slice(beginning.length).replaceAll(/\*+|[^*]+/g, partOf);
  return sku.startsWith(beginning) && new RegExp(`^${rest}$`).test(sku.slice(beginning.length));
};

/** The image entries of a sku, in their order. */
export const imagesFor = <Entry extends { sku: string }>(sku: string, entries: readonly Entry[]): Entry[] => entries.filter((entry) => matchesSku(entry.sku, sku));
