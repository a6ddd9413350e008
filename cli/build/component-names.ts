import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const name = /(?<=componentId: ")sc-[a-z0-9]+(?=-\d+")/g;

/**
 * Names styled components by their file's path inside the project. The compiler hashes the absolute path, so the same sources
 * built in another folder would have other class names, other file names and another size.
 * @param root absolute path of the project
 */
export const componentNames = (root: string): Plugin => ({
  name: 'component-names',
  transform: {
    filter: { id: /\.styles\.ts$/ },
    handler(code, id) {
      const hash = createHash('sha256').update(relative(root, id)).digest('hex');
      return { code: code.replaceAll(name, `sc-${hash.slice(0, 6)}`), map: null };
    },
  },
});
