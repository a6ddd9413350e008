import { readFile, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { externalPackages, unusedPackages } from './external-packages.js';

const compiled = fileURLToPath(new URL('../../', import.meta.url));
/** Folder with the bundled code of server and command line. */
export const serverChunks = `${compiled}src/chunks`;

interface Program {
  /** Name of its chunk. */
  name: string;
  file: string;
  /** Relative path from its folder to `dist`. */
  up: string;
}
const programs: Program[] = [
  { name: 'storefront', file: `${compiled}src/main.js`, up: '../' },
  { name: 'shop-api', file: `${compiled}src/embedded/main.js`, up: '../../' },
  { name: 'cli', file: `${compiled}cli/main.js`, up: '../' },
];

/** Resolves files and computed imports relative to the original module, because its code moves into a chunk in another folder. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  transform: (code, id) => {
    if (!id.startsWith(compiled)) return null;
    const own = `new URL(${JSON.stringify(relative(serverChunks, id))}, import.meta.url).href`;
    return code.replaceAll('import.meta.url', own).replaceAll(/\bimport\((`\.[^`]+`)\)/g, `import(new URL($1, ${own}).href)`);
  },
};

/** Code that starts a bundled program. V8 caches compiled code beside the build, so that only the first start compiles. */
const starter = ({ name, up }: Program): string => `import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
enableCompileCache(fileURLToPath(new URL('${up}compiled', import.meta.url)));
await import('${up}src/chunks/${name}.js');
`;
const isBundled = async (program: Program): Promise<boolean> => (await readFile(program.file, 'utf8')) === starter(program);

/** Bundles a program: what it needs at its start in one file, and what it imports later in others. */
const bundle = ({ name, file }: Program): Promise<unknown> =>
  build({
    configFile: false,
    logLevel: 'error',
    plugins: [ownAddresses],
    // Removes the development checks of packages in every environment: without them a mail renders three times as fast.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, external: Object.keys(externalPackages) },
    build: {
      ssr: true,
      target: 'node24',
      minify: false,
      outDir: serverChunks,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        external: unusedPackages,
        input: { [name]: file },
        // Nest distinguishes classes by their names.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', keepNames: true, codeSplitting: { groups: [{ name: `${name}-start`, tags: ['$initial'] }] } },
      },
    },
  });

/**
 * Bundles the compiled programs of server and command line, because finding and reading some thousand modules took most of the start time.
 * Each is bundled apart: with common files, a start read seventy. Does nothing when nothing was compiled since.
 */
export const bundleServer = async (): Promise<void> => {
  if ((await Promise.all(programs.map(isBundled))).every(Boolean)) return;
  await Promise.all([serverChunks, `${compiled}compiled`].map((folder) => rm(folder, { recursive: true, force: true })));
  for (const program of programs) await bundle(program);
  await Promise.all(programs.map((program) => writeFile(program.file, starter(program))));
};
