import type { ContentPage } from './brands.js';
import { type ArchiveName, archiveTable, contentTable, kindsIn } from './content-kinds.js';
import type { RouteKey } from './routes.js';

export const feedNames = ['articles', 'projects'] as const;
export type FeedName = (typeof feedNames)[number];

interface FeedFacts {
  /** The feed contains the documents of this archive. */
  archive: ArchiveName;
  /** The screen whose document contains the title of the feed. */
  page: ContentPage;
  /** Whether the home page links to the feed too. */
  isOnHome: boolean;
}

/** Feeds of each site, in each locale. */
export const feeds: Record<FeedName, FeedFacts> = {
  articles: { archive: 'blogs', page: 'blogArchive', isOnHome: true },
  projects: { archive: 'projects', page: 'projectArchive', isOnHome: false },
};

/** Whether the HTML head of a page links to a feed: an archive and its documents do. */
export const isAnnouncedOn = (name: FeedName, key: RouteKey): boolean => {
  const { archive, isOnHome } = feeds[name];
  return key === archiveTable[archive].route || kindsIn(archive).some((kind) => contentTable[kind].page === key) || (isOnHome && key === 'home');
};

/** Media type of a feed by the extension of its path. */
export const feedTypes = { xml: 'application/rss+xml', atom: 'application/atom+xml' } as const;
export type FeedFormat = keyof typeof feedTypes;
export const feedFormats = Object.keys(feedTypes) as FeedFormat[];

export const feedPath = (name: FeedName, format: FeedFormat): string => `/feeds/${name}.${format}`;

/** Path of the product feed for Google Merchant Center. */
export const productFeedPath = '/feeds/products.xml';
