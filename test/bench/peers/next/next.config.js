import { dirname } from 'node:path';

/** The folder of all apps, because the pages are in a folder beside this one. */
const root = dirname(import.meta.dirname);
export default { output: 'standalone', outputFileTracingRoot: root, turbopack: { root }, poweredByHeader: false };
