import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks chunks whose functions browsers that know the mark compile while the file loads, on another thread. Other functions are compiled
 * at their first call, on the thread that also paints.
 * @param names names of the chunks
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const compileAhead = (names: readonly string[]): Plugin => ({
  name: 'compile-ahead',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    // The mark must be first: Vite itself writes a line before the code of a chunk.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && names.includes(chunk.name)) chunk.code = hint + chunk.code;
    },
  },
});
