import { readFileSync } from 'node:fs';
import { findCircle, type Import, importsOf, sourceFiles } from './modules.js';

const files = sourceFiles();
const imports = importsOf(files);
const running = imports.filter(({ from }) => !/\.spec\.tsx?$/.test(from));

/** Imports that leave their folder for one they may not know. */
const forbidden = (isFrom: (file: string) => boolean, mayReach: (to: string, imported: Import) => boolean): string[] =>
  running.filter((imported) => isFrom(imported.from) && !mayReach(imported.to, imported)).map(({ from, to }) => `${from} -> ${to}`);

const below =
  (...folders: string[]) =>
  (file: string) =>
    folders.some((folder) => file.startsWith(`${folder}/`));

/** Feature modules of the storefront: each may know what all stand on, and itself. */
const features = ['account', 'auth', 'cart', 'client-errors', 'content', 'diagnostics', 'enquiries', 'health', 'openapi', 'orders', 'outbox', 'products', 'storage', 'validation'];

describe('the arrows of ARCHITECTURE.md', () => {
  it('lets the contract know nothing but itself', () => {
    expect(forbidden(below('src/contract'), below('src/contract'))).toEqual([]);
  });

  it('lets the contract import no library but zod', () => {
    const libraries = files
      .filter((file) => below('src/contract')(file) && !file.endsWith('.spec.ts'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '([^.'][^']*)'/g)].map((match) => match[1]));
    expect(new Set(libraries)).toEqual(new Set(['zod']));
  });

  it('lets the domain know the contract alone', () => {
    expect(forbidden(below('src/domain'), below('src/domain', 'src/contract'))).toEqual([]);
  });

  it('lets brands know contract and domain alone', () => {
    expect(forbidden(below('brands'), below('brands', 'src/domain', 'src/contract'))).toEqual([]);
  });

  it('lets common and config know contract, domain and each other', () => {
    expect(forbidden(below('src/common', 'src/config'), below('src/common', 'src/config', 'src/domain', 'src/contract', 'brands'))).toEqual([]);
  });

  it('lets the Shop API client know nothing above it', () => {
    expect(forbidden(below('src/shop-api'), below('src/shop-api', 'src/common', 'src/config', 'src/domain', 'src/contract'))).toEqual([]);
  });

  it.each(features)('lets the feature %s know no other feature, no view and no joined router', (feature) => {
    expect(forbidden(below(`src/${feature}`), below(`src/${feature}`, 'src/shop-api', 'src/common', 'src/config', 'src/domain', 'src/contract'))).toEqual([]);
  });

  it('lets the embedded Shop API know contract, domain, common, config and what is written alone', () => {
    expect(forbidden(below('src/embedded'), below('src/embedded', 'src/content', 'src/common', 'src/config', 'src/domain', 'src/contract'))).toEqual([]);
  });

  it('lets nothing but the start and the command line know the embedded Shop API', () => {
    expect(
      forbidden(
        (file) => !below('src/embedded', 'cli', 'test')(file) && file !== 'src/start-shop.ts',
        (to) => !below('src/embedded')(to),
      ),
    ).toEqual([]);
  });

  it('lets the client take contract, domain and the type of the router from the server', () => {
    const may = (to: string, { isTypeOnly }: Import) => below('client', 'brands', 'locales', 'src/contract', 'src/domain')(to) || (isTypeOnly && to === 'src/trpc/app.router.ts');
    expect(forbidden(below('client'), may)).toEqual([]);
  });

  it('lets the server take only types from the client', () => {
    expect(forbidden(below('src'), (to, { isTypeOnly }) => !below('client')(to) || isTypeOnly)).toEqual([]);
  });

  it('orders the client: core, theme, ui, features, pages, app', () => {
    const layers = ['core', 'theme', 'ui', 'features', 'pages', 'app'];
    for (const [at, layer] of layers.entries()) {
      const above = layers.slice(at + 1).map((one) => `client/${one}`);
      expect(forbidden(below(`client/${layer}`), (to) => !below(...above)(to))).toEqual([]);
    }
  });

  it('lets no client feature import another', () => {
    const featureOf = (file: string) => /^client\/features\/([^/]+)\//.exec(file)?.[1];
    const across = running.filter(({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to));
    expect(across).toEqual([]);
  });

  it('has no circle', () => {
    expect(findCircle(running)).toBeUndefined();
  });
});
