import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Brand } from '../contract/brands.js';
import type { ContentKind } from '../contract/content.js';
import { keepLibrary, keptLibrary, keyOf } from './kept-library.js';
import { type Library, libraryBetween } from './library.js';
import { documentsOf, readFiles, type WrittenFiles } from './read-documents.js';
import type { Catalogue, Written } from './written.js';

/** `brands` stands beside `src`, in the sources as in the build. */
const brandsFolder = fileURLToPath(new URL('../../brands', import.meta.url));

interface PictureEntry {
  file: string;
  width: number;
  height: number;
}

/** There is nothing to read where the content should be; the message is meant for ops. */
export class NoContent extends Error {
  override readonly name = 'NoContent';

  constructor(readonly folder: string) {
    super(`There is no content in ${folder}: CONTENT_DIR must hold <code>/content and shared/content`);
  }
}

const picturesIn = (manifest: string): Written['pictures'] => new Map((JSON.parse(manifest) as PictureEntry[]).map(({ file, width, height }) => [file, { width, height }]));

interface Where {
  /** Holds `<code>/content` and `shared/content`; the project's own unless given. */
  folder?: string | undefined;
  catalogue?: Catalogue;
  /** Documents of one kind alone. */
  only?: ContentKind;
  /** File to keep the library in, for whoever reads the same again. */
  keepIn?: string;
}

/**
 * Reads and prints what is written for a brand. Pictures are the project's own.
 * @throws NoContent when the folder holds nothing of the brand's
 */
export const readLibrary = async (brand: Brand, domainSuffix: string, { folder = brandsFolder, catalogue, only, keepIn }: Where = {}): Promise<Library> => {
  const code = brand.code.toLowerCase();
  const own = `${folder}/${code}/content`;
  if (!existsSync(own)) throw new NoContent(own);
  const [shared, ours, manifest] = await Promise.all([
    readFiles(`${folder}/shared/content`, 'brands/shared/content'),
    readFiles(own, `brands/${code}/content`),
    readFile(`${brandsFolder}/shared/media/manifest.json`, 'utf8'),
  ]);
  const key = keyOf([code, domainSuffix, manifest, shared, ours]);
  const kept = catalogue || only ? undefined : await keptLibrary(key);
  if (kept) return kept;
  const wanted = ({ label, files }: WrittenFiles): WrittenFiles => ({ label, files: only ? files.filter(([path]) => path.split('/')[1] === only) : files });
  const [common, special] = [await documentsOf(wanted(shared)), await documentsOf(wanted(ours))];
  const { documents, faults } = await libraryBetween(brand, domainSuffix, { shared: common.documents, own: special.documents, pictures: picturesIn(manifest), catalogue });
  const library = { documents, faults: [...common.faults, ...special.faults, ...faults] };
  if (keepIn) await keepLibrary(keepIn, key, library);
  return library;
};
