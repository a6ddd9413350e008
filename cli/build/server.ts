import { readFile, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const compiled = fileURLToPath(new URL('../../', import.meta.url));
const chunks = `${compiled}src/chunks`;

interface Program {
  /** Name of its chunk. */
  name: string;
  file: string;
  /** From its folder to `dist`. */
  up: string;
}
const programs: Program[] = [
  { name: 'storefront', file: `${compiled}src/main.js`, up: '../' },
  { name: 'shop-api', file: `${compiled}src/embedded/main.js`, up: '../../' },
  { name: 'cli', file: `${compiled}cli/main.js`, up: '../' },
];

/** What stays a package: native code, what reads files beside itself, and what warns of Node's own parts it uses. */
const packages = ['@mollie/api-client', '@node-rs/argon2', 'fontkit', 'graphile-worker', 'pdfkit', 'sharp', 'swagger-ui-dist', 'typescript'];
/** What packages ask for only when it is there. */
const optional = ['@fastify/view', '@nestjs/microservices', '@nestjs/platform-express', '@nestjs/websockets', 'handlebars', 'hbs', 'pg-native'];

/** Files, and modules whose names are only known when they are asked for, are found beside who asks, wherever its code has gone. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  transform: (code, id) => {
    if (!id.startsWith(compiled)) return null;
    const own = `new URL(${JSON.stringify(relative(chunks, id))}, import.meta.url).href`;
    return code.replaceAll('import.meta.url', own).replaceAll(/\bimport\((`\.[^`]+`)\)/g, `import(new URL($1, ${own}).href)`);
  },
};

/** Starts a bundled program. What V8 compiles is kept beside the build, so that only the first start compiles. */
const starter = ({ name, up }: Program): string => `import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
enableCompileCache(fileURLToPath(new URL('${up}compiled', import.meta.url)));
await import('${up}src/chunks/${name}.js');
`;
const isBundled = async (program: Program): Promise<boolean> => (await readFile(program.file, 'utf8')) === starter(program);

/**
 * Puts each program of the server and the command line, as they were compiled, into a few files instead of some thousand modules,
 * whose finding and reading was most of a start. Does nothing when nothing was compiled since.
 */
export const bundleServer = async (): Promise<void> => {
  if ((await Promise.all(programs.map(isBundled))).every(Boolean)) return;
  await Promise.all([chunks, `${compiled}compiled`].map((folder) => rm(folder, { recursive: true, force: true })));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [ownAddresses],
    // Packages' own checks are for who develops them: a mail is drawn three times as fast without, whatever the shop runs as.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, external: packages },
    build: {
      ssr: true,
      target: 'node24',
      minify: false,
      outDir: chunks,
      copyPublicDir: false,
      rolldownOptions: {
        external: optional,
        input: Object.fromEntries(programs.map(({ name, file }) => [name, file])),
        // Nest tells classes apart by their names.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', keepNames: true },
      },
    },
  });
  await Promise.all(programs.map((program) => writeFile(program.file, starter(program))));
};
