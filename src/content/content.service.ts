import { Injectable } from '@nestjs/common';
import type { Brand } from '../contract/brands.js';
import type { ContentReads, DocumentLink, ListedKind } from '../common/content-reads.js';
import { type ContentCard, type ContentDocument, type ContentKind, type DetailKind, detailRoutes, type Neighbours } from '../contract/content.js';
import { Problem } from '../contract/errors.js';
import { type Locale, locales } from '../contract/locales.js';
import { href } from '../contract/routes.js';
import type { Library } from './library.js';
import { findIn, type Haystack, haystackOf } from './find-documents.js';
import { relatedTo } from './related.js';

/** Kinds that tell of goods in use, in the order they are shown. */
const aboutProducts = ['projects', 'advice', 'blogs'] as const satisfies DetailKind[];
/** A row. */
const maximumAboutProduct = 3;

const today = () => new Date().toISOString().slice(0, 10);
/** What is dated later is not out yet; an offer of work ends. */
const isOut = ({ published = '', job }: ContentDocument, day: string): boolean => published <= day && (job === undefined || job.validThrough >= day);

const cardOf = ({ kind, id, slug, title, summary, published, updated, picture, room, colours, minutes, html }: ContentDocument): ContentCard => ({
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
  ...(kind === 'inspirations' && { html }),
});

/** What is written, as pages ask for it. Everything is in memory: a site has some hundred documents. */
@Injectable()
export class ContentService implements ContentReads {
  private readonly haystacks: Record<Locale, Haystack[]>;
  private readonly links: Record<Locale, Record<string, DocumentLink>>;

  constructor(
    private readonly library: Library,
    brand: Brand,
  ) {
    const everywhere = <Value>(make: (locale: Locale) => Value) => Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
    this.haystacks = everywhere((locale) => Object.values(library.documents[locale]).flatMap((documents) => [...documents.values()].map(haystackOf)));
    const targets = brand.footer.flatMap(({ entries }) => entries).flatMap((entry) => (entry.kind === 'Link' ? [entry.to] : []));
    this.links = everywhere((locale) => Object.fromEntries(targets.flatMap((target) => this.linkOf(target, locale))));
  }

  /** Documents of a kind that are out, newest first. */
  all(kind: ContentKind, locale: Locale): ContentDocument[] {
    const day = today();
    return [...this.library.documents[locale][kind].values()].filter((document) => isOut(document, day));
  }

  list(kind: ListedKind, locale: Locale, page: number, pageSize: number) {
    const all = this.all(kind, locale);
    return { items: all.slice((page - 1) * pageSize, page * pageSize).map(cardOf), total: all.length, page, pageSize };
  }

  bySlug(kind: DetailKind, slug: string, locale: Locale): ContentDocument & Neighbours {
    const all = this.all(kind, locale);
    const at = all.findIndex((document) => document.slug === slug);
    if (at < 0) return this.closed(kind, slug, locale);
    const document = all[at]!;
    const [next, previous] = kind === 'info' ? [] : [all[at - 1], all[at + 1]];
    const related = this.beside(document, locale, [next, previous]).map(cardOf);
    return { ...document, ...(previous && { previous: cardOf(previous) }), ...(next && { next: cardOf(next) }), related };
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

  search(q: string | undefined, kinds: readonly ListedKind[], locale: Locale, limit: number): { items: ContentCard[]; total: number } {
    const day = today();
    const found = findIn(this.haystacks[locale], q ?? '').filter((document) => kinds.some((kind) => kind === document.kind) && isOut(document, day));
    return { items: found.slice(0, limit).map(cardOf), total: found.length };
  }

  /** What goes on from a document beside its neighbours: others about the same; of legal texts, the others. */
  private beside(document: ContentDocument, locale: Locale, neighbours: readonly (ContentDocument | undefined)[]): ContentDocument[] {
    if (document.kind === 'info') return this.all('info', locale).filter((other) => other !== document);
    const among = aboutProducts.flatMap((kind) => this.all(kind, locale));
    return relatedTo(
      document,
      among.filter((other) => !neighbours.includes(other)),
    );
  }

  /** An offer of work whose last day is over, with those that are open. @throws Problem NOT_FOUND for anything else */
  private closed(kind: DetailKind, slug: string, locale: Locale): ContentDocument & Neighbours {
    const day = today();
    const document = [...this.library.documents[locale][kind].values()].find((one) => one.slug === slug && one.job && (one.published ?? '') <= day);
    if (!document?.job) throw new Problem('NOT_FOUND', this.elsewhere(kind, slug, locale));
    return { ...document, job: { ...document.job, isClosed: true }, related: this.all(kind, locale).map(cardOf) };
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
