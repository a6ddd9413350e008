import type { ThirdPartySettings } from '../contract/third-parties.js';
import { hostsOf } from '../domain/third-parties.js';

const own = {
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
} as const;

/**
 * Headers of every page of a site with these third parties. The scripts of a page carry a nonce made for that answer;
 * nothing inline runs, styles included. A declared third party may be loaded from its own hosts, for what it declared, and
 * from nowhere else; whether it is loaded at all is the visitor's to say, which no policy of a page that is already open could follow.
 */
export const pageHeadersFor = (settings: ThirdPartySettings): ((nonce: string) => Record<string, string>) => {
  const directives: Record<string, readonly string[]> = { ...own };
  for (const [directive, hosts] of Object.entries(hostsOf(settings))) directives[directive] = [...(directives[directive] ?? []), ...hosts];
  const rest = Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
  return (nonce) => ({
    'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; ${rest}`,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  });
};
