import { Injectable } from '@nestjs/common';
import type { Brand } from '../contract/brands.js';
import type { ContentReads, DocumentLink, PageOfList } from '../common/content-reads.js';
import {
  type ContentCard,
  type ContentDocument,
  type ContentKind,
  type ContentList,
  type DetailKind,
  detailRoutes,
  type FacetChoice,
  type FoundKind,
  type FoundList,
  foundKinds,
  type ListedKind,
  type Neighbours,
} from '../contract/content.js';
import { Problem } from '../contract/errors.js';
import { type Locale, locales, localeTable } from '../contract/locales.js';
import { href } from '../contract/routes.js';
import { Finder } from './finder.js';
import type { Library } from './library.js';
import { chosenFrom } from './list-documents.js';

/** Kinds that tell of goods in use, in the order they are shown. */
const aboutProducts = ['projects', 'advice', 'blogs'] as const satisfies DetailKind[];
/** A row. */
const maximumAboutProduct = 3;

const today = () => new Date().toISOString().slice(0, 10);
/** What is dated later is not out yet; an offer of work ends. */
const isOut = ({ published = '', job }: ContentDocument, day: string): boolean => published <= day && (job === undefined || job.validThrough >= day);

const cardOf = ({ kind, id, slug, title, summary, published, updated, picture, room, colours, facts, job, products, minutes, html }: ContentDocument): ContentCard => ({
  kind,
  id,
  slug,
  title,
  summary,
  minutes,
  ...(published !== undefined && { published }),
  ...(updated !== undefined && { updated }),
  ...(picture && { picture }),
  ...(room && { room }),
  ...(colours && { colours }),
  ...(facts && { facts }),
  ...(job && { job }),
  ...(products && { products }),
  ...(kind === 'inspirations' && { html }),
});

/** What is written, as pages ask for it. Everything is in memory: a site has some hundred documents. */
@Injectable()
export class ContentService implements ContentReads {
  /** Made when somebody first searches in a locale. */
  private readonly finders = new Map<Locale, Finder>();
  private readonly links: Record<Locale, Record<string, DocumentLink>>;

  constructor(
    private readonly library: Library,
    brand: Brand,
  ) {
    const everywhere = <Value>(make: (locale: Locale) => Value) => Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
    const targets = brand.footer.flatMap(({ entries }) => entries).flatMap((entry) => (entry.kind === 'Link' ? [entry.to] : []));
    this.links = everywhere((locale) => Object.fromEntries(targets.flatMap((target) => this.linkOf(target, locale))));
  }

  /** Documents of a kind that are out, newest first. */
  all(kind: ContentKind, locale: Locale): ContentDocument[] {
    const day = today();
    return [...this.library.documents[locale][kind].values()].filter((document) => isOut(document, day));
  }

  list(kinds: readonly ListedKind[], choice: FacetChoice, locale: Locale, { page, pageSize }: PageOfList): ContentList {
    const { documents, facets } = chosenFrom(
      kinds.flatMap((kind) => this.all(kind, locale)),
      choice,
    );
    return { items: documents.slice((page - 1) * pageSize, page * pageSize).map(cardOf), total: documents.length, page, pageSize, facets };
  }

  bySlug(kind: DetailKind, slug: string, locale: Locale): ContentDocument & Neighbours {
    const all = this.all(kind, locale);
    const at = all.findIndex((document) => document.slug === slug);
    if (at < 0) throw new Problem('NOT_FOUND', this.elsewhere(kind, slug, locale));
    const [next, previous] = kind === 'info' ? [] : [all[at - 1], all[at + 1]];
    return { ...all[at]!, ...(previous && { previous: cardOf(previous) }), ...(next && { next: cardOf(next) }) };
  }

  page(id: string, locale: Locale): ContentDocument {
    const document = this.library.documents[locale].pages.get(id);
    if (!document) throw new Problem('NOT_FOUND');
    return document;
  }

  linksOf(locale: Locale): Record<string, DocumentLink> {
    return this.links[locale];
  }

  aboutProduct(family: string, locale: Locale): ContentCard[] {
    const about = aboutProducts.flatMap((kind) => this.all(kind, locale)).filter(({ products }) => products?.includes(family));
    return about.slice(0, maximumAboutProduct).map(cardOf);
  }

  search(q: string | undefined, kinds: readonly FoundKind[], isLoose: boolean, locale: Locale, { page, pageSize }: PageOfList): FoundList {
    const day = today();
    const finder = this.finderOf(locale);
    const all = isLoose ? finder.some(q ?? '') : finder.every(q ?? '');
    const fitting = all.filter(({ document }) => kinds.some((kind) => kind === document.kind) && isOut(document, day));
    const items = fitting
      .slice((page - 1) * pageSize, page * pageSize)
      .map(({ document, marked }) => ({ ...cardOf(document), ...this.positionOf(document, locale), found: marked() }));
    return { items, total: fitting.length, page, pageSize };
  }

  private finderOf(locale: Locale): Finder {
    const documents = this.library.documents[locale];
    const finder =
      this.finders.get(locale) ??
      new Finder(
        foundKinds.flatMap((kind) => [...documents[kind].values()]),
        localeTable[locale].language,
      );
    this.finders.set(locale, finder);
    return finder;
  }

  /** An inspiration has no page of its own: its place in the list leads to it. */
  private positionOf({ kind, id }: ContentDocument, locale: Locale): Pick<ContentCard, 'position'> {
    return kind === 'inspirations' ? { position: this.all(kind, locale).findIndex((document) => document.id === id) } : {};
  }

  private elsewhere(kind: DetailKind, slug: string, locale: Locale): { instance?: string } {
    const other = locales.flatMap((one) => [...this.library.documents[one][kind].values()].filter((document) => document.slug === slug))[0];
    const own = other && this.library.documents[locale][kind].get(other.id);
    return own ? { instance: href(detailRoutes[kind], locale, { slug: own.slug }) } : {};
  }

  private linkOf(target: string, locale: Locale): [string, DocumentLink][] {
    const [kind = '', id = ''] = target.split(':');
    if (!Object.hasOwn(detailRoutes, kind)) return [];
    const document = this.library.documents[locale][kind as DetailKind].get(id);
    return document ? [[target, { title: document.title, href: href(detailRoutes[kind as DetailKind], locale, { slug: document.slug }) }]] : [];
  }
}
