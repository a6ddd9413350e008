import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { deferredHydrationPages } from '../../client/pages/page-hydration.js';
import { filesApart } from './build-modes.js';
import { type BuiltFile, type Load, mergeFiles } from './merge-files.js';

/** Bytes by which shared files may enlarge a page, as estimated by `sizeOf`. The page itself becomes smaller, because it imports fewer files. */
const limits = { atOnce: 3300, whenIdle: 1200 };
/** What other code of about every page loads, at once or when the browser is idle. */
const frameParts = /\/client\/app\/(?:typed-client|idle-parts)\.tsx?$/;
const page = /\/client\/pages\/(\w+)\/index\.tsx$/;

/** Bytes that the code of a file adds to another file: it compresses better there, and needs fewer imports and exports. */
const sizeOf = (code: string): number => {
  const alone = gzipSync(code).length;
  return Math.max(0.2 * alone, 0.9 * alone - 180);
};

/** Files of a build in which each set of pages that shares code has a file. */
const buildApart = async (): Promise<Map<string, Rolldown.OutputChunk>> => {
  const { output } = (await build({ mode: filesApart, logLevel: 'silent', build: { write: false } })) as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
};

/** Names of the files that the entries of the build load with all their imports. Every page has them already. */
const initialFiles = (chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> => {
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    chunks.get(file)?.imports.forEach(add);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) add(fileName);
  return files;
};

/** What each page loads. */
const loadsOf = (chunks: Iterable<Rolldown.OutputChunk>): Load[] => {
  const entries = [...chunks].flatMap(({ facadeModuleId: source, fileName }) => (source ? [{ source, fileName }] : []));
  const parts = entries.filter(({ source }) => frameParts.test(source)).map(({ fileName }) => fileName);
  const deferred: ReadonlySet<string> = deferredHydrationPages;
  return entries.flatMap(({ source, fileName }) => {
    const key = page.exec(source)?.[1];
    return key ? [{ entries: [fileName, ...parts], limit: deferred.has(key) ? limits.whenIdle : limits.atOnce }] : [];
  });
};

/** Name of the file of each module that shares one with modules of other sets of pages. The largest part gives the name. */
const sharedNames = (chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Map<string, string> => {
  const initial = initialFiles(chunks);
  const later = [...chunks.values()].filter(({ fileName }) => !initial.has(fileName));
  const files = later.map(({ fileName, code, imports, facadeModuleId }): BuiltFile => ({ name: fileName, size: sizeOf(code), imports, isEntry: facadeModuleId !== null }));
  const shared = mergeFiles(files, loadsOf(later)).map((names) => names.map((name) => chunks.get(name)!));
  return new Map(
    shared.flatMap((parts) => {
      const { name } = parts.reduce((largest, part) => (part.code.length > largest.code.length ? part : largest));
      return parts.flatMap(({ moduleIds }) => moduleIds.map((id) => [id, name] as const));
    }),
  );
};

/**
 * Lets pages share fewer files. Bundlers give each set of pages that shares code its own file, so that a page with forms needed up to
 * 41. The files are built once to see them; then those are merged that hardly enlarge any page.
 */
export const pageFiles = (): Plugin => ({
  name: 'page-files',
  apply: ({ mode }, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && mode !== filesApart,
  async config() {
    const names = sharedNames(await buildApart());
    const group = { debugName: 'page-files', name: (id: string) => names.get(id), test: (id: string) => names.has(id), priority: 2, includeDependenciesRecursively: false };
    return { build: { rollupOptions: { output: { codeSplitting: { groups: [group] } } } } };
  },
});
