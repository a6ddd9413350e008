import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { currencies, type Language, languages, locales } from '../../contract/locales.js';
import type { CatalogueFault } from '../catalogue-changes/catalogue-changes.types.js';
import { CatalogueError } from './catalogue-error.js';
import { faultsBetween } from './catalogue-faults.js';
import { AttributesFile, type Catalogue, CategoriesFile, ColoursFile, ManifestFile, missingLanguages, ProductFile, SynonymsFile } from './catalogue-files.js';

export interface CatalogueSource {
  /** Hash of all files, and of the locales and currencies for which they are imported. */
  hash: string;
  /** @throws CatalogueError */
  parse(): Catalogue;
}

const parseFile = <Value>(schema: z.ZodType<Value>, { name, text }: { name: string; text: string }, faults: string[]): Value | undefined => {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    faults.push(...parsed.error.issues.map((issue) => `${name}: ${issue.path.join('.') || 'the file'}: ${issue.message}`));
  } catch {
    faults.push(`${name}: the file is not JSON`);
  }
  return undefined;
};

const parse = (files: Map<string, string>): Catalogue => {
  const faults: string[] = [];
  const one = <Value>(schema: z.ZodType<Value>, name: string) => parseFile(schema, { name, text: files.get(name) ?? '' }, faults);
  const categories = one(CategoriesFile, 'categories.json');
  const attributes = one(AttributesFile, 'attributes.json');
  const colours = one(ColoursFile, 'colours.json');
  const manifest = one(ManifestFile, manifestName);
  const synonyms = Object.fromEntries(
    languages.map((language) => [language, one(SynonymsFile, synonymsName(language)) ?? { everywhere: [], groups: [] }]),
  ) as Catalogue['synonyms'];
  const names = [...files.keys()].filter((name) => name.startsWith('products/'));
  const products = names.flatMap((name) => {
    const product = one(ProductFile, name);
    if (product) faults.push(...missingLanguages(product).map((language) => `${name}: texts.${language}: is missing`));
    return product ?? [];
  });
  if (!categories || !attributes || !colours || !manifest || faults.length) throw new CatalogueError(faults);
  const catalogue = { categories, attributes, colours, products, synonyms, pictures: new Map(manifest.map((entry) => [entry.file, entry])) };
  const between = faultsBetween(catalogue);
  if (between.length) throw new CatalogueError(between.map(faultInFile));
  return catalogue;
};

/** The file of an entry, and the entry within a file of several. */
const placeOf = ({ kind, key }: CatalogueFault): string => (kind === 'family' ? `products/${key}.json` : `categories.json (${key})`);
const faultInFile = (fault: CatalogueFault): string => `${placeOf(fault)}: ${fault.path}: ${fault.message}`;

const manifestName = '../../shared/media/manifest.json';
const synonymsName = (language: Language) => `../../shared/search/synonyms.${language}.json`;

/**
 * Reads the files of a brand's catalogue without validating them. Returns undefined when the brand has no products.
 * @param folder `brands/<code>/catalogue`
 */
export const readCatalogue = async (folder: string): Promise<CatalogueSource | undefined> => {
  const listed = await readdir(join(folder, 'products')).catch(() => undefined);
  if (!listed) return undefined;
  const products = listed
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => `products/${name}`);
  const names = ['categories.json', 'attributes.json', 'colours.json', manifestName, ...languages.map(synonymsName), ...products];
  const files = new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8').catch(() => '')] as const)));
  const hash = createHash('sha256').update(JSON.stringify([locales, currencies]));
  for (const [name, text] of files) hash.update(`${name}\0${text}\0`);
  return { hash: hash.digest('hex'), parse: () => parse(files) };
};
