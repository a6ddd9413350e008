import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandCodeOf } from './src/contract/brands.js';

const brand = brandCodeOf(process.env.BRAND).toLowerCase();

/** What several pages share comes in one file, not in a dozen small ones. */
const sharedParts = [{ name: 'shared', test: /client\/(?:core|theme|ui)\/(?!chart|filter|form|order|video|consent-)/, minShareCount: 2 }];

/** One config for both bundles: the browser's, and with `--ssr` the server's rendering. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  // Numbers styled components by file, so that class names agree between server, browser and stylesheet.
  oxc: { plugins: { styledComponents: { ssr: true, fileName: true, displayName: command !== 'build', minify: true, pure: false } } },
  resolve: {
    alias: {
      '#brand': new URL(`./brands/${brand}/brand.ts`, import.meta.url).pathname,
      ...(command === 'build' && !isSsrBuild && { stylis: new URL('./client/theme/no-stylis.ts', import.meta.url).pathname }),
    },
  },
  define: { 'process.env.NODE_ENV': JSON.stringify(command === 'build' ? 'production' : 'development') },
  ssr: { noExternal: command === 'build' ? true : [] },
  build: isSsrBuild
    ? { outDir: 'dist/ssr', target: 'node24', minify: false, rollupOptions: { input: 'client/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        emptyOutDir: false,
        target: 'es2022',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        rollupOptions: { input: 'client/entry-client.tsx', output: { codeSplitting: { groups: sharedParts } } },
        modulePreload: { polyfill: false },
      },
}));
