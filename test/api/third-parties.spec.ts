import { duringTests } from '../support/during-tests.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));

const dutch = { 'accept-language': 'nl-NL' };
const page = async (path: string, cookie = '') => (await storefront.page(path, { ...dutch, cookie }).expect(200)).text;
const stateOf = (html: string) => JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as { consent: string[]; thirdParties: object };
const given = `__Host-consent=1.${Math.floor(Date.now() / 1000)}.media`;

describe('the consent of a visitor', () => {
  it('is in the state of their pages, and not in those of others', async () => {
    expect(stateOf(await page('/')).consent).toEqual([]);
    expect(stateOf(await page('/', given)).consent).toEqual(['media']);
    expect(stateOf(await page('/', `${given}.partly`)).consent).toEqual(['media']);
    expect(stateOf(await page('/')).consent).toEqual([]);
  });

  it('does not change the cached header and footer', async () => {
    const frame = (html: string) => [/<header.*?<\/header>/s, /<footer.*?<\/footer>/s].map((part) => part.exec(html)?.[0]);
    expect(frame(await page('/blogs', given))).toEqual(frame(await page('/blogs')));
  });

  it.each(['__Host-consent=1.1.media', '__Host-consent=9.1795289600.media', '__Host-consent=%00', `${given}.everything`])('is empty for an invalid cookie: %s', async (cookie) => {
    expect(stateOf(await page('/', cookie)).consent).toEqual([]);
  });

  it('is stored for a year by a form without JavaScript, which redirects to its page', async () => {
    const { headers } = await storefront.call('post', '/forms/consent').type('form').send('category=media&category=everything&back=/blogs').expect(303);
    expect(headers.location).toBe('/blogs');
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-consent=1\.\d+\.media; Max-Age=31536000; Path=\/; Secure; SameSite=Lax/);
    const refused = await storefront.call('post', '/forms/consent').type('form').send('back=https://elsewhere.example/').expect(303);
    expect(refused.headers.location).not.toContain('elsewhere');
    expect(refused.headers['set-cookie']?.[0]).toMatch(/^__Host-consent=1\.\d+; /);
  });
});

describe('the content security policy', () => {
  it('contains the hosts of videos, and none of third parties that are not configured', async () => {
    const policy = (await storefront.page('/', dutch)).headers['content-security-policy'] as string;
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com');
    expect(policy).toContain("img-src 'self' data: https://i.ytimg.com");
    expect(policy).toContain("connect-src 'self';");
    expect(policy.match(/https?:\/\/[^ ;]+/g)).toEqual(['https://i.ytimg.com', 'https://www.youtube-nocookie.com']);
  });
});

describe('a report of a third-party failure in the browser', () => {
  const report = (body: object) => storefront.call('post', '/api/client-errors').send(body);
  const good = { party: 'formEmbed', failure: 'timeout', path: '/contact' };

  it.each([
    ['of an unknown third party', { ...good, party: 'somebody' }],
    ['with unknown fields', { ...good, stack: 'x' }],
    ['with a message that forges another log line', { ...good, message: 'x\nERROR all is lost' }],
    ['that is long', { ...good, message: 'x'.repeat(201) }],
  ])('is refused %s', async (_, body) => {
    expect((await report(body).expect(400)).body).toMatchObject({ code: 'MALFORMED' });
  });

  it('is accepted up to a rate limit', async () => {
    await report(good).expect(204);
    const answers = await Promise.all(Array.from({ length: 12 }, async () => (await report(good)).status));
    expect(answers).toContain(429);
  });

  it('is refused from pages of other sites', async () => {
    await storefront.call('post', '/api/client-errors', { origin: 'https://elsewhere.example' }).send(good).expect(403);
  });
});
