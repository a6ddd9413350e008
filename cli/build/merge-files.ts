/** A file of the build before files are merged. */
export interface BuiltFile {
  name: string;
  /** Compressed bytes. */
  size: number;
  /** Names of the files that it imports. Imports of other files than the given ones are ignored. */
  imports: readonly string[];
  /** Entries keep a file of their own, because they are loaded by name. */
  isEntry: boolean;
}
/** Files that are in one tab at the same time, named by their entries. */
export interface Load {
  entries: readonly string[];
  /** Bytes by which the load may grow. */
  limit: number;
}

/** A set of files that become one. */
interface Group {
  files: string[];
  size: number;
  imports: Set<Group>;
  isEntry: boolean;
}
/** A load with all groups that its entries reach. */
interface Reached extends Load {
  roots: readonly Group[];
  all: Set<Group>;
  /** Bytes that it may still grow. */
  left: number;
}
interface Merge {
  groups: Set<Group>;
  /** Files that the loads save, weighted by how many a load has. */
  saved: number;
}

/** Bytes that a load may grow for one file less, before the weight of the load. */
const bytesOfAFile = 200;

const reach = (roots: Iterable<Group>): Set<Group> => {
  const all = new Set<Group>();
  const visit = (group: Group): void => {
    if (all.has(group)) return;
    all.add(group);
    group.imports.forEach(visit);
  };
  for (const root of roots) visit(root);
  return all;
};
const sizeOf = (groups: Iterable<Group>): number => [...groups].reduce((total, { size }) => total + size, 0);

/** What the merge of some groups brings, or undefined if a load would grow by more than its limit. */
const assess = (groups: Set<Group>, needed: Set<Group>, loads: readonly Reached[]): Merge | undefined => {
  let saved = 0;
  for (const { all, left } of loads) {
    const present = [...groups].filter((group) => all.has(group)).length;
    if (present === 0) continue;
    const added = [...needed].filter((group) => !all.has(group));
    if (added.length > 0 && sizeOf(added) > left) return undefined;
    saved += (present - 1 - added.filter((group) => !groups.has(group)).length) * all.size - sizeOf(added) / bytesOfAFile;
  }
  return { groups, saved: saved / (groups.size - 1) };
};

/** The merge of two groups that saves most. Groups between the two are merged with them, because files must not import each other. */
const bestMerge = (groups: readonly Group[], loads: readonly Reached[]): Merge | undefined => {
  const below = new Map(groups.map((group) => [group, reach([group])]));
  const mergeable = groups.filter(({ isEntry }) => !isEntry);
  let best: Merge | undefined;
  for (const [index, one] of mergeable.entries())
    for (const other of mergeable.slice(index + 1)) {
      const [upper, lower] = below.get(one)!.has(other) ? [one, other] : [other, one];
      const between = [...below.get(upper)!].filter((group) => below.get(group)!.has(lower));
      if (between.some(({ isEntry }) => isEntry)) continue;
      const merge = assess(new Set([upper, lower, ...between]), new Set([...below.get(one)!, ...below.get(other)!]), loads);
      if (merge && merge.saved > (best?.saved ?? 0)) best = merge;
    }
  return best;
};

const merged = (groups: readonly Group[]): Group => ({
  files: groups.flatMap(({ files }) => files),
  size: sizeOf(groups),
  imports: new Set(groups.flatMap(({ imports }) => [...imports]).filter((group) => !groups.includes(group))),
  isEntry: false,
});

/**
 * Merges files, so that loads consist of fewer files and none grows by more than its limit. Files with the most loads in common come
 * first, and long loads count more.
 * @returns the names of files that become one, for each that consists of several
 */
export const mergeFiles = (built: readonly BuiltFile[], loads: readonly Load[]): string[][] => {
  let groups = built.map(({ name, size, isEntry }): Group => ({ files: [name], size, imports: new Set(), isEntry }));
  const byName = new Map(groups.map((group) => [group.files[0]!, group]));
  for (const { name, imports } of built) byName.get(name)!.imports = new Set(imports.flatMap((target) => byName.get(target) ?? []));
  const reached = loads.map((load): Reached => {
    const roots = load.entries.map((entry) => byName.get(entry)!);
    return { ...load, roots, all: reach(roots), left: load.limit };
  });
  for (;;) {
    const best = bestMerge(groups, reached);
    if (!best) return groups.filter(({ files }) => files.length > 1).map(({ files }) => files);
    const whole = merged([...best.groups]);
    groups = [...groups.filter((group) => !best.groups.has(group)), whole];
    for (const { imports } of groups) {
      const replaced = [...best.groups].filter((part) => imports.delete(part));
      if (replaced.length > 0) imports.add(whole);
    }
    for (const load of reached) {
      const before = sizeOf(load.all);
      load.all = reach(load.roots);
      load.left -= sizeOf(load.all) - before;
    }
  }
};
