import type { OptionalCategory } from '../contract/consent.js';
import { type ThirdPartyId, thirdPartyIds, type ThirdPartySettings } from '../contract/third-parties.js';
import { videoHosts } from './video.js';

/** Where a page may load from, in terms of its policy. Scripts are let in by the page's own nonce, never by host. */
type Directive = 'connect-src' | 'frame-src' | 'img-src';
export type Hosts = Partial<Record<Directive, readonly string[]>>;

interface ThirdParty {
  /** What a visitor has to say yes to first. */
  category: OptionalCategory;
  /** The origins it needs with these settings; undefined where it is not set up. */
  hosts(settings: ThirdPartySettings): Hosts | undefined;
  /** Who is asked first, as a visitor is told. */
  owner(settings: ThirdPartySettings): string | undefined;
  /** Milliseconds until it counts as failed. A page waits for none of them. */
  patience: number;
  /** What stands in its place when it fails. */
  instead: 'link' | 'own form' | 'other ways to reach us';
}

const originOf = (address: string): string => new URL(address).origin;
const hostOf = (address: string): string => new URL(address).host;

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
    category: 'marketing',
    hosts: ({ formEmbed }) => {
      if (!formEmbed) return undefined;
      const origins = [...new Set([formEmbed.script, ...(formEmbed.hosts ?? [])].map(originOf))];
      return { 'connect-src': origins, 'frame-src': origins, 'img-src': origins };
    },
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
};

/** All that a site with these settings may load from others, by directive; each origin once. */
export const hostsOf = (settings: ThirdPartySettings): Hosts => {
  const all: Partial<Record<Directive, string[]>> = {};
  for (const id of thirdPartyIds) {
    for (const [directive, origins] of Object.entries(thirdParties[id].hosts(settings) ?? {})) {
      all[directive as Directive] = [...new Set([...(all[directive as Directive] ?? []), ...origins])];
    }
  }
  return all;
};
