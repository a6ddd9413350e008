import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { loadSite } from '../../src/config/brand.js';
import { Environment } from '../../src/config/environment.js';
import { brandCodeOf } from '../../src/contract/brand-codes.js';
import { readLibrary } from '../../src/content/read-library.js';
import { filesApart, styles } from './build-modes.js';
import { compressAssets } from './compress-assets.js';
import { writeIcons } from './icons.js';
import { copyDocumentFonts } from './document-fonts.js';
import { writeFonts } from './fonts.js';
import { hashFiles } from './hash-files.js';
import { copyMedia } from './media.js';
import { bundleServer, serverChunks } from './server.js';
import { writeStylesheets } from './stylesheet.js';

/** Parts of the build that are made faster than for production. */
interface Draft {
  /** Larger pictures in an eighth of the time. */
  pictures: boolean;
  /** Larger compressed files in a tenth of the time, and more files for each page in half the time. */
  files: boolean;
}

/** Whether the last build in a folder has draft pictures, which a full build must replace. */
const hasDraftPictures = async (dist: string): Promise<boolean> => {
  const facts = await readFile(`${dist}/build.json`, 'utf8').catch(() => '{}');
  return (JSON.parse(facts) as { draftPictures?: boolean }).draftPictures === true;
};

/**
 * Builds the site of one brand: browser and server bundles, stylesheets, pictures, icons, and the files the server reads.
 * @param dist folder of the build
 */
const buildSite = async (dist: string, draft: Draft): Promise<void> => {
  process.env.NODE_ENV = 'production';
  const brand = brandCodeOf(process.env.BRAND);
  const folder = `brands/${brand.toLowerCase()}`;
  const site = await loadSite(brand);
  // Removes copies of files that no longer exist in the sources.
  const copied = ['client/assets', 'locales', 'brands/shared/content', `${folder}/content`, `${folder}/catalogue`, 'library', 'build.json'];
  if (!draft.pictures && (await hasDraftPictures(dist))) copied.push('client/media');
  await Promise.all(copied.map((path) => rm(`${dist}/${path}`, { recursive: true, force: true })));
  const media = mkdir(`${dist}/client/assets`, { recursive: true }).then(() =>
    copyMedia('brands/shared/media', `${dist}/client/media`, [folder, 'brands/shared/content', 'client/features/home', 'client/features/product/print'], draft.pictures),
  );
  await build({ logLevel: 'warn', mode: draft.files ? filesApart : 'production', build: { outDir: `${dist}/client` } });
  await build({ logLevel: 'warn', build: { outDir: `${dist}/ssr`, ssr: true } });
  await build({ logLevel: 'warn', mode: styles, build: { outDir: `${dist}/styles`, ssr: 'client/theme/collect-styles.tsx' } });
  const stylesheets = await writeStylesheets(dist);
  const fonts = await writeFonts(`${dist}/client`, site.theme.font);
  const copy = (path: string) => cp(path, `${dist}/${path}`, { recursive: true });
  await Promise.all([
    copy('locales'),
    copy('src/embedded/database/migrations'),
    ...(site.default.permissions.products ? [copy(`${folder}/catalogue`)] : []),
    copy(`${folder}/content`),
    copy('brands/shared/content'),
    copy('brands/shared/media/manifest.json'),
    copy('brands/shared/search'),
    writeIcons(`${dist}/client/icons`, site.default, site.theme, site.look),
    compressAssets(`${dist}/client/assets`, draft.files),
    chmod(new URL('../bin.js', import.meta.url), 0o755),
    media,
  ]);
  await readLibrary(site.default, new Environment().DOMAIN_SUFFIX, { folder: `${dist}/brands`, keepIn: `${dist}/library` });
  // Everything that pages are made from, in the browser and on the server. Pages that another build has cached are not served.
  const id = await hashFiles([serverChunks, ...['ssr', 'client/manifest.json', 'styles', 'locales', 'library'].map((path) => `${dist}/${path}`)]);
  await writeFile(`${dist}/build.json`, JSON.stringify({ id, brand, stylesheets, fonts, themeColor: site.theme.colors.paper, draftPictures: draft.pictures }));
};

const folder = process.argv[2] ?? 'dist';
// A site in another folder uses the server of `dist`.
if (folder === 'dist') await Promise.all([bundleServer(), copyDocumentFonts('dist/fonts')]);
const isDraft = process.argv.includes('--draft');
await buildSite(folder, { pictures: isDraft || process.env.PICTURES === 'draft', files: isDraft });
