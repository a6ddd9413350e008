import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { deferredHydrationPages, pageSource } from '../../client/pages/page-hydration.js';

/** The frame of every page, and the pages whose styles the first stylesheet contains. */
const roots = ['client/start.tsx', ...[...deferredHydrationPages].map(pageSource)];

/**
 * Writes initial-styles.json beside the manifest: the style files that the initial load may need, which are those that the roots import
 * directly or indirectly, without dynamic imports.
 */
export const initialStyles = (): Plugin => ({
  name: 'initial-styles',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle() {
    const visited = new Set<string>();
    const visit = (id: string): void => {
      if (visited.has(id)) return;
      visited.add(id);
      this.getModuleInfo(id)?.importedIds.forEach(visit);
    };
    for (const root of roots) visit(resolve(root));
    const files = [...visited].filter((id) => id.endsWith('.styles.ts')).map((id) => relative('.', id));
    this.emitFile({ type: 'asset', fileName: 'initial-styles.json', source: JSON.stringify(files) });
  },
});
