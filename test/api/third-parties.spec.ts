import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';

let shop: TestShop;
let storefront: TestStorefront;
beforeAll(async () => {
  shop = await startTestShop();
  storefront = await startTestStorefront(shop.url);
});
afterAll(async () => {
  await storefront.stop();
  await shop.stop();
});

const dutch = { 'accept-language': 'nl-NL' };
const page = async (path: string, cookie = '') => (await storefront.page(path, { ...dutch, cookie }).expect(200)).text;
const stateOf = (html: string) => JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as { consent: string[]; thirdParties: object };
const given = `__Host-consent=1.${Math.floor(Date.now() / 1000)}.media`;

describe('what a visitor agreed to', () => {
  it('is known to their page, and to nobody else’s', async () => {
    expect(stateOf(await page('/')).consent).toEqual([]);
    expect(stateOf(await page('/', given)).consent).toEqual(['media']);
    expect(stateOf(await page('/', `${given}.partly`)).consent).toEqual(['media']);
    expect(stateOf(await page('/')).consent).toEqual([]);
  });

  it('changes nothing of the header and footer that are kept for others', async () => {
    const frame = (html: string) => [/<header.*?<\/header>/s, /<footer.*?<\/footer>/s].map((part) => part.exec(html)?.[0]);
    expect(frame(await page('/blogs', given))).toEqual(frame(await page('/blogs')));
  });

  it.each(['__Host-consent=1.1.media', '__Host-consent=9.1795289600.media', '__Host-consent=%00', `${given}.everything`])(
    'is nothing when the cookie is none of ours: %s',
    async (cookie) => {
      expect(stateOf(await page('/', cookie)).consent).toEqual([]);
    },
  );

  it('is kept by a plain form for a year, and leads back', async () => {
    const { headers } = await storefront.call('post', '/forms/consent').type('form').send('category=media&category=everything&back=/blogs').expect(303);
    expect(headers.location).toBe('/blogs');
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-consent=1\.\d+\.media; Max-Age=31536000; Path=\/; Secure; SameSite=Lax/);
    const refused = await storefront.call('post', '/forms/consent').type('form').send('back=https://elsewhere.example/').expect(303);
    expect(refused.headers.location).not.toContain('elsewhere');
    expect(refused.headers['set-cookie']?.[0]).toMatch(/^__Host-consent=1\.\d+; /);
  });
});

describe('the policy', () => {
  it('names the films’ hosts, and none of a third party that is not set up', async () => {
    const policy = (await storefront.page('/', dutch)).headers['content-security-policy'] as string;
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com');
    expect(policy).toContain("img-src 'self' data: https://i.ytimg.com");
    expect(policy).toContain("connect-src 'self';");
    expect(policy.match(/https?:\/\/[^ ;]+/g)).toEqual(['https://i.ytimg.com', 'https://www.youtube-nocookie.com']);
  });
});

describe('a report of what failed in the browser', () => {
  const report = (body: object) => storefront.call('post', '/api/client-errors').send(body);
  const good = { party: 'formEmbed', failure: 'timeout', path: '/contact' };

  it.each([
    ['of nobody we know', { ...good, party: 'somebody' }],
    ['with more than is asked', { ...good, stack: 'x' }],
    ['that would pass for another line', { ...good, message: 'x\nERROR all is lost' }],
    ['that is long', { ...good, message: 'x'.repeat(201) }],
  ])('is refused %s', async (_, body) => {
    expect((await report(body).expect(400)).body).toMatchObject({ code: 'MALFORMED' });
  });

  it('is taken, and not without end', async () => {
    await report(good).expect(204);
    const answers = await Promise.all(Array.from({ length: 12 }, async () => (await report(good)).status));
    expect(answers).toContain(429);
  });

  it('is not taken from another site’s page', async () => {
    await storefront.call('post', '/api/client-errors', { origin: 'https://elsewhere.example' }).send(good).expect(403);
  });
});
