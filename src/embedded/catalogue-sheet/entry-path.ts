/** A part of an entry that columns read and write. */
type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isList = (step: string | undefined): boolean => step !== undefined && /^\d+$/.test(step);

/** The value at a path that a cell can show; undefined for none, and for an object. */
export const valueAt = (entry: unknown, path: readonly string[]): unknown => {
  let value = entry;
  for (const step of path) value = isNode(value) ? value[step] : undefined;
  return isNode(value) && !Array.isArray(value) ? undefined : value;
};

/** Sets the value at a path, with the objects and lists that it needs. */
export const setAt = (entry: object, path: readonly string[], value: unknown): void => {
  let node = entry as Node;
  for (const [at, step] of path.slice(0, -1).entries()) {
    if (!isNode(node[step])) node[step] = isList(path[at + 1]) ? [] : {};
    node = node[step] as Node;
  }
  node[path.at(-1)!] = value;
};

const isEmpty = (value: unknown): boolean => isNode(value) && Object.values(value).every((part) => part === undefined || isEmpty(part));
/** Objects that stay when they are empty. */
const kept = new Set(['attributes', 'texts', 'tiers', 'pictures']);

/** Removes the value at a path, and the objects that are empty then. */
export const removeAt = (entry: object, path: readonly string[]): void => {
  const above = path.slice(0, -1);
  let node: unknown = entry;
  for (const step of above) node = isNode(node) ? node[step] : undefined;
  if (!isNode(node)) return;
  // A hole, so that the other elements of a list keep their numbers.
  delete node[path.at(-1)!];
  if (above.length && isEmpty(node) && !kept.has(above.at(-1)!)) removeAt(entry, above);
};
