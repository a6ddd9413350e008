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
 * Response headers of all pages of a site with these third parties. The scripts of a page need a nonce of the response;
 * inline scripts and styles are blocked. A third party can be loaded only from its declared hosts and for the declared purposes.
 * Whether it is loaded depends on consent, which the policy of an already loaded page cannot reflect.
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
