/** Manifest of the browser build: output file and imports of each source. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** URLs of the output files of some sources with all their imports, each after its imports. */
export const filesBelow = (manifest: Manifest, sources: readonly string[]): string[] => {
  const files = new Set<string>();
  const met = new Set<string>();
  const add = (source: string) => {
    const entry = manifest[source];
    if (!entry || met.has(entry.file)) return;
    met.add(entry.file);
    entry.imports?.forEach(add);
    files.add(`/${entry.file}`);
  };
  sources.forEach(add);
  return [...files];
};
