import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { lookedAtFirst, pageSource } from '../../client/pages/about-pages.js';

/** The frame round every page, and the pages that are looked at first. */
const roots = ['client/start.tsx', ...[...lookedAtFirst].map(pageSource)];

/**
 * Lists the files of styles that the first view of a page may need, beside the manifest: those that it imports, however far
 * down, but for what is loaded later.
 */
export const firstStyles = (): Plugin => ({
  name: 'first-styles',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle() {
    const met = new Set<string>();
    const visit = (id: string): void => {
      if (met.has(id)) return;
      met.add(id);
      this.getModuleInfo(id)?.importedIds.forEach(visit);
    };
    for (const root of roots) visit(resolve(root));
    const files = [...met].filter((id) => id.endsWith('.styles.ts')).map((id) => relative('.', id));
    this.emitFile({ type: 'asset', fileName: 'first-styles.json', source: JSON.stringify(files) });
  },
});
