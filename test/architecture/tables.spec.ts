import { globSync, readFileSync } from 'node:fs';
import { pageSource } from '../../client/pages/page-hydration.js';
import { languages, locales, localeTable } from '../../src/contract/locales.js';
import { href, matchRoute, routeKeys, routeTable } from '../../src/contract/routes.js';
import { pathFields } from '../../src/contract/operation.js';
import { operationNames, shopApi } from '../../src/contract/shop-api.js';
import { sourceFiles } from './modules.js';

/** Route keys of the specification, 2. */
const specifiedRoutes =
  'searchOverview blogDetail blogOverview adviceDetail projectDetail projectOverview inspirationOverview categoryDetail productDetail productOverview home contact newsletter checkout checkoutResult cart myAccount myAccountAddress myAccountDetails notFound jobOfferOverview jobOfferDetail'.split(
    ' ',
  );

describe('the route table', () => {
  it('contains the 22 keys of the specification and two that the law requires', () => {
    expect(routeKeys).toEqual(expect.arrayContaining([...specifiedRoutes, 'infoDetail', 'withdrawal']));
    expect(new Set(specifiedRoutes).size).toBe(22);
  });

  it('has a page for each key, in the folder of that name', () => {
    const chunks = readFileSync('client/pages/index.ts', 'utf8');
    for (const key of routeKeys) expect(chunks).toContain(`${key}: () => import('./${key}/index.js')`);
    expect(globSync('client/pages/*/index.tsx').toSorted()).toEqual(routeKeys.map(pageSource).toSorted());
  });

  it.each(languages)('matches every path in %s to its own route', (language) => {
    const locale = locales.find((one) => localeTable[one].language === language)!;
    for (const key of routeKeys) {
      const slug = routeTable[key][language].includes('{slug}') ? 'a-b' : undefined;
      expect(matchRoute(href(key, locale, { slug }), language)).toEqual({ key, params: slug ? { slug } : {} });
    }
  });

  it('has the same parameters in every language', () => {
    for (const key of routeKeys) expect(new Set(languages.map((language) => routeTable[key][language].includes('{slug}'))).size).toBe(1);
  });

  it('writes page 1 as the path without query', () => {
    expect(href('productOverview', 'nl-NL', undefined, { page: 1 })).toBe('/producten');
    expect(href('productOverview', 'nl-NL', undefined, { page: 2 })).toBe('/producten?page=2');
  });
});

describe('the Shop API table', () => {
  it('declares every path field of an operation in its input', () => {
    for (const { path, input } of Object.values(shopApi)) for (const field of pathFields(path)) expect(Object.keys(input.shape)).toContain(field);
  });

  it('has no two operations with the same method and path', () => {
    const calls = Object.values(shopApi).map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}').toLowerCase()}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('has for each operation one method of the embedded Shop API and one endpoint of the storefront', () => {
    const code = sourceFiles()
      .filter((file) => file.startsWith('src/') && !file.endsWith('.spec.ts'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const served = [...code.matchAll(/@Serves\(shopApi\.(\w+)\)/g)].map(([, name]) => name);
    const forwarded = [...code.matchAll(/\brestControllerOf\(([^)]*)\)/g)].flatMap(([, names]) => [...names!.matchAll(/'(\w+)'/g)].map(([, name]) => name));
    expect(served.toSorted()).toEqual(operationNames.toSorted());
    expect(forwarded.toSorted()).toEqual(operationNames.toSorted());
  });
});

describe('the outbox', () => {
  it('is the only code that writes mails, so that the limit of each kind applies', () => {
    const writers = sourceFiles().filter((file) => file.startsWith('src/') && /insert\(mailTable\)|insert into mail\b/i.test(readFileSync(file, 'utf8')));
    expect(writers).toEqual(['src/embedded/mail/outbox.service.ts']);
  });
});

describe('the sites of the brands', () => {
  it('are all tested, each in one of the files that run in parallel', () => {
    const files = globSync('test/sites/sites-*.spec.ts').toSorted();
    expect(files.length).toBeGreaterThan(0);
    for (const [at, file] of files.entries()) expect(readFileSync(file, 'utf8')).toContain(`describeSites(${at + 1})`);
  });
});
