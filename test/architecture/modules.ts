import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, posix } from 'node:path';

export interface Import {
  from: string;
  to: string;
  /** Whether it is an `import type`. */
  isTypeOnly: boolean;
  /** Whether it is an `import()`, which runs after the file. */
  isLater: boolean;
}

const sourceFolders = ['src', 'client', 'cli', 'brands'];
const statement = /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'";=(]*?\sfrom\s+)?['"]([^'"]+)['"]|(?<!\{)import\(\s*['"]([^'"]+)['"]/g;

export const sourceFiles = (): string[] =>
  sourceFolders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => posix.join(folder, file))).filter((file) => /\.tsx?$/.test(file));

/** All imports of files, as they are written. */
const statementsOf = (files: readonly string[]): Import[] =>
  files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(statement)].map(([, , type, named, loaded]) => ({
      from,
      to: named ?? loaded!,
      isTypeOnly: type !== undefined,
      isLater: loaded !== undefined,
    })),
  );

/** Imports between files of the project, as paths from its root. */
export const importsOf = (files: string[]): Import[] => {
  const known = new Set(files);
  return statementsOf(files).flatMap(({ from, to: target, isTypeOnly, isLater }) => {
    if (target === '#brand') return [{ from, to: 'brands/enc/brand.ts', isTypeOnly: false, isLater }];
    if (!target.startsWith('.')) return [];
    const path = posix.join(dirname(from), target).replace(/\.js$/, '');
    const to = [`${path}.ts`, `${path}.tsx`].find((file) => known.has(file)) ?? path;
    return [{ from, to, isTypeOnly, isLater }];
  });
};

/** Imports of npm packages: `to` is the name of the package. */
export const packageImportsOf = (files: readonly string[]): Import[] =>
  statementsOf(files)
    .filter(({ to }) => /^[@a-z]/i.test(to) && !/^(?:node|virtual):/.test(to) && !builtinModules.includes(to))
    .map((one) => ({ ...one, to: one.to.split('/', one.to.startsWith('@') ? 2 : 1).join('/') }));

/** First circle of imports, type imports and `import()` included, or undefined. */
export const findCircle = (imports: Import[]): string[] | undefined => {
  const edges = new Map<string, string[]>();
  for (const { from, to } of imports) edges.set(from, [...(edges.get(from) ?? []), to]);
  const done = new Set<string>();
  const walk = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of edges.get(file) ?? []) {
      const circle = walk(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of edges.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
};
