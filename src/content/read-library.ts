import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Brand } from '../contract/brands.js';
import type { ContentKind } from '../contract/content-kinds.js';
import { keyOf, readCachedLibrary, writeLibraryCache } from './library-cache.js';
import { buildLibraryInSlices, type Library } from './library.js';
import { documentsOf, readFiles, type SourceFiles } from './read-documents.js';
import type { Catalogue, ContentSources } from './content-sources.js';

/** `brands` is beside `src`, in the sources and in the build. */
const brandsFolder = fileURLToPath(new URL('../../brands', import.meta.url));

interface PictureEntry {
  file: string;
  width: number;
  height: number;
}

/** The folder of the brand's content does not exist. The message is for ops. */
export class NoContent extends Error {
  override readonly name = 'NoContent';

  constructor(readonly folder: string) {
    super(`${folder} does not exist. CONTENT_DIR must contain <code>/content and shared/content.`);
  }
}

const picturesIn = (manifest: string): ContentSources['pictures'] => new Map((JSON.parse(manifest) as PictureEntry[]).map(({ file, width, height }) => [file, { width, height }]));

/** Libraries by what they are rendered from. Two, because storefront and Shop API can run in one process, and read different kinds. */
const recent = new LRUCache<string, Promise<Library>>({ max: 2 });

/** Returns the library that was last made from the same data: the Shop API reads it for each attachment, and servers of one process share it. */
const sameAsBefore = (key: string, make: () => Promise<Library>): Promise<Library> => {
  const library = recent.get(key) ?? make();
  recent.set(key, library);
  library.catch(() => recent.delete(key));
  return library;
};

interface Where {
  /** Folder that contains `<code>/content` and `shared/content`; default: the project's `brands`. */
  folder?: string | undefined;
  catalogue?: Catalogue;
  /** Reads only documents of this kind. */
  only?: ContentKind;
  /** File to which the library is written for later reads of the same data. */
  keepIn?: string;
}

/**
 * Reads and renders the documents of a brand. Pictures always come from the project.
 * @throws NoContent when the folder contains no content folder of the brand
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
  const wanted = ({ label, files }: SourceFiles): SourceFiles => ({ label, files: only ? files.filter(([path]) => path.split('/')[1] === only) : files });
  const render = async (): Promise<Library> => {
    const [common, special] = [await documentsOf(wanted(shared)), await documentsOf(wanted(ours))];
    const { documents, faults } = await buildLibraryInSlices(brand, domainSuffix, { shared: common.documents, own: special.documents, pictures: picturesIn(manifest), catalogue });
    return { documents, faults: [...common.faults, ...special.faults, ...faults] };
  };
  if (catalogue) return render();
  const library = await sameAsBefore(`${only} ${key}`, async () => (only ? undefined : await readCachedLibrary(key)) ?? render());
  if (keepIn) await writeLibraryCache(keepIn, key, library);
  return library;
};
