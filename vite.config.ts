import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styles } from './cli/build/build-modes.js';
import { compileAhead } from './cli/build/compile-ahead.js';
import { componentNames } from './cli/build/component-names.js';
import { initialStyles } from './cli/build/initial-styles.js';
import { localeTexts } from './cli/build/locale-texts.js';
import { pageFiles } from './cli/build/page-files.js';
import { reactSignals } from './cli/build/react-signals.js';
import { staticParts } from './cli/build/static-parts.js';
import { unusedCode } from './cli/build/unused-code.js';
import { brandCodeOf } from './src/contract/brand-codes.js';

const brand = brandCodeOf(process.env.BRAND).toLowerCase();

/** Code of every page in two files, so that neither runs as one long task, and code that many pages share in a third one instead of a dozen small ones. */
const parts = [
  { name: 'react', tags: ['$initial' as const], test: /\/node_modules\/(?:react-dom|scheduler)\//, priority: 1 },
  { name: 'app', tags: ['$initial' as const], test: /^(?!\0virtual:texts\/|.*\/client\/entry-client\.ts)/ },
  { name: 'shared', test: /\/client\/(?:core|theme|ui)\/(?!form|calendar|order)/, minShareCount: 6 },
];

/** Short hashes, because the entry contains the names of some hundred files, and hashes cannot be compressed. */
const shortNames = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' };

/** Configuration of all bundles: browser, server rendering (`--ssr`), and collection of the stylesheet rules (mode `styles`). */
export default defineConfig(({ command, mode, isSsrBuild }) => ({
  plugins: [
    react(),
    componentNames(import.meta.dirname),
    reactSignals(),
    unusedCode(),
    localeTexts(),
    initialStyles(),
    pageFiles(),
    compileAhead(parts.map(({ name }) => name)),
    ...(mode === styles ? [] : [staticParts()]),
  ],
  // Numbers styled components by file, so that server, browser and stylesheet have the same class names.
  oxc: { plugins: { styledComponents: { ssr: true, fileName: true, displayName: command !== 'build', minify: true, pure: false } } },
  resolve: {
    alias: { '#brand': new URL(`./brands/${brand}/brand.ts`, import.meta.url).pathname },
  },
  define: {
    'process.env.NODE_ENV': JSON.stringify(command === 'build' ? 'production' : 'development'),
    'process.env.RENDERED_BY': command === 'build' ? JSON.stringify(isSsrBuild ? 'server' : 'browser') : 'undefined',
  },
  ssr: { noExternal: command === 'build' ? true : [] },
  build: isSsrBuild
    ? // One file, because the server loads all pages when it starts, and finding and reading 300 files took a fifth of that time.
      { outDir: 'dist/ssr', target: 'node24', minify: false, rollupOptions: { input: 'client/entry-server.tsx', output: { codeSplitting: false } } }
    : {
        outDir: 'dist/client',
        emptyOutDir: false,
        target: 'es2022',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        rollupOptions: {
          input: ['client/entry-client.ts', 'client/start.tsx'],
          preserveEntrySignatures: 'allow-extension',
          output: { ...shortNames, codeSplitting: { groups: parts } },
        },
        modulePreload: { polyfill: false },
      },
}));
