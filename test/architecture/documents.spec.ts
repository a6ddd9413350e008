import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { accountingDocument } from '../../cli/documents/accounting.js';
import { configurationDocument } from '../../cli/documents/configuration.js';
import { catalogueSheetDocument } from '../../cli/documents/catalogue-sheet.js';
import { extensionsDocument } from '../../cli/documents/extensions.js';
import { readingDocument } from '../../cli/documents/reading.js';
import { contentKinds } from '../../src/contract/content-kinds.js';
import { sourceFiles } from './modules.js';

const documents = ['README.md', 'ARCHITECTURE.md', ...globSync('docs/**/*.md')].map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const guides = documents.filter(({ file }) => !file.startsWith('docs/decisions/'));
/** The text without code blocks, which contain examples. */
const proseOf = (text: string): string => text.replaceAll(/^```[^]*?^```$/gm, '');
const linksIn = (text: string): string[] =>
  [
    ...proseOf(text)
      .replaceAll(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, address]) => address!);

/** Anchor that GitHub generates for a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (file: string): string[] => [...proseOf(readFileSync(file, 'utf8')).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));

const isBroken = (file: string, address: string): boolean => {
  const [path = '', anchor] = address.split('#');
  const target = path ? join(dirname(file), path) : file;
  return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
};

/** Paths in backticks that start with a folder of the repository. */
const folders = ['.ci', 'brands', 'cli', 'client', 'docs', 'examples', 'locales', 'src', 'test'];
const pathsIn = (text: string): string[] =>
  [...proseOf(text).matchAll(/`([^`\s]+)`/g)].flatMap(([, word]) => (folders.some((folder) => word!.startsWith(`${folder}/`)) && !/[<*{…:]/.test(word!) ? [word!] : []));
const exists = (path: string): boolean => ['', '.ts', '.tsx'].some((ending) => existsSync(`${path}${ending}`));

describe('the documents', () => {
  it.each(documents)('$file links only to documents and headings that exist', ({ file, text }) => {
    expect(linksIn(text).filter((address) => !/^[a-z]+:/.test(address) && isBroken(file, address))).toEqual([]);
  });

  it.each(guides)('$file names only paths that exist', ({ text }) => {
    expect(pathsIn(text).filter((path) => !exists(path))).toEqual([]);
  });

  it('are all linked, directly or indirectly, from the README', () => {
    const reached = new Set(['README.md']);
    for (const file of reached) {
      const { text } = documents.find((one) => one.file === file) ?? { text: '' };
      for (const address of linksIn(text)) reached.add(join(dirname(file), address.split('#')[0]!));
    }
    const isListed = ({ file }: { file: string }) => reached.has(file) || (file.startsWith('docs/decisions/') && reached.has('docs/decisions'));
    expect(documents.filter((one) => !isListed(one)).map(({ file }) => file)).toEqual([]);
  });

  it('list the environment variables that the code declares (update with: npm run cli -- docs configuration)', () => {
    expect(readFileSync('docs/configuration.md', 'utf8')).toBe(configurationDocument());
  });

  it('list the columns of the accounting export (update with: npm run cli -- docs accounting)', () => {
    expect(readFileSync('docs/accounting.md', 'utf8')).toBe(accountingDocument());
  });

  it('list what the storefront needs of a Shop API (update with: npm run cli -- docs reading)', () => {
    expect(readFileSync('docs/reading.md', 'utf8')).toBe(readingDocument());
  });

  it('list the extensions of the contract (update with: npm run cli -- docs extensions)', () => {
    expect(readFileSync('docs/extensions.md', 'utf8')).toBe(extensionsDocument());
  });

  it('list the columns of the catalogue as a spreadsheet (update with: npm run cli -- docs catalogue-sheet)', () => {
    expect(readFileSync('docs/catalogue-sheet.md', 'utf8')).toBe(catalogueSheetDocument());
  });
});

describe('the recipes for changes', () => {
  const text = readFileSync('docs/changing.md', 'utf8');
  const recipes = text.split(/^## /m).slice(1);
  const stepsOf = (recipe: string): string[] => recipe.split('\n').filter((line) => /^\d+\. /.test(line));

  it('have at most ten steps each', () => {
    expect(recipes.length).toBeGreaterThan(0);
    for (const recipe of recipes) expect([recipe.split('\n')[0], stepsOf(recipe).length <= 10]).toEqual([recipe.split('\n')[0], true]);
  });

  it('name each file with a complete map of kinds, forms of choice, routes or brands', () => {
    const holders = sourceFiles().filter((file) => /(?:const \w+: |satisfies )Record<(?:ChoiceForm|OptionKind|ContentKind|RouteKey|BrandCode),/.test(readFileSync(file, 'utf8')));
    expect(holders.filter((file) => !pathsIn(text).includes(file))).toEqual([]);
  });
});

describe('the guide to content', () => {
  it('has the front matter of each kind of document', () => {
    const [, table] = readFileSync('docs/content.md', 'utf8').split(/^### .*$/m);
    const named = [...table!.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, kinds]) => kinds!.split(' ').map((kind) => kind.replaceAll('`', '')));
    expect(new Set(named)).toEqual(new Set(contentKinds));
  });
});

describe('the glossary', () => {
  const [, terms] = readFileSync('docs/glossary.md', 'utf8').split(/^## .*$/m);
  const rows = [...terms!.matchAll(/^\| ((?:[^|]+ \| ){4})/gm)].slice(1).map(([, cells]) => cells!.split(' | '));

  it.each(['en-GB', 'nl-NL', 'de-DE', 'fr-FR'].map((locale, column) => ({ locale, column })))('lists terms that the texts of $locale use', ({ locale, column }) => {
    const texts = globSync(`locales/${locale}/*.json`)
      .map((file) => readFileSync(file, 'utf8'))
      .join()
      .toLowerCase();
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.map((row) => row[column]!).filter((term) => !texts.includes(term.toLowerCase()))).toEqual([]);
  });
});
