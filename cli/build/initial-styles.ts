import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { deferredHydrationPages, pageSource } from '../../client/pages/page-hydration.js';

/** Style files by page, as in initial-styles.json. */
export type InitialStyles = Record<string, readonly string[]>;

/**
 * Writes initial-styles.json beside the manifest: the style files that the initial load of each page in `deferredHydrationPages` may
 * need, which are those that the frame and the page import directly or indirectly, without dynamic imports.
 */
export const initialStyles = (): Plugin => ({
  name: 'initial-styles',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle() {
    const stylesOf = (roots: readonly string[]): string[] => {
      const visited = new Set<string>();
      const visit = (id: string): void => {
        if (visited.has(id)) return;
        visited.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(visit);
      };
      for (const root of roots) visit(resolve(root));
      return [...visited].filter((id) => id.endsWith('.styles.ts')).map((id) => relative('.', id));
    };
    const byPage: InitialStyles = Object.fromEntries([...deferredHydrationPages].map((key) => [key, stylesOf(['client/start.tsx', pageSource(key)])]));
    this.emitFile({ type: 'asset', fileName: 'initial-styles.json', source: JSON.stringify(byPage) });
  },
});
