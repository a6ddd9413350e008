/** What the build says of each file for the browser, by its source. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Addresses of the files made of some sources, with all they import: each after what it imports. */
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
