import { Readable } from 'node:stream';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { parseSitemap } from 'sitemap';
import type { Brand } from '../../src/contract/brands.js';
import { contentKinds, contentTable } from '../../src/contract/content-kinds.js';
import { type Locale, locales } from '../../src/contract/locales.js';
import { href, matchRoute, type RouteKey, routeKeys, routeTable } from '../../src/contract/routes.js';
import { localeTable } from '../../src/contract/locales.js';
import { isServed } from '../../src/domain/served-routes.js';
import type { Finding } from '../support/findings.js';

/** A response of the server. Redirects are not followed. */
export interface Answer {
  status: number;
  location?: string | undefined;
  text: string;
}
/** Requests a path on the host of a locale. */
export type RequestPage = (locale: Locale, path: string) => Promise<Answer>;

/** The checked parts of a page. */
interface Seen {
  lang: string | undefined;
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  alternates: Map<string, string>;
  headings: number;
  words: string;
}

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;
const silent = new Set(['script', 'style', 'svg']);

/** Parses a page as a browser does. */
export const read = (html: string): Seen => {
  const seen: Seen = { lang: undefined, title: '', description: undefined, canonical: undefined, alternates: new Map(), headings: 0, words: '' };
  const words: string[] = [];
  const visit = (node: Node, isTitle: boolean): void => {
    if ('value' in node && node.nodeName === '#text') {
      if (isTitle) seen.title += node.value;
      else words.push(node.value);
    }
    if ('tagName' in node) {
      if (silent.has(node.tagName)) return;
      if (node.tagName === 'html') seen.lang = attribute(node, 'lang');
      if (node.tagName === 'h1') seen.headings += 1;
      if (node.tagName === 'meta' && attribute(node, 'name') === 'description') seen.description = attribute(node, 'content');
      if (node.tagName === 'link') recordLink(node, seen);
      words.push(...['alt', 'aria-label', 'placeholder', 'title'].flatMap((name) => attribute(node, name) ?? []));
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, 'tagName' in node && node.tagName === 'title');
  };
  visit(parse(html), false);
  seen.words = words.join('\n');
  return seen;
};

const recordLink = (link: Element, seen: Seen): void => {
  const rel = attribute(link, 'rel');
  const address = attribute(link, 'href') ?? '';
  const hreflang = attribute(link, 'hreflang');
  if (rel === 'canonical') seen.canonical = address;
  if (rel === 'alternate' && hreflang) seen.alternates.set(hreflang, address);
};

/** A text key, such as `cart.totals.vat`, or a placeholder that is not filled. */
const untranslated =
  /\b(?:account|apiErrors|auth|blogs|cart|checkout|components|footer|form|global|header|homepage|inspiration|notFound|product|project|register|resetPassword|routes|search|wishes|yup)\.[a-z][A-Za-z]+(?:\.[A-Za-z]+)*\b|\{[a-zA-Z]+\}/;

/** Status of a route for a request without cart and session. */
const expectedStatus = (brand: Brand, key: RouteKey): number => {
  if (!isServed(brand, key) || key === 'notFound' || key === 'checkoutResult') return 404;
  return key === 'checkout' || key === 'myAccountAddress' || key === 'myAccountDetails' ? 302 : 200;
};

/** Pages of documents of which a site may have none. */
const mayBeEmpty = new Set(contentKinds.filter((kind) => contentTable[kind].mayBeEmpty).map((kind): RouteKey | undefined => contentTable[kind].page));

type Slugs = Partial<Record<Locale, string>>;
/** One example of each route with a slug, from the sitemap of the site. */
export const samplesOf = async (request: RequestPage, first: Locale): Promise<Map<RouteKey, Slugs>> => {
  const index = (await request(first, '/sitemap.xml')).text;
  const names = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map((match) => match[1]!);
  const samples = new Map<RouteKey, Slugs>();
  for (const name of names) {
    const items = await parseSitemap(Readable.from([(await request(first, name)).text]));
    for (const { url, links } of items) {
      const match = matchRoute(new URL(url).pathname, localeTable[first].language);
      if (!match?.params.slug || samples.has(match.key)) continue;
      const slugs = links.flatMap(({ lang, url: address }) => {
        const locale = locales.find((one) => one === lang);
        const slug = locale && matchRoute(new URL(address).pathname, localeTable[locale].language)?.params.slug;
        return slug ? [[locale, slug]] : [];
      });
      samples.set(match.key, Object.fromEntries(slugs) as Slugs);
    }
  }
  return samples;
};

const pageFindings = (place: string, locale: Locale, path: string, seen: Seen): Finding[] => {
  const wrong = (code: string, isWrong: boolean, message: string): Finding[] => (isWrong ? [{ code, place, message }] : []);
  const leaked = untranslated.exec(seen.words)?.[0];
  return [
    ...wrong('WRONG_LANGUAGE', seen.lang !== locale, `has lang="${seen.lang}"`),
    ...wrong('NO_TITLE', seen.title.trim() === '' || seen.title.startsWith(' ·'), `has the title “${seen.title}”`),
    ...wrong('HEADINGS', seen.headings !== 1, `has ${seen.headings} h1 elements`),
    ...wrong('UNTRANSLATED', leaked !== undefined, `shows ${leaked}`),
    ...wrong('WRONG_CANONICAL', !seen.canonical || decodeURI(new URL(seen.canonical).pathname) !== path, `has the canonical address ${seen.canonical}`),
    ...wrong('NOT_ITS_OWN_ALTERNATE', seen.alternates.get(locale) !== seen.canonical, `has ${seen.alternates.get(locale)} as alternate of its own locale`),
    ...wrong('NO_DEFAULT_ALTERNATE', !seen.alternates.has('x-default'), 'has no x-default'),
  ];
};

/** Checks that the pages of one route list each other as alternates. */
const reciprocityFindings = (key: RouteKey, pages: ReadonlyMap<Locale, Seen>): Finding[] =>
  [...pages].flatMap(([locale, seen]) =>
    [...pages].flatMap(([other, { canonical }]) =>
      seen.alternates.get(other) === canonical
        ? []
        : [
            {
              code: 'NOT_RECIPROCAL',
              place: `${key} ${locale}`,
              message: `has ${seen.alternates.get(other) ?? 'no address'} as alternate of ${other}, whose canonical address is ${canonical}`,
            },
          ],
    ),
  );

export interface SiteCheck {
  brand: Brand;
  request: RequestPage;
  only?: readonly Locale[] | undefined;
  /** Called with each response, for further checks. */
  onPage?: (locale: Locale, key: RouteKey, path: string, answer: Answer) => Promise<void> | void;
}

/** Requests every route of a running site in every locale and compares the responses with the route table. */
export const siteFindings = async ({ brand, request, only = locales, onPage }: SiteCheck): Promise<Finding[]> => {
  const samples = await samplesOf(request, only[0]!);
  const findings: Finding[] = [];
  for (const key of routeKeys) {
    const pages = new Map<Locale, Seen>();
    const hasSlug = routeTable[key].en.includes('{');
    const sample = samples.get(key);
    const isEmpty = hasSlug && sample === undefined && mayBeEmpty.has(key);
    const expected = isEmpty ? 404 : expectedStatus(brand, key);
    for (const locale of only) {
      const slug = hasSlug ? (sample?.[locale] ?? 'nothing-of-ours') : undefined;
      const path = decodeURI(href(key, locale, { slug }));
      const answer = await request(locale, path);
      await onPage?.(locale, key, path, answer);
      const place = `${brand.code} ${locale} ${key} ${path}`;
      if (answer.status !== expected) findings.push({ code: 'WRONG_STATUS', place, message: `responds with ${answer.status} instead of ${expected}` });
      if (answer.status !== 200) continue;
      const seen = read(answer.text);
      pages.set(locale, seen);
      findings.push(...pageFindings(place, locale, path, seen));
    }
    findings.push(...reciprocityFindings(key, pages));
  }
  return findings;
};
