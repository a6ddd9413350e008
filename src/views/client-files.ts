/** What the build says of each file for the browser, by its source. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Addresses of the files made of some sources, with all they import; in the order they are met. */
export const filesBelow = (manifest: Manifest, sources: readonly string[]): string[] => {
  const files = new Set<string>();
  const add = (source: string) => {
    const entry = manifest[source];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach(add);
  };
  sources.forEach(add);
  return [...files].map((file) => `/${file}`);
};
