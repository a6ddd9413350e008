import type { BrandCode } from '../../src/contract/brand-codes.js';
import { documentsOf, readFiles, type SourceDocument } from '../../src/content/read-documents.js';
import { availableBrands, contentFolder } from './brand-folders.js';

/** Reads the sources of the documents of brands and of the shared documents, with unfilled placeholders. */
export const readWrittenDocuments = async (brands: readonly BrandCode[] = availableBrands()): Promise<SourceDocument[]> => {
  const folders = ['shared', ...brands.map((code) => code.toLowerCase())];
  const read = async (name: string) => (await documentsOf(await readFiles(`${contentFolder()}/${name}/content`, `brands/${name}/content`))).documents;
  return (await Promise.all(folders.map(read))).flat();
};
