import { readFileSync } from 'node:fs';
import { findCircle, type Import, importsOf, sourceFiles } from './modules.js';

const files = sourceFiles();
const imports = importsOf(files);
const running = imports.filter(({ from }) => !/\.spec\.tsx?$/.test(from));

/** Imports that break a dependency rule. */
const forbidden = (isFrom: (file: string) => boolean, mayReach: (to: string, imported: Import) => boolean): string[] =>
  running.filter((imported) => isFrom(imported.from) && !mayReach(imported.to, imported)).map(({ from, to }) => `${from} -> ${to}`);

const below =
  (...folders: string[]) =>
  (file: string) =>
    folders.some((folder) => file.startsWith(`${folder}/`));

/** Feature modules of the storefront: each can import the common layers and itself. */
const features = [
  'account',
  'auth',
  'cart',
  'catalogue-export',
  'client-errors',
  'content',
  'diagnostics',
  'enquiries',
  'health',
  'openapi',
  'orders',
  'outbox',
  'pictures',
  'product-feed',
  'products',
  'storage',
  'validation',
];

describe('the dependency rules of ARCHITECTURE.md', () => {
  it('allow the contract to import only itself', () => {
    expect(forbidden(below('src/contract'), below('src/contract'))).toEqual([]);
  });

  it('allow the contract to import no library except zod', () => {
    const libraries = files
      .filter((file) => below('src/contract')(file) && !file.endsWith('.spec.ts'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '([^.'][^']*)'/g)].map((match) => match[1]));
    expect(new Set(libraries)).toEqual(new Set(['zod']));
  });

  it('allow the domain to import only the contract', () => {
    expect(forbidden(below('src/domain'), below('src/domain', 'src/contract'))).toEqual([]);
  });

  it('allow brands to import only contract and domain', () => {
    expect(forbidden(below('brands'), below('brands', 'src/domain', 'src/contract'))).toEqual([]);
  });

  it('allow common and config to import only contract, domain, brands and each other', () => {
    expect(forbidden(below('src/common', 'src/config'), below('src/common', 'src/config', 'src/domain', 'src/contract', 'brands'))).toEqual([]);
  });

  it('allow the Shop API client to import only the layers below it', () => {
    expect(forbidden(below('src/shop-api'), below('src/shop-api', 'src/common', 'src/config', 'src/domain', 'src/contract'))).toEqual([]);
  });

  it.each(features)('do not allow the feature %s to import other features, views or the joined router', (feature) => {
    expect(forbidden(below(`src/${feature}`), below(`src/${feature}`, 'src/shop-api', 'src/listing', 'src/common', 'src/config', 'src/domain', 'src/contract'))).toEqual([]);
  });

  it('allow lists and searches to import only contract and domain', () => {
    expect(forbidden(below('src/listing'), below('src/listing', 'src/domain', 'src/contract'))).toEqual([]);
  });

  it('allow the embedded Shop API to import only contract, domain, listing, common, config and content', () => {
    expect(forbidden(below('src/embedded'), below('src/embedded', 'src/content', 'src/listing', 'src/common', 'src/config', 'src/domain', 'src/contract'))).toEqual([]);
  });

  it('allow only the start and the command line to import the embedded Shop API', () => {
    expect(
      forbidden(
        (file) => !below('src/embedded', 'cli', 'test')(file) && file !== 'src/start-shop.ts',
        (to) => !below('src/embedded')(to),
      ),
    ).toEqual([]);
  });

  it('do not allow commands to build SQL of their own, except in the replay of payment webhooks', () => {
    const building = files.filter((file) => below('cli')(file) && !below('cli/replay')(file) && readFileSync(file, 'utf8').includes("from 'drizzle-orm"));
    expect(building).toEqual([]);
  });

  it('allow the client to import from the server only contract, domain and the type of the router', () => {
    const may = (to: string, { isTypeOnly }: Import) => below('client', 'brands', 'locales', 'src/contract', 'src/domain')(to) || (isTypeOnly && to === 'src/trpc/app.router.ts');
    expect(forbidden(below('client'), may)).toEqual([]);
  });

  it('allow the server to import only types from the client', () => {
    expect(forbidden(below('src'), (to, { isTypeOnly }) => !below('client')(to) || isTypeOnly)).toEqual([]);
  });

  it('order the layers of the client: core, theme, ui, features, pages, app', () => {
    const layers = ['core', 'theme', 'ui', 'features', 'pages', 'app'];
    for (const [at, layer] of layers.entries()) {
      const above = layers.slice(at + 1).map((one) => `client/${one}`);
      expect(forbidden(below(`client/${layer}`), (to) => !below(...above)(to))).toEqual([]);
    }
  });

  it('order the layers of src/shop-api: client, trpc, context, endpoints', () => {
    const layers = ['client', 'trpc', 'context', 'endpoints'].map((layer) => `src/shop-api/${layer}`);
    for (const [at, layer] of layers.entries()) expect(forbidden(below(layer), (to) => !below(...layers.slice(at + 1))(to))).toEqual([]);
  });

  it('do not allow a client feature to import another', () => {
    const featureOf = (file: string) => /^client\/features\/([^/]+)\//.exec(file)?.[1];
    const across = running.filter(({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to));
    expect(across).toEqual([]);
  });

  it('do not allow circular imports, neither of types nor by import()', () => {
    expect(findCircle(running)).toBeUndefined();
  });
});
