import type { Brand } from '../contract/brands.js';
import { type ContentCard, type ContentDocument, type ContentKind, contentKinds, detailRoutes, type DetailKind } from '../contract/content.js';
import { type Locale, locales } from '../contract/locales.js';
import { href, type PlainRouteKey, routeKeys, routeTable } from '../contract/routes.js';
import { isServed } from '../domain/served-routes.js';
import { faultsBetween, type Layered, layersOf } from './layers.js';
import { renderMarkdown } from './markdown.js';
import { fillPlaceholders, placeholdersOf } from './placeholders.js';
import type { ContentFault, WrittenDocument } from './read-documents.js';
import { minutesFor } from './reading-time.js';

/** Everything written for a brand, ready to be shown. */
export interface Library {
  documents: Record<Locale, Record<ContentKind, ReadonlyMap<string, ContentDocument>>>;
  faults: ContentFault[];
}

export interface Written {
  shared: readonly WrittenDocument[];
  own: readonly WrittenDocument[];
  pictures: ReadonlyMap<string, { width: number; height: number }>;
  /** Families of goods that can be named, where they are at hand. */
  families?: ReadonlySet<string> | undefined;
}

const isDetailKind = (kind: string): kind is DetailKind => Object.hasOwn(detailRoutes, kind);
const isPlainRoute = (key: string): key is PlainRouteKey => routeKeys.some((known) => known === key) && !routeTable[key as PlainRouteKey].en.includes('{');

/** Path of `route:contact` or `advice:<id>` in a locale; undefined where it leads nowhere on this brand's site. */
const pathOf = (target: string, locale: Locale, layered: Layered, brand: Brand): string | undefined => {
  const [kind = '', id = ''] = target.split(':');
  if (kind === 'route') return isPlainRoute(id) && isServed(brand, id) ? href(id, locale) : undefined;
  const slug = isDetailKind(kind) ? layered[kind].get(id)?.slug : undefined;
  return slug === undefined ? undefined : href(detailRoutes[kind as DetailKind], locale, { slug });
};

/** Puts what is written into the form in which it is shown. */
class Press {
  readonly faults: ContentFault[] = [];

  constructor(
    private readonly brand: Brand,
    private readonly domainSuffix: string,
    private readonly pictures: Written['pictures'],
    private readonly families: Written['families'],
    private readonly layers: Record<Locale, Layered>,
  ) {}

  print(document: WrittenDocument, locale: Locale): ContentDocument {
    const { matter, kind, slug, body, bodyLine } = document;
    const report = (code: ContentFault['code'], line: number, message: string) => this.faults.push({ code, place: `${document.file}:${line}`, message });
    const values = placeholdersOf(this.brand, locale, this.domainSuffix);
    const fill = (text: string) =>
      fillPlaceholders(text, values, (name, at) => report('UNKNOWN_PLACEHOLDER', bodyLine + text.slice(0, at).split('\n').length - 1, `nothing fills {${name}}`));
    const pathTo = (target: string) => pathOf(target, locale, this.layers[locale], this.brand);
    const { html, headings, words, faults } = renderMarkdown(fill(body), { hrefOf: pathTo, pictureOf: (file) => this.pictures.get(file) });
    for (const fault of faults) report(fault.code, bodyLine + fault.line, fault.message);
    const pictureOf = ({ file, alt }: { file: string; alt: string }) => {
      const size = this.pictures.get(file);
      if (!size) report('MISSING_PICTURE', 1, `there is no ${file}`);
      return { file, alt, width: size?.width ?? 1, height: size?.height ?? 1 };
    };
    const products = ('products' in matter && matter.products) || [];
    for (const code of products) if (this.families?.has(code) === false) report('UNKNOWN_PRODUCT', 1, `there is no ${code}`);
    const hero = 'hero' in matter ? matter.hero : undefined;
    for (const { to } of hero?.actions ?? []) if (!to.startsWith('category:') && pathTo(to) === undefined) report('BROKEN_LINK', 1, `${to} leads nowhere`);
    return {
      kind,
      id: matter.id,
      slug,
      title: fill(matter.title),
      summary: fill(matter.summary),
      minutes: minutesFor(words, locale),
      html,
      headings,
      slugs: this.slugsOf(kind, matter.id),
      ...('published' in matter && { published: matter.published }),
      ...('updated' in matter && matter.updated && { updated: matter.updated }),
      ...('picture' in matter && { picture: pictureOf(matter.picture) }),
      ...('room' in matter && { room: matter.room }),
      ...('colours' in matter && matter.colours && { colours: matter.colours }),
      ...(products.length > 0 && { products }),
      ...('facts' in matter && matter.facts && { facts: matter.facts }),
      ...('validThrough' in matter && { job: { validThrough: matter.validThrough, employment: matter.employment, hours: matter.hours, salary: matter.salary } }),
      ...('tool' in matter && matter.tool && { tool: matter.tool }),
      ...(hero && { hero: { ...hero, picture: pictureOf(hero.picture) } }),
    };
  }

  private slugsOf(kind: ContentKind, id: string): Partial<Record<Locale, string>> {
    return Object.fromEntries(locales.flatMap((locale) => (this.layers[locale][kind].has(id) ? [[locale, this.layers[locale][kind].get(id)!.slug]] : [])));
  }
}

const newestFirst = (one: ContentCard, other: ContentCard) => (other.published ?? '').localeCompare(one.published ?? '') || one.id.localeCompare(other.id);

/** The library of a brand; what is faulty is named, and the rest is there. */
export const libraryOf = (brand: Brand, domainSuffix: string, { shared, own, pictures, families }: Written): Library => {
  const layers = Object.fromEntries(locales.map((locale) => [locale, layersOf(locale, brand, shared, own)])) as Record<Locale, Layered>;
  const press = new Press(brand, domainSuffix, pictures, families, layers);
  const printed = locales.map((locale) => {
    const kinds = contentKinds.map((kind) => {
      const all = [...layers[locale][kind].values()].map((document) => press.print(document, locale)).toSorted(newestFirst);
      return [kind, new Map(all.map((document) => [document.id, document]))] as const;
    });
    return [locale, Object.fromEntries(kinds)] as const;
  });
  const faults = [...press.faults, ...faultsBetween(layers)];
  // A document of a language is printed once for each of its countries; its faults are one and the same.
  const once = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
  return { documents: Object.fromEntries(printed) as unknown as Library['documents'], faults: [...once.values()] };
};
