import { Inject, Injectable } from '@nestjs/common';
import { Feed, type Item } from 'feed';
import { stat } from 'node:fs/promises';
import { BRAND } from '../config/brand.js';
import { ContentService } from '../content/content.service.js';
import type { Brand } from '../contract/brands.js';
import type { ContentDocument, ContentPicture } from '../contract/content.js';
import { archiveTable, type DetailKind, detailRoutes, kindsIn } from '../contract/content-kinds.js';
import { type FeedFormat, type FeedName, feedPath, feeds } from '../contract/feeds.js';
import type { Locale } from '../contract/locales.js';
import { href } from '../contract/routes.js';

/** Nest token of the folder whose files are served below `/media/`, with a trailing slash. */
export const MEDIA_FOLDER = Symbol('MEDIA_FOLDER');

const feedLength = 30;
const newestFirst = (one: ContentDocument, other: ContentDocument) => (other.published ?? '').localeCompare(one.published ?? '');

/** Generates feeds of the latest documents. */
@Injectable()
export class Feeds {
  constructor(
    @Inject(BRAND) private readonly brand: Brand,
    private readonly content: ContentService,
    @Inject(MEDIA_FOLDER) private readonly media: string,
  ) {}

  /** @param origin scheme and host of the site in the locale */
  async make(name: FeedName, format: FeedFormat, locale: Locale, origin: string): Promise<string> {
    const { archive, page } = feeds[name];
    const documents = kindsIn(archive)
      .flatMap((kind) => this.content.all(kind, locale))
      .toSorted(newestFirst)
      .slice(0, feedLength);
    const { title, summary } = this.content.page(this.brand.contentPages[page], locale);
    const newest = documents.map(({ updated, published }) => updated ?? published ?? '').toSorted();
    const feed = new Feed({
      id: origin + feedPath(name, format),
      title: `${this.brand.siteName} · ${title}`,
      description: summary,
      link: origin + href(archiveTable[archive].route, locale),
      // RSS language codes are in lower case.
      language: locale.toLowerCase(),
      copyright: this.brand.seller.name,
      author: { name: this.brand.seller.name },
      feed: origin + feedPath(name, format),
      generator: this.brand.siteName,
      updated: new Date(newest.at(-1) ?? 0),
    });
    for (const item of await Promise.all(documents.map((document) => this.itemOf(document, locale, origin)))) feed.addItem(item);
    return format === 'atom' ? feed.atom1() : feed.rss2();
  }

  private async itemOf({ kind, slug, title, summary, published = '', updated = published, picture }: ContentDocument, locale: Locale, origin: string): Promise<Item> {
    const link = origin + href(detailRoutes[kind as DetailKind], locale, { slug });
    const enclosure = picture && (await this.enclosureOf(picture, origin));
    return { id: link, link, title, description: summary, date: new Date(updated), published: new Date(published), ...(enclosure && { enclosure }) };
  }

  /** The picture with its size in bytes, which feeds require; undefined if the file cannot be read. */
  private async enclosureOf({ file }: ContentPicture, origin: string): Promise<Item['enclosure']> {
    const length = await stat(this.media + file).then(
      ({ size }) => size,
      () => undefined,
    );
    return length === undefined ? undefined : { url: `${origin}/media/${file}`, type: 'image/webp', length };
  }
}
