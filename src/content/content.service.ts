import { Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Brand } from '../contract/brands.js';
import type { ContentReader, DocumentLink, ListPage } from '../common/content-reader.js';
import type { ContentCard, ContentDocument, ContentList, FacetChoice, FoundList, Neighbours } from '../contract/content.js';
import { type ContentKind, contentKinds, contentTable, type DetailKind, detailRoutes, type FoundKind, foundKinds, hasPage, type ListedKind } from '../contract/content-kinds.js';
import { Problem } from '../contract/errors.js';
import { type Locale, locales, localeTable } from '../contract/locales.js';
import { href } from '../contract/routes.js';
import { dayMs } from '../domain/calendar-days.js';
import { htmlOf } from '../domain/content-text.js';
import { Finder } from './finder.js';
import type { Library } from './library.js';
import { chosenFrom } from './list-documents.js';
import { relatedTo } from './related.js';

const placeOf = (kind: ContentKind): number => contentTable[kind].aboutProducts ?? 0;
/** Kinds of documents about products in use, in display order. */
const aboutProducts = contentKinds.filter((kind) => placeOf(kind) > 0).toSorted((one, other) => placeOf(one) - placeOf(other));
/** One row of cards. */
const maximumAboutProduct = 3;

/** Maximum number of cached results of an edition: pages request some hundred, and filters of lists add more. */
const maximumAnswers = 2000;

const today = () => new Date().toISOString().slice(0, 10);
/** Number of the UTC day, like `today` but much cheaper. */
const dayNumber = () => Math.floor(Date.now() / dayMs);
/** Whether a document is public on a day: from its publication date on, and a job offer until its last day. */
const isOut = ({ published = '', job }: ContentDocument, day: string): boolean => published <= day && (job === undefined || job.validThrough >= day);

const cardOf = ({ kind, id, slug, title, summary, published, updated, picture, room, colours, facts, job, products, minutes, blocks }: ContentDocument): ContentCard => ({
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
  ...(!hasPage(kind) && { html: htmlOf(blocks) }),
});

/** A library with everything derived from it. It is never changed; a reload replaces it as a whole. */
interface Edition {
  library: Library;
  /** Created at the first search in a locale. */
  finders: Map<Locale, Finder>;
  links: Record<Locale, Record<string, DocumentLink>>;
  /** Cached results by day and query. */
  answers: LRUCache<string, object>;
  /** Computed at the first request for it. */
  fingerprint?: string;
}

const linkOf = (target: string, locale: Locale, { documents }: Library): [string, DocumentLink][] => {
  const [kind = '', id = ''] = target.split(':');
  if (!hasPage(kind)) return [];
  const document = documents[locale][kind].get(id);
  return document ? [[target, { title: document.title, href: href(detailRoutes[kind], locale, { slug: document.slug }) }]] : [];
};

const fingerprintOf = ({ documents }: Library): string => {
  const written = Object.values(documents).flatMap((kinds) => Object.values(kinds).map((ofKind) => [...ofKind]));
  return hash('sha256', JSON.stringify(written), 'base64url');
};

const editionOf = (library: Library, brand: Brand): Edition => {
  const everywhere = <Value>(make: (locale: Locale) => Value) => Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
  const targets = brand.footer.flatMap(({ entries }) => entries).flatMap((entry) => (entry.kind === 'Link' ? [entry.to] : []));
  return {
    library,
    finders: new Map(),
    answers: new LRUCache({ max: maximumAnswers }),
    links: everywhere((locale) => Object.fromEntries(targets.flatMap((target) => linkOf(target, locale, library)))),
  };
};

/** Reads documents for pages. All of them are in memory: a site has some hundred. */
@Injectable()
export class ContentService implements ContentReader {
  private edition: Edition;
  private readonly listeners: (() => void)[] = [];

  constructor(
    library: Library,
    private readonly brand: Brand,
  ) {
    this.edition = editionOf(library, brand);
  }

  /** The current library. A reload replaces the object, so that callers detect outdated data by comparing identity. */
  get library(): Library {
    return this.edition.library;
  }

  /** Replaces the library in one step and calls the listeners. */
  replace(library: Library): void {
    this.edition = editionOf(library, this.brand);
    for (const listener of this.listeners) listener();
  }

  /** Registers a callback that runs after each replacement of the library. */
  onReplaced(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Hash of all documents; equal for two processes that show the same texts. */
  fingerprint(): string {
    this.edition.fingerprint ??= fingerprintOf(this.library);
    return this.edition.fingerprint;
  }

  /** Public documents of a kind, newest first. */
  all(kind: ContentKind, locale: Locale): ContentDocument[] {
    const day = today();
    return [...this.library.documents[locale][kind].values()].filter((document) => isOut(document, day));
  }

  list(kinds: readonly ListedKind[], choice: FacetChoice, locale: Locale, { page, pageSize }: ListPage): ContentList {
    return this.same(['list', kinds, choice, locale, page, pageSize], () => {
      const { documents, facets } = chosenFrom(
        kinds.flatMap((kind) => this.all(kind, locale)),
        choice,
      );
      return { items: documents.slice((page - 1) * pageSize, page * pageSize).map(cardOf), total: documents.length, page, pageSize, facets };
    });
  }

  bySlug(kind: DetailKind, slug: string, locale: Locale): ContentDocument & Neighbours {
    return this.same(['bySlug', kind, slug, locale], () => this.find(kind, slug, locale));
  }

  private find(kind: DetailKind, slug: string, locale: Locale): ContentDocument & Neighbours {
    const all = this.all(kind, locale);
    const at = all.findIndex((document) => document.slug === slug);
    if (at < 0) return this.closed(kind, slug, locale);
    const document = all[at]!;
    const [next, previous] = contentTable[kind].isLegal ? [] : [all[at - 1], all[at + 1]];
    const related = this.neighboursOf(document, locale, [next, previous]).map(cardOf);
    return { ...document, ...(previous && { previous: cardOf(previous) }), ...(next && { next: cardOf(next) }), related };
  }

  page(id: string, locale: Locale): ContentDocument {
    const document = this.library.documents[locale].pages.get(id);
    if (!document) throw new Problem('NOT_FOUND');
    return document;
  }

  linksOf(locale: Locale): Record<string, DocumentLink> {
    return this.edition.links[locale];
  }

  aboutProduct(family: string, locale: Locale): ContentCard[] {
    return this.same(['aboutProduct', family, locale], () => {
      const about = aboutProducts.flatMap((kind) => this.all(kind, locale)).filter(({ products }) => products?.includes(family));
      return about.slice(0, maximumAboutProduct).map(cardOf);
    });
  }

  questionsAbout(family: string, locale: Locale): ContentCard[] {
    return this.same(['questionsAbout', family, locale], () =>
      this.all('questions', locale)
        .filter(({ products }) => products?.includes(family))
        .map(cardOf),
    );
  }

  /** Returns the same object for the same query all day, so that data derived from it (bytes, rendered parts) are computed once. */
  private same<Answer extends object>(question: readonly unknown[], answer: () => Answer): Answer {
    const { answers } = this.edition;
    const key = `${dayNumber()} ${JSON.stringify(question)}`;
    const known = answers.get(key) as Answer | undefined;
    if (known) return known;
    const made = answer();
    answers.set(key, made);
    return made;
  }

  search(q: string | undefined, kinds: readonly FoundKind[], isLoose: boolean, locale: Locale, { page, pageSize }: ListPage): FoundList {
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
      this.edition.finders.get(locale) ??
      new Finder(
        foundKinds.flatMap((kind) => [...documents[kind].values()]),
        localeTable[locale].language,
      );
    this.edition.finders.set(locale, finder);
    return finder;
  }

  /** Links to a document without a page use its position in the list. */
  private positionOf({ kind, id }: ContentDocument, locale: Locale): Pick<ContentCard, 'position'> {
    return contentTable[kind].archive === undefined || hasPage(kind) ? {} : { position: this.all(kind, locale).findIndex((document) => document.id === id) };
  }

  /** Documents to read next, besides the neighbours. */
  private neighboursOf(document: ContentDocument, locale: Locale, neighbours: readonly (ContentDocument | undefined)[]): ContentDocument[] {
    const { related } = contentTable[document.kind];
    if (related !== 'similar') return related ? this.all(document.kind, locale).filter((other) => other !== document) : [];
    const among = aboutProducts.flatMap((kind) => this.all(kind, locale));
    return relatedTo(
      document,
      among.filter((other) => !neighbours.includes(other)),
    );
  }

  /** A job offer after its last day, with the open ones as related documents. @throws Problem NOT_FOUND for anything else */
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
}
