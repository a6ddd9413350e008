import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Brand } from '../contract/brands.js';
import { type Library, libraryBetween } from './library.js';
import { readDocuments } from './read-documents.js';
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

const pictures = async (): Promise<Written['pictures']> => {
  const manifest = JSON.parse(await readFile(`${brandsFolder}/shared/media/manifest.json`, 'utf8')) as PictureEntry[];
  return new Map(manifest.map(({ file, width, height }) => [file, { width, height }]));
};

interface Where {
  /** Holds `<code>/content` and `shared/content`; the project's own unless given. */
  folder?: string | undefined;
  catalogue?: Catalogue;
}

/**
 * Reads and prints what is written for a brand. Pictures are the project's own.
 * @throws NoContent when the folder holds nothing of the brand's
 */
export const readLibrary = async (brand: Brand, domainSuffix: string, { folder = brandsFolder, catalogue }: Where = {}): Promise<Library> => {
  const code = brand.code.toLowerCase();
  const own = `${folder}/${code}/content`;
  if (!existsSync(own)) throw new NoContent(own);
  const [shared, ours, known] = await Promise.all([readDocuments(`${folder}/shared/content`, 'brands/shared/content'), readDocuments(own, `brands/${code}/content`), pictures()]);
  const library = await libraryBetween(brand, domainSuffix, { shared: shared.documents, own: ours.documents, pictures: known, catalogue });
  return { ...library, faults: [...shared.faults, ...ours.faults, ...library.faults] };
};
