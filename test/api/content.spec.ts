import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { writeTicket } from '../../src/content/reload-ticket.js';
import { article, copyContent, type TestContent } from '../support/content.js';
import { freePort } from '../support/free-port.js';
import { runCli } from '../support/run-cli.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { type Started, startProgram } from '../support/start-shop.js';

let shop: TestShop;
let content: TestContent;
let site: Started;
let url: string;
let variables: Record<string, string>;
const broken = 'nl-NL/blogs/stuk.md';
const terms = 'nl-NL/info/algemene-voorwaarden.md';

beforeAll(async () => {
  [shop, content] = await Promise.all([startTestShop(), copyContent()]);
  await content.write(broken, article('broken', 'Een kapot stuk', 'Rust.').replace('published: 2026-11-19', 'published: gisteren'));
  await content.write('nl-NL/blogs/half.md', article('half', 'Een half stuk', 'Het begin.\n\n::: carousel\nHet midden.\n:::\n\n[weg](advice:nothing)'));
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  const data = await mkdtemp(join(tmpdir(), 'quiet-site-'));
  variables = { NODE_ENV: 'test', PORT: port, DATA_DIR: data, CONTENT_DIR: content.folder, SHOP_API_URL: shop.url };
  site = startProgram(process.execPath, ['dist/src/main.js'], { variables });
  await site.open;
});
afterAll(async () => {
  site.process.kill('SIGTERM');
  await site.ended;
  await Promise.all([content.stop(), shop.stop(), rm(variables['DATA_DIR']!, { recursive: true, force: true })]);
});

const page = (path: string) => request(url).get(path).redirects(0).set('accept-language', 'nl-NL');
const textOf = async (path: string) => (await page(path).expect(200)).text;
const ask = (ticket: unknown) => request(url).post('/content/reload').send({ ticket });

describe('a site with invalid documents', () => {
  it('logs file and line of each fault when it starts', () => {
    expect(site.output()).toContain('brands/enc/content/nl-NL/blogs/stuk.md:5 MALFORMED_FRONT_MATTER: published');
    expect(site.output()).toContain('brands/enc/content/nl-NL/blogs/half.md:13 UNKNOWN_CODE: carousel is not a short code');
    expect(site.output()).toContain('brands/enc/content/nl-NL/blogs/half.md:17 BROKEN_LINK: advice:nothing does not exist on this site');
  });

  it('runs without the unreadable document, and with the valid parts of the other one', async () => {
    const list = await textOf('/blogs');
    expect(list).toContain('Gordijn of paneel?');
    expect(list).toContain('Een half stuk');
    expect(list).not.toContain('Een kapot stuk');
    await page('/blogs/stuk').expect(404);
    const half = await textOf('/blogs/half');
    for (const words of ['Het begin.', 'Het midden.', '<a>weg</a>']) expect(half).toContain(words);
    expect(half).not.toContain('carousel');
  });

  it('is reported by `content check`, as a table and as JSON', async () => {
    const { code, said } = await runCli(['content', 'check', '--brand', 'ENC', '--locale', 'nl-NL', '--json'], variables);
    expect(code).toBe(1);
    expect(JSON.parse(said)).toContainEqual({ code: 'UNKNOWN_CODE', place: 'brands/enc/content/nl-NL/blogs/half.md:13', message: expect.stringContaining('carousel') });
    expect((await runCli(['content', 'check', '--brand', 'ENC'], variables)).said).toMatch(/BROKEN_LINK +brands\/enc\/content\/nl-NL\/blogs\/half\.md:17/);
  });
});

describe('content reload', () => {
  it('updates pages, lists, search, feed, sitemap and the footer of every page', async () => {
    const places = ['/blogs', '/blogs/half', '/zoeken?q=vernieuwd', '/feeds/articles.xml', '/sitemaps/content.xml', '/producten'];
    await Promise.all(places.map(textOf));
    await content.write(broken, article('broken', 'Een vernieuwd stuk', 'Rust.'));
    await content.write('nl-NL/blogs/half.md', article('half', 'Een heel stuk', 'Rust.'));
    await content.write(
      terms,
      `---\nid: terms\ntitle: Onze spelregels\nsummary: Een samenvatting van spelregels, lang genoeg om iets te zeggen voor wie zoekt en leest.\nupdated: 2026-03-12\n---\n\nRust.\n`,
    );
    const { code, said } = await runCli(['content', 'reload'], variables);
    expect(said).toMatch(/^The site now serves \d+ documents$/m);
    expect(said).toContain('MISSING_TRANSLATION');
    expect(code).toBe(1);
    const [list, half, found, feed, sitemap, products] = await Promise.all(places.map(textOf));
    expect(list).toContain('Een vernieuwd stuk');
    expect(half).toContain('Een heel stuk');
    expect(found).toContain('Een <mark>vernieuwd</mark> stuk');
    expect(feed).toContain('Een vernieuwd stuk');
    expect(sitemap).toContain('/blogs/stuk');
    expect(products).toContain('Onze spelregels');
  });

  it('does not interrupt requests', async () => {
    const tickets = await Promise.all(Array.from({ length: 5 }, () => writeTicket(variables['DATA_DIR']!)));
    const reloads = tickets.map((ticket) => ask(ticket).expect(200));
    const pages = Array.from({ length: 40 }, () => page('/blogs').expect(200));
    const answers = await Promise.all([...pages, ...reloads]);
    for (const { text } of answers.slice(0, pages.length)) expect(text).toContain('Gordijn of paneel?');
  });

  it('keeps the loaded documents when the folder no longer exists', async () => {
    await content.stop();
    const { code, said } = await runCli(['content', 'reload', '--url', url, '--json'], variables);
    expect(code).toBe(1);
    expect(JSON.parse(said)).toEqual([{ code: 'NO_CONTENT', place: expect.stringContaining('enc/content'), message: expect.any(String) }]);
    expect(await textOf('/blogs')).toContain('Gordijn of paneel?');
  });

  it.each<unknown>([undefined, '', '../postgres', '00000000-0000-0000-0000-000000000000', { a: 1 }])('is a door that is not there for who comes with %j', async (ticket) => {
    const { body } = await ask(ticket).expect(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('prints the remedy when no site with this DATA_DIR runs', async () => {
    expect(await runCli(['content', 'reload'], { ...variables, DATA_DIR: join(variables['DATA_DIR']!, 'other') })).toMatchObject({
      code: 1,
      said: expect.stringContaining('with its DATA_DIR'),
    });
    expect(await runCli(['content', 'reload', '--url', `http://localhost:${await freePort()}`], variables)).toMatchObject({ code: 1, said: expect.stringContaining('--url') });
  });
});
