import type { BrandCode } from '../../src/contract/brands.js';
import { documentsOf, readFiles, type WrittenDocument } from '../../src/content/read-documents.js';
import { contentFolder, writtenBrands } from './written.js';

/** Reads the sources of the documents of brands and of the shared documents, with unfilled placeholders. */
export const readWritten = async (brands: readonly BrandCode[] = writtenBrands()): Promise<WrittenDocument[]> => {
  const folders = ['shared', ...brands.map((code) => code.toLowerCase())];
  const read = async (name: string) => (await documentsOf(await readFiles(`${contentFolder()}/${name}/content`, `brands/${name}/content`))).documents;
  return (await Promise.all(folders.map(read))).flat();
};
