import type { ContentPage } from './brands.js';
import type { ListedKind } from './content.js';
import type { PlainRouteKey, RouteKey } from './routes.js';

export const feedNames = ['articles', 'projects'] as const;
export type FeedName = (typeof feedNames)[number];

interface FeedFacts {
  kinds: readonly ListedKind[];
  /** The screen whose document contains the title of the feed. */
  page: ContentPage;
  /** The page that lists the same documents. */
  list: PlainRouteKey;
  /** Pages whose HTML head links to the feed. */
  announcedOn: readonly RouteKey[];
}

/** Feeds of each site, in each locale. */
export const feeds: Record<FeedName, FeedFacts> = {
  articles: { kinds: ['blogs', 'advice'], page: 'blogArchive', list: 'blogOverview', announcedOn: ['home', 'blogOverview', 'blogDetail', 'adviceDetail'] },
  projects: { kinds: ['projects'], page: 'projectArchive', list: 'projectOverview', announcedOn: ['projectOverview', 'projectDetail'] },
};

/** Media type of a feed by the extension of its path. */
export const feedTypes = { xml: 'application/rss+xml', atom: 'application/atom+xml' } as const;
export type FeedFormat = keyof typeof feedTypes;
export const feedFormats = Object.keys(feedTypes) as FeedFormat[];

export const feedPath = (name: FeedName, format: FeedFormat): string => `/feeds/${name}.${format}`;
