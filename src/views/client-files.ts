/** Manifest of the browser build: output file and imports of each source. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** URLs of the output files of some sources with all their imports, each after its imports. */
export const filesWithImports = (manifest: Manifest, sources: readonly string[]): string[] => {
  const files = new Set<string>();
  const visited = new Set<string>();
  const add = (source: string) => {
    const entry = manifest[source];
    if (!entry || visited.has(entry.file)) return;
    visited.add(entry.file);
    entry.imports?.forEach(add);
    files.add(`/${entry.file}`);
  };
  sources.forEach(add);
  return [...files];
};
