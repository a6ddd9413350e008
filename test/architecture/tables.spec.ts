import { globSync, readFileSync } from 'node:fs';
import { languages, locales, localeTable } from '../../src/contract/locales.js';
import { href, matchRoute, routeKeys, routeTable } from '../../src/contract/routes.js';
import { pathFields } from '../../src/contract/operation.js';
import { shopApi } from '../../src/contract/shop-api.js';
import { sourceFiles } from './modules.js';

describe('the route table', () => {
  it('holds the 22 keys of the specification and the two that the law asks for', () => {
    expect(routeKeys).toHaveLength(24);
  });

  it.each(languages)('leads every path in %s back to its own route', (language) => {
    const locale = locales.find((one) => localeTable[one].language === language)!;
    for (const key of routeKeys) {
      const slug = routeTable[key][language].includes('{slug}') ? 'a-b' : undefined;
      expect(matchRoute(href(key, locale, { slug }), language)).toEqual({ key, params: slug ? { slug } : {} });
    }
  });

  it('has the same parameters in every language', () => {
    for (const key of routeKeys) expect(new Set(languages.map((language) => routeTable[key][language].includes('{slug}'))).size).toBe(1);
  });

  it('writes page 1 as the bare path', () => {
    expect(href('productOverview', 'nl-NL', undefined, { page: 1 })).toBe('/producten');
    expect(href('productOverview', 'nl-NL', undefined, { page: 2 })).toBe('/producten?page=2');
  });
});

describe('the Shop API table', () => {
  it('names every field of a path in its input', () => {
    for (const { path, input } of Object.values(shopApi)) for (const field of pathFields(path)) expect(Object.keys(input.shape)).toContain(field);
  });

  it('has no call twice', () => {
    const calls = Object.values(shopApi).map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}').toLowerCase()}`);
    expect(new Set(calls).size).toBe(calls.length);
  });
});

describe('the outbox', () => {
  it('alone writes mails, so that each kind has its bound', () => {
    const writers = sourceFiles().filter((file) => file.startsWith('src/') && /insert\(mailTable\)|insert into mail\b/i.test(readFileSync(file, 'utf8')));
    expect(writers).toEqual(['src/embedded/mail/outbox.service.ts']);
  });
});

describe('the sites of the brands', () => {
  it('are all tested, each in one of the files that run in parallel', () => {
    const files = globSync('test/sites/brands-*.spec.ts').toSorted();
    expect(files.length).toBeGreaterThan(0);
    for (const [at, file] of files.entries()) expect(readFileSync(file, 'utf8')).toContain(`describeSites(${at + 1})`);
  });
});
