import { readFileSync } from 'node:fs';
import { brandCodes } from '../../src/contract/brands.js';
import { languages, locales, localeTable } from '../../src/contract/locales.js';
import { href, matchRoute, routeKeys, routeTable } from '../../src/contract/routes.js';
import { pathFields } from '../../src/contract/operation.js';
import { shopApi } from '../../src/contract/shop-api.js';
import { sourceFiles } from './modules.js';

describe('the route table', () => {
  it('contains the 22 keys of the specification and two that the law requires', () => {
    expect(routeKeys).toHaveLength(24);
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
});

describe('the outbox', () => {
  it('is the only code that writes mails, so that the limit of each kind applies', () => {
    const writers = sourceFiles().filter((file) => file.startsWith('src/') && /insert\(mailTable\)|insert into mail\b/i.test(readFileSync(file, 'utf8')));
    expect(writers).toEqual(['src/embedded/mail/outbox.service.ts']);
  });
});

describe('the sites of the brands', () => {
  it('each have a spec file', () => {
    for (const code of brandCodes) expect(readFileSync(`test/sites/${code.toLowerCase()}.spec.ts`, 'utf8')).toContain(`describeSite('${code}')`);
  });
});
