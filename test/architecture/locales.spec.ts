import { readFileSync } from 'node:fs';
import { textsOf, type Tree } from '../../cli/checks/text-findings.js';
import { baseLocaleOf, type Locale } from '../../src/contract/locales.js';
import { problemCodes } from '../../src/contract/errors.js';
import { routeKeys } from '../../src/contract/routes.js';

const read = (locale: Locale, namespace: string): Tree => JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, 'utf8')) as Tree;
const bases = Object.values(baseLocaleOf);
describe('the texts', () => {
  it.each(bases)('of %s contain a title and a detail for every error code', (locale) => {
    const keys = textsOf(read(locale, 'apiErrors')).map(([key]) => key);
    for (const code of problemCodes) expect(keys).toEqual(expect.arrayContaining([`${code}.title`, `${code}.detail`]));
  });
});

describe('the labels of the routes', () => {
  const labels = (locale: Locale) => routeKeys.slice(0, 22).map((key) => read(locale, 'routes')[key]);

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
