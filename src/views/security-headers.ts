import { hash, randomUUID } from 'node:crypto';
import { nonceTiming, type ThirdPartySettings } from '../contract/third-parties.js';
import { hostsOf, needNonce } from '../domain/third-parties.js';

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
 * Response headers of all pages of a site with these third parties. Only the entry script, which the policy names by its hash, and
 * scripts that it adds may run; other inline scripts and inline styles are blocked. A third party can be loaded only from its declared
 * hosts and for the declared purposes. Whether it is loaded depends on consent, which the policy of an already loaded page cannot reflect.
 * Third parties that add inline scripts need a nonce of the response. `Server-Timing` hands it to the scripts of the page, so that the
 * page has the same bytes in each response.
 * @param entry code of the entry script
 */
export const pageHeadersFor = (settings: ThirdPartySettings, entry: string): (() => Readonly<Record<string, string>>) => {
  const directives: Record<string, readonly string[]> = { ...own };
  for (const [directive, hosts] of Object.entries(hostsOf(settings))) directives[directive] = [...(directives[directive] ?? []), ...hosts];
  const rest = Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
  const scripts = `'sha256-${hash('sha256', entry, 'base64')}' 'strict-dynamic'`;
  const headersWith = (allowed: string) => ({
    'content-security-policy': `default-src 'none'; script-src ${allowed}; ${rest}`,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  });
  if (!needNonce(settings)) {
    const headers = headersWith(scripts);
    return () => headers;
  }
  return () => {
    // 122 random bits from a pool that Node fills in advance; separate calls for each page would cost ten times as much.
    const nonce = randomUUID();
    return { ...headersWith(`'nonce-${nonce}' ${scripts}`), 'server-timing': `${nonceTiming};desc="${nonce}"` };
  };
};
