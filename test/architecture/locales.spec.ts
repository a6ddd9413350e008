import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { baseLocaleOf, type Locale, locales, localeTable } from '../../src/contract/locales.js';
import { problemCodes } from '../../src/contract/errors.js';
import { routeKeys } from '../../src/contract/routes.js';

type Tree = { [key: string]: string | Tree };

const namespaces =
  'account apiErrors auth blogs cart checkout components footer form global header homepage inspiration notFound product project register resetPassword routes search yup'.split(
    ' ',
  );

const read = (locale: Locale, namespace: string): Tree => JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, 'utf8')) as Tree;
const filesOf = (locale: Locale): string[] => (existsSync(`locales/${locale}`) ? readdirSync(`locales/${locale}`).map((file) => file.replace('.json', '')) : []);

/** Every text of a file by its dotted key. */
const textsOf = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : textsOf(value, `${path}${key}.`)));
const placesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted();

const bases = Object.values(baseLocaleOf);
const overlays = locales.filter((locale) => !bases.some((base) => base === locale));
const written = filesOf('nl-NL');

describe('the texts', () => {
  it('stand in namespaces of the specification', () => {
    for (const locale of locales) expect(namespaces).toEqual(expect.arrayContaining(filesOf(locale)));
  });

  it.each(bases)('of %s have the same namespaces, keys and places as the Dutch ones', (locale) => {
    expect(filesOf(locale).toSorted()).toEqual(written.toSorted());
    for (const namespace of written) {
      const dutch = textsOf(read('nl-NL', namespace));
      const own = new Map(textsOf(read(locale, namespace)));
      expect([...own.keys()].toSorted()).toEqual(dutch.map(([key]) => key).toSorted());
      for (const [key, text] of dutch) expect({ key: `${namespace}.${key}`, places: placesIn(own.get(key)!) }).toEqual({ key: `${namespace}.${key}`, places: placesIn(text) });
    }
  });

  it.each(overlays)('of %s replace texts of their language and add none', (locale) => {
    const base = baseLocaleOf[localeTable[locale].language];
    for (const namespace of filesOf(locale)) {
      const known = new Map(textsOf(read(base, namespace)));
      for (const [key, text] of textsOf(read(locale, namespace))) {
        expect({ key: `${namespace}.${key}`, places: placesIn(text) }).toEqual({ key: `${namespace}.${key}`, places: placesIn(known.get(key) ?? 'unknown key') });
        expect({ key, text }).not.toEqual({ key, text: known.get(key) });
      }
    }
  });

  it('are never empty', () => {
    for (const locale of locales)
      for (const namespace of filesOf(locale))
        for (const [key, text] of textsOf(read(locale, namespace)))
          expect({ locale, namespace, key, isEmpty: text.trim() === '' }).toEqual({ locale, namespace, key, isEmpty: false });
  });

  it.each(bases)('of %s name every problem', (locale) => {
    const keys = textsOf(read(locale, 'apiErrors')).map(([key]) => key);
    for (const code of problemCodes) expect(keys).toEqual(expect.arrayContaining([`${code}.title`, `${code}.detail`]));
  });
});

describe('the labels of the routes', () => {
  const labels = (locale: Locale) => routeKeys.map((key) => read(locale, 'routes')[key]);

  it('are those of the specification in English', () => {
    const english =
      'Search, Blog, Blogs, Advice, Project, Projects, Inspiration, Category, Product, Products, Home, Contact, Newsletter, Checkout, Result, Cart, My account, Address, Details, Page not found, Job offers, Job offer';
    expect(labels('en-GB')).toEqual(english.split(', '));
  });

  it('are those of the specification in German', () => {
    const german =
      'Suche, Blog, Blogs, Rat, Projekte, Projekte, Inspiration, Kategorie, Produkt, Produkte, Home, Kontakt, Rundschreiben, Zahlen, Resultat, Warenkorb, Mein Konto, Adresse, Einzelheiten, Seite nicht gefunden, Jobangebote, Jobangebot';
    expect(labels('de-DE')).toEqual(german.split(', '));
  });
});
