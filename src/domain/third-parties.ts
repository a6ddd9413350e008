import type { OptionalCategory } from '../contract/consent.js';
import { type ThirdPartyId, thirdPartyIds, type ThirdPartySettings } from '../contract/third-parties.js';
import { videoHosts } from './video.js';

/** Where a page may load from, in terms of its policy. Scripts are let in by the page's own nonce, never by host. */
type Directive = 'connect-src' | 'frame-src' | 'img-src';
export type Hosts = Partial<Record<Directive, readonly string[]>>;

interface ThirdParty {
  /** What a visitor has to say yes to first. */
  category: OptionalCategory;
  /** A yes to this lets it in as well. */
  alsoOn?: OptionalCategory;
  /** The origins it needs with these settings; undefined where it is not set up. */
  hosts(settings: ThirdPartySettings): Hosts | undefined;
  /** Who is asked first, as a visitor is told. */
  owner(settings: ThirdPartySettings): string | undefined;
  /** Milliseconds until it counts as failed. A page waits for none of them. */
  patience: number;
  /** What stands in its place when it fails. */
  instead: 'link' | 'own form' | 'other ways to reach us' | 'nothing';
  /** Cookies that it sets on our own host: what they serve, and for how many days. In names `*` stands for any ending. */
  cookies?: readonly { name: string; category: OptionalCategory; days: number }[];
}

const originOf = (address: string): string => new URL(address).origin;
const hostOf = (address: string): string => new URL(address).host;
/** The same origins for all that a script of theirs may do; each once. */
const callsTo = (...addresses: string[]): Hosts => {
  const origins = [...new Set(addresses.map(originOf))];
  return { 'connect-src': origins, 'frame-src': origins, 'img-src': origins };
};

/** Google's tag manager, and what its own tags for statistics call. */
export const tagManagerScript = 'https://www.googletagmanager.com/gtm.js';
const analyticsHosts: Hosts = {
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  'frame-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** Every loader of foreign content: who it is, on what condition, and what happens without it. */
export const thirdParties: Readonly<Record<ThirdPartyId, ThirdParty>> = {
  video: {
    category: 'media',
    hosts: ({ video }) => (video ? { 'img-src': [videoHosts.thumbnails], 'frame-src': [videoHosts.player] } : undefined),
    owner: ({ video }) => (video ? 'YouTube (Google)' : undefined),
    patience: 8000,
    instead: 'link',
  },
  formEmbed: {
    category: 'media',
    hosts: ({ formEmbed }) => formEmbed && callsTo(formEmbed.script, ...(formEmbed.hosts ?? [])),
    owner: ({ formEmbed }) => formEmbed && hostOf(formEmbed.script),
    patience: 8000,
    instead: 'own form',
  },
  chat: {
    category: 'media',
    hosts: ({ chat }) => chat && { 'frame-src': [originOf(chat.frame)] },
    owner: ({ chat }) => chat && hostOf(chat.frame),
    patience: 8000,
    instead: 'other ways to reach us',
  },
  tagManager: {
    category: 'statistics',
    alsoOn: 'marketing',
    hosts: ({ measuring: { tagManager } = {} }) => tagManager && joined([analyticsHosts, callsTo(...(tagManager.script ? [tagManager.script] : []), ...(tagManager.hosts ?? []))]),
    owner: ({ measuring: { tagManager } = {} }) => tagManager && (tagManager.script ? `Google (${hostOf(tagManager.script)})` : 'Google'),
    patience: 8000,
    instead: 'nothing',
    cookies: [
      { name: '_ga', category: 'statistics', days: 730 },
      { name: '_ga_*', category: 'statistics', days: 730 },
      { name: '_gid', category: 'statistics', days: 1 },
      { name: '_gat*', category: 'statistics', days: 1 },
      { name: '_dc_gtm_*', category: 'statistics', days: 1 },
      { name: '_gcl_*', category: 'marketing', days: 90 },
      { name: '_gac_*', category: 'marketing', days: 90 },
    ],
  },
  adCall: {
    category: 'marketing',
    hosts: ({ measuring: { adCall } = {} }) => adCall && callsTo(adCall.script, ...(adCall.hosts ?? [])),
    owner: ({ measuring: { adCall } = {} }) => adCall && hostOf(adCall.script),
    patience: 8000,
    instead: 'nothing',
  },
  pixel: {
    category: 'marketing',
    hosts: ({ measuring: { pixel } = {} }) => pixel && { 'img-src': [originOf(pixel.address)] },
    owner: ({ measuring: { pixel } = {} }) => pixel && hostOf(pixel.address),
    patience: 8000,
    instead: 'nothing',
  },
  renderMonitor: {
    category: 'statistics',
    hosts: ({ measuring: { renderMonitor } = {} }) => renderMonitor && { 'connect-src': [originOf(renderMonitor.ingest)] },
    owner: ({ measuring: { renderMonitor } = {} }) => renderMonitor && hostOf(renderMonitor.ingest),
    patience: 8000,
    instead: 'nothing',
  },
};

/** Whether what a visitor said yes to lets a third party in. */
export const isLetIn = (id: ThirdPartyId, given: readonly OptionalCategory[]): boolean =>
  given.some((category) => category === thirdParties[id].category || category === thirdParties[id].alsoOn);

/** Who of some third parties is let in by a yes to a category, as a visitor is told; each once. */
export const ownersOf = (category: OptionalCategory, settings: ThirdPartySettings, among: readonly ThirdPartyId[] = thirdPartyIds): string[] => [
  ...new Set(
    among
      .filter((id) => isLetIn(id, [category]))
      .map((id) => thirdParties[id].owner(settings))
      .filter((owner) => owner !== undefined),
  ),
];

const joined = (all: readonly Hosts[]): Hosts => {
  const hosts: Partial<Record<Directive, string[]>> = {};
  for (const [directive, origins] of all.flatMap((one) => Object.entries(one) as [Directive, readonly string[]][])) {
    hosts[directive] = [...new Set([...(hosts[directive] ?? []), ...origins])];
  }
  return hosts;
};

/** All that a site with these settings may load from others, by directive; each origin once. */
export const hostsOf = (settings: ThirdPartySettings): Hosts => joined(thirdPartyIds.map((id) => thirdParties[id].hosts(settings) ?? {}));
