import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Brand } from '../contract/brands.js';
import { type Library, libraryOf } from './library.js';
import { readDocuments } from './read-documents.js';

/** `brands` stands beside `src`, in the sources as in the build. */
const brandsFolder = fileURLToPath(new URL('../../brands', import.meta.url));

interface PictureEntry {
  file: string;
  width: number;
  height: number;
}

/**
 * Reads and prints what is written for a brand: once, at the start.
 * @param folder holds `<code>/content` and `shared`; the project's own unless given
 * @param families of goods that documents can name; what they name is not checked when left out
 */
export const readLibrary = async (brand: Brand, domainSuffix: string, folder = brandsFolder, families?: ReadonlySet<string>): Promise<Library> => {
  const code = brand.code.toLowerCase();
  const [shared, own, manifest] = await Promise.all([
    readDocuments(`${folder}/shared/content`, 'brands/shared/content'),
    readDocuments(`${folder}/${code}/content`, `brands/${code}/content`),
    readFile(`${folder}/shared/media/manifest.json`, 'utf8'),
  ]);
  const pictures = new Map((JSON.parse(manifest) as PictureEntry[]).map(({ file, width, height }) => [file, { width, height }]));
  const library = libraryOf(brand, domainSuffix, { shared: shared.documents, own: own.documents, pictures, families });
  return { ...library, faults: [...shared.faults, ...own.faults, ...library.faults] };
};
