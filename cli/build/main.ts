import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { brandCodeOf } from '../../src/contract/brands.js';
import { copyFonts, copyMedia } from './media.js';
import { compressAssets } from './compress-assets.js';
import { writeStylesheet } from './stylesheet.js';

/** Builds the site of one brand into `dist`: browser and server bundles, stylesheet, pictures, and the files the server reads. */
const buildSite = async (): Promise<void> => {
  process.env.NODE_ENV = 'production';
  const brand = brandCodeOf(process.env.BRAND);
  const folder = `brands/${brand.toLowerCase()}`;
  await Promise.all([rm('dist/client/assets', { recursive: true, force: true }), rm('dist/build.json', { force: true })]);
  const media = mkdir('dist/client/assets', { recursive: true }).then(() =>
    copyMedia('brands/shared/media', 'dist/client/media', [folder, 'brands/shared/content', 'client/features/home']),
  );
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: true } });
  const stylesheet = await writeStylesheet('dist/ssr/entry-server.js', 'dist/client/assets');
  const fonts = await copyFonts('dist/client/fonts');
  await cp(`${folder}/favicon.svg`, 'dist/client/assets/favicon.svg');
  await Promise.all([
    cp('locales', 'dist/locales', { recursive: true }),
    cp('src/embedded/database/migrations', 'dist/src/embedded/database/migrations', { recursive: true }),
    cp(`${folder}/catalogue`, `dist/${folder}/catalogue`, { recursive: true }),
    cp('brands/shared/media/manifest.json', 'dist/brands/shared/media/manifest.json'),
    compressAssets('dist/client/assets'),
    media,
  ]);
  await writeFile('dist/build.json', JSON.stringify({ brand, stylesheet, fonts }));
};

await buildSite();
