import type { ThirdPartySettings } from '../contract/third-parties.js';
import { pageHeadersFor } from './security-headers.js';

/** Hash of the entry script `void 0`, computed with `openssl dgst -sha256 -binary | base64`. */
const entryHash = "'sha256-yyjq/GGlTvm0YhdkNx72uPxcwaIXqWZBYZftmpA6pYU='";
const headersOf = (settings: ThirdPartySettings) => pageHeadersFor(settings, 'void 0');
const policyOf = (settings: ThirdPartySettings): Record<string, string> => {
  const policy = headersOf(settings)()['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const cut = directive.indexOf(' ');
      return [directive.slice(0, cut), directive.slice(cut + 1)];
    }),
  );
};
const chat = { frame: 'https://chat.example/frame?site=enc' };
const formEmbed = { script: 'https://forms.example/embed/v2.js', portal: '1', forms: { contact: 'a' } };

describe('the content security policy of a page', () => {
  it('allows no third party without settings', () => {
    const { 'script-src': script, ...others } = policyOf({});
    expect(script).toBe(`${entryHash} 'strict-dynamic'`);
    expect(Object.values(others).join(' ')).not.toMatch(/[a-z]\.[a-z]|https?:|\*/);
    expect(others).not.toHaveProperty('frame-src');
  });

  it('allows frames only from the hosts of the frames', () => {
    expect(policyOf({ video: true, chat })).toMatchObject({
      'frame-src': 'https://www.youtube-nocookie.com https://chat.example',
      'img-src': "'self' data: https://i.ytimg.com",
      'connect-src': "'self'",
    });
  });

  it('allows measuring third parties only for their own kind of requests', () => {
    const policy = policyOf({ measuring: { pixel: { address: 'https://pixel.example/1.gif' }, renderMonitor: { ingest: 'https://monitor.example/in' } } });
    expect(policy).toMatchObject({ 'img-src': "'self' data: https://pixel.example", 'connect-src': "'self' https://monitor.example" });
    expect(policy).not.toHaveProperty('frame-src');
    expect(policyOf({ measuring: { tagManager: { container: 'GTM-AAAA' } } })).toMatchObject({
      'connect-src': "'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
      'frame-src': 'https://www.googletagmanager.com',
      'img-src': "'self' data: https://*.google-analytics.com https://*.googletagmanager.com",
      'style-src': "'self'",
    });
  });

  it('allows scripts only by the hash of the entry script, and no styles, form targets or workers of third parties', () => {
    const policy = policyOf({ video: true, chat, formEmbed });
    expect(policy['script-src']).toBe(`${entryHash} 'strict-dynamic'`);
    expect(policy['style-src']).toBe("'self'");
    expect(policy['form-action']).toBe("'self'");
    expect(policy['worker-src']).toBe("'self'");
    expect(policy['connect-src']).toBe("'self' https://forms.example");
  });

  it('has a nonce only where a third party adds inline scripts, a new one in each response, which Server-Timing contains too', () => {
    const headers = headersOf({ chat, formEmbed, measuring: { tagManager: { container: 'GTM-AAAA' } } });
    const nonces = [headers(), headers()].map((sent) => {
      const nonce = /^nonce;desc="([\w-]{36})"$/.exec(sent['server-timing']!)![1]!;
      expect(sent['content-security-policy']).toContain(`script-src 'nonce-${nonce}' ${entryHash} 'strict-dynamic';`);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
    const others = headersOf({ video: true, chat, formEmbed, measuring: { adCall: { script: 'https://calls.example/a.js' }, pixel: { address: 'https://pixel.example/1.gif' } } });
    expect(others()).toEqual(others());
    expect(others()).not.toHaveProperty('server-timing');
  });
});
