import type { OptionalCategory } from '../contract/consent.js';
import { type ThirdPartyId, thirdPartyIds, type ThirdPartySettings } from '../contract/third-parties.js';
import { videoHosts } from './video.js';

/** Directives of the content security policy for third parties. Scripts are allowed because a script of the page adds them, not by host. */
type Directive = 'connect-src' | 'frame-src' | 'img-src';
export type Hosts = Partial<Record<Directive, readonly string[]>>;

interface ThirdParty {
  /** Category that needs consent. */
  category: OptionalCategory;
  /** Consent to this category allows it too. */
  alsoOn?: OptionalCategory;
  /** Origins that it needs with these settings; undefined if it has no settings. */
  hosts(settings: ThirdPartySettings): Hosts | undefined;
  /** Its script adds inline scripts, for which the policy has a nonce. */
  addsInlineScripts?: true;
  /** Name of the company or host that receives the requests, as shown to the visitor. */
  owner(settings: ThirdPartySettings): string | undefined;
  /** Timeout in milliseconds. Pages do not wait for third parties. */
  timeout: number;
  /** Replacement if it fails. */
  instead: 'link' | 'own form' | 'other ways to reach us' | 'nothing';
  /** Cookies that it sets on our own host, with purpose and lifetime. `*` in a name matches any ending. */
  cookies?: readonly { name: string; category: OptionalCategory; days: number }[];
}

const originOf = (address: string): string => new URL(address).origin;
const hostOf = (address: string): string => new URL(address).host;
/** Allows the same origins for everything that its script may do, without duplicates. */
const callsTo = (...addresses: string[]): Hosts => {
  const origins = [...new Set(addresses.map(originOf))];
  return { 'connect-src': origins, 'frame-src': origins, 'img-src': origins };
};

/** URL of Google's tag manager; below, the hosts that its own tags for statistics request. */
export const tagManagerScript = 'https://www.googletagmanager.com/gtm.js';
const analyticsHosts: Hosts = {
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  'frame-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** All third parties with owner, consent category, timeout and replacement. */
export const thirdParties: Readonly<Record<ThirdPartyId, ThirdParty>> = {
  video: {
    category: 'media',
    hosts: ({ video }) => (video ? { 'img-src': [videoHosts.thumbnails], 'frame-src': [videoHosts.player] } : undefined),
    owner: ({ video }) => (video ? 'YouTube (Google)' : undefined),
    timeout: 8000,
    instead: 'link',
  },
  formEmbed: {
    category: 'media',
    hosts: ({ formEmbed }) => formEmbed && callsTo(formEmbed.script, ...(formEmbed.hosts ?? [])),
    owner: ({ formEmbed }) => formEmbed && hostOf(formEmbed.script),
    timeout: 8000,
    instead: 'own form',
  },
  chat: {
    category: 'media',
    hosts: ({ chat }) => chat && { 'frame-src': [originOf(chat.frame)] },
    owner: ({ chat }) => chat && hostOf(chat.frame),
    timeout: 8000,
    instead: 'other ways to reach us',
  },
  tagManager: {
    category: 'statistics',
    alsoOn: 'marketing',
    hosts: ({ measuring: { tagManager } = {} }) => tagManager && joined([analyticsHosts, callsTo(...(tagManager.script ? [tagManager.script] : []), ...(tagManager.hosts ?? []))]),
    addsInlineScripts: true,
    owner: ({ measuring: { tagManager } = {} }) => tagManager && (tagManager.script ? `Google (${hostOf(tagManager.script)})` : 'Google'),
    timeout: 8000,
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
    timeout: 8000,
    instead: 'nothing',
  },
  pixel: {
    category: 'marketing',
    hosts: ({ measuring: { pixel } = {} }) => pixel && { 'img-src': [originOf(pixel.address)] },
    owner: ({ measuring: { pixel } = {} }) => pixel && hostOf(pixel.address),
    timeout: 8000,
    instead: 'nothing',
  },
  renderMonitor: {
    category: 'statistics',
    hosts: ({ measuring: { renderMonitor } = {} }) => renderMonitor && { 'connect-src': [originOf(renderMonitor.ingest)] },
    owner: ({ measuring: { renderMonitor } = {} }) => renderMonitor && hostOf(renderMonitor.ingest),
    timeout: 8000,
    instead: 'nothing',
  },
};

/** Whether the given consent allows a third party. */
export const isAllowed = (id: ThirdPartyId, given: readonly OptionalCategory[]): boolean =>
  given.some((category) => category === thirdParties[id].category || category === thirdParties[id].alsoOn);

/** Owners of the third parties that consent to a category allows, as shown to the visitor, without duplicates. */
export const ownersOf = (category: OptionalCategory, settings: ThirdPartySettings, among: readonly ThirdPartyId[] = thirdPartyIds): string[] => [
  ...new Set(
    among
      .filter((id) => isAllowed(id, [category]))
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

/** Whether a third party of a site with these settings adds inline scripts. */
export const needNonce = (settings: ThirdPartySettings): boolean => thirdPartyIds.some((id) => thirdParties[id].addsInlineScripts && thirdParties[id].hosts(settings));

/** All third-party origins that a site with these settings may load from, by directive, without duplicates. */
export const hostsOf = (settings: ThirdPartySettings): Hosts => joined(thirdPartyIds.map((id) => thirdParties[id].hosts(settings) ?? {}));
