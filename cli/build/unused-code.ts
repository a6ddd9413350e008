import type { Plugin } from 'vite';

const infinite = 'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior';

/** Leaves out of the bundles how react-query loads infinite queries, which the shop does not use, but which each query refers to. */
export const unusedCode = (): Plugin => ({
  name: 'unused-code',
  apply: 'build',
  transform: {
    filter: { id: /\/query-core\/build\/modern\/query\.js$/ },
    handler(code, id) {
      if (!code.includes(infinite)) this.error(`${id}: infinite queries not found. Adapt the expression in cli/build/unused-code.ts.`);
      return { code: code.replace(infinite, 'this.options.behavior'), map: null };
    },
  },
});
