import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { lookedAtFirst, pageSource } from '../../client/pages/about-pages.js';

/** The frame of every page, and the pages whose styles the first stylesheet contains. */
const roots = ['client/start.tsx', ...[...lookedAtFirst].map(pageSource)];

/**
 * Writes first-styles.json beside the manifest: the style files that the initial load may need, which are those that the roots import
 * directly or indirectly, without dynamic imports.
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
