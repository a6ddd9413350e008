import { Injectable } from '@nestjs/common';
import type { Brand } from '../contract/brands.js';
import type { ContentReads, DocumentLink, ListedKind } from '../common/content-reads.js';
import { type ContentCard, type ContentDocument, type ContentKind, type DetailKind, detailRoutes, type Neighbours } from '../contract/content.js';
import { Problem } from '../contract/errors.js';
import { type Locale, locales } from '../contract/locales.js';
import { href } from '../contract/routes.js';
import { htmlOf } from '../domain/content-text.js';
import type { Library } from './library.js';
import { findIn, type Haystack, haystackOf } from './find-documents.js';

/** Kinds that tell of goods in use, in the order they are shown. */
const aboutProducts = ['projects', 'advice', 'blogs'] as const satisfies DetailKind[];
/** A row. */
const maximumAboutProduct = 3;

const today = () => new Date().toISOString().slice(0, 10);
/** What is dated later is not out yet; an offer of work ends. */
const isOut = ({ published = '', job }: ContentDocument, day: string): boolean => published <= day && (job === undefined || job.validThrough >= day);

const cardOf = ({ kind, id, slug, title, summary, published, updated, picture, room, colours, minutes, blocks }: ContentDocument): ContentCard => ({
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
  ...(kind === 'inspirations' && { html: htmlOf(blocks) }),
});

/** A library with what is found by it. Whole and never changed: another takes its place. */
interface Edition {
  library: Library;
  haystacks: Record<Locale, Haystack[]>;
  links: Record<Locale, Record<string, DocumentLink>>;
}

const linkOf = (target: string, locale: Locale, { documents }: Library): [string, DocumentLink][] => {
  const [kind = '', id = ''] = target.split(':');
  if (!Object.hasOwn(detailRoutes, kind)) return [];
  const document = documents[locale][kind as DetailKind].get(id);
  return document ? [[target, { title: document.title, href: href(detailRoutes[kind as DetailKind], locale, { slug: document.slug }) }]] : [];
};

const editionOf = (library: Library, brand: Brand): Edition => {
  const everywhere = <Value>(make: (locale: Locale) => Value) => Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
  const targets = brand.footer.flatMap(({ entries }) => entries).flatMap((entry) => (entry.kind === 'Link' ? [entry.to] : []));
  return {
    library,
    haystacks: everywhere((locale) => Object.values(library.documents[locale]).flatMap((documents) => [...documents.values()].map(haystackOf))),
    links: everywhere((locale) => Object.fromEntries(targets.flatMap((target) => linkOf(target, locale, library)))),
  };
};

/** What is written, as pages ask for it. Everything is in memory: a site has some hundred documents. */
@Injectable()
export class ContentService implements ContentReads {
  private edition: Edition;

  constructor(
    library: Library,
    private readonly brand: Brand,
  ) {
    this.edition = editionOf(library, brand);
  }

  /** What is read now; another once it was read again, so that what was made from it can be told to be old. */
  get library(): Library {
    return this.edition.library;
  }

  /** Puts another library in the place of this one, at once and whole. */
  replace(library: Library): void {
    this.edition = editionOf(library, this.brand);
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
    return this.edition.links[locale];
  }

  aboutProduct(family: string, locale: Locale): ContentCard[] {
    const about = aboutProducts.flatMap((kind) => this.all(kind, locale)).filter(({ products }) => products?.includes(family));
    return about.slice(0, maximumAboutProduct).map(cardOf);
  }

  search(q: string | undefined, kinds: readonly ListedKind[], locale: Locale, limit: number): { items: ContentCard[]; total: number } {
    const day = today();
    const found = findIn(this.edition.haystacks[locale], q ?? '').filter((document) => kinds.some((kind) => kind === document.kind) && isOut(document, day));
    return { items: found.slice(0, limit).map(cardOf), total: found.length };
  }

  private elsewhere(kind: DetailKind, slug: string, locale: Locale): { instance?: string } {
    const other = locales.flatMap((one) => [...this.library.documents[one][kind].values()].filter((document) => document.slug === slug))[0];
    const own = other && this.library.documents[locale][kind].get(other.id);
    return own ? { instance: href(detailRoutes[kind], locale, { slug: own.slug }) } : {};
  }
}
