import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Product, ProductPage } from '../../src/contract/product.js';
import { ShopApiClient } from '../../src/shop-api/client/shop-api.client.js';
import { captureWarnings } from '../support/captured-warnings.js';
import { eventually } from '../support/eventually.js';
import { close, listen } from '../support/listen.js';
import { asBuffer } from '../support/pdf.js';
import { type PictureHost, startPictureHost } from '../support/picture-host.js';
import { photograph, scripted } from '../support/pictures.js';
import { exampleAnswer, StubShopApi } from '../support/stub-shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';

const metricsToken = 'token-of-prometheus';
const cart = { cookie: `__Host-cart=${'a'.repeat(43)}` };

const shopApi = new StubShopApi();
let host: PictureHost;
let folder: string;
let storefront: TestStorefront;
const start = async (variables: NodeJS.ProcessEnv = {}) =>
  startTestStorefront(shopApiUrl, 'ENC', undefined, { METRICS_TOKEN: metricsToken, DATA_DIR: folder, PICTURE_HOSTS: host.host, ...variables });
let shopApiUrl: string;
beforeAll(async () => {
  [host, folder, shopApiUrl] = [await startPictureHost(), await mkdtemp(join(tmpdir(), 'quiet-pictures-')), await shopApi.start()];
  storefront = await start();
});
beforeEach(() => {
  shopApi.answers.clear();
  host.answers.clear();
  host.requested.length = 0;
  storefront.app.get(ShopApiClient).expireCache();
});
afterAll(async () => {
  await storefront.stop();
  await Promise.all([shopApi.stop(), host.stop(), rm(folder, { recursive: true, force: true })]);
});

let pages = 0;
const stated = { width: 1500, height: 1000, alt: 'Wandpaneel in oker' };
/** A list whose product has the picture. */
const listWith = async (file: string, in_: TestStorefront = storefront): Promise<string> => {
  const page = exampleAnswer<ProductPage>('listProducts');
  shopApi.answers.set('listProducts', { status: 200, body: { ...page, items: [{ ...page.items[0]!, picture: { ...stated, file } }], total: 1 } });
  in_.app.get(ShopApiClient).expireCache();
  const { status, text } = await in_.page(`/producten?material=p${(pages += 1)}`);
  expect(status).toBe(200);
  return text;
};
interface Shown {
  avif: string[];
  webp: string[];
  width: string | undefined;
  height: string | undefined;
  hasPlaceholder: boolean;
}
/** The picture of a product in a page. */
const shownIn = (html: string): Shown => {
  const [, avif = '', img = ''] = /<source type="image\/avif" srcSet="(\/media\/remote\/[^"]+)"[^>]*\/>(<img [^>]*>)/i.exec(html) ?? [];
  const addresses = (set: string) => set.split(', ').map((entry) => entry.split(' ')[0]!);
  return {
    avif: addresses(avif),
    webp: addresses(/srcSet="([^"]*)"/i.exec(img)?.[1] ?? ''),
    width: / width="(\d+)"/.exec(img)?.[1],
    height: / height="(\d+)"/.exec(img)?.[1],
    hasPlaceholder: html.includes('<img src="data:image/webp;base64,'),
  };
};
const get = (path: string, in_: TestStorefront = storefront) => in_.page(path).buffer(true).parse(asBuffer);
/** The address after the picture has been fetched, and the page that contains it. */
const readyPicture = async (path: string): Promise<Shown> => {
  const first = shownIn(await listWith(host.url + path));
  await get(first.avif[0]!).expect(200);
  return shownIn(await listWith(host.url + path));
};

describe('a list with a picture of another host', () => {
  it('is sent without waiting for that host, with the size that the Shop API states', async () => {
    let isOver = false;
    host.answers.set('/mute.jpg', (request) => void request.once('close', () => (isOver = true)));
    const { avif, webp, width, height, hasPlaceholder } = shownIn(await listWith(`${host.url}/mute.jpg`));
    expect([width, height, hasPlaceholder, isOver]).toEqual(['1500', '1000', false, false]);
    const endings = [...avif, ...webp].map((address) => address.replace(/^\/media\/remote\/[\w-]+\/[\w-]{22}\//, ''));
    expect(endings).toEqual(['new-400.avif', 'new-800.avif', 'new.avif', 'new-400.webp', 'new-800.webp', 'new.webp']);
  });

  it('shows it in its real size, with a placeholder, once it has been fetched', async () => {
    host.answers.set('/wall.jpg', await photograph(1000, 800));
    const { width, height, hasPlaceholder, avif } = await readyPicture('/wall.jpg');
    expect([width, height, hasPlaceholder]).toEqual(['1000', '800', true]);
    expect(avif[0]).toMatch(/\/[\da-f]{16}-400\.avif$/);
    expect(host.requested).toEqual(['/wall.jpg']);
  });

  it('has an empty frame for a picture of a host that nobody named, and a warning once', async () => {
    const warnings = captureWarnings(storefront, 'Pictures');
    for (const path of ['/a.jpg', '/b.jpg']) expect(await listWith(`https://elsewhere.example${path}`)).not.toContain('elsewhere.example');
    expect(warnings).toEqual([
      'The picture "https://elsewhere.example/a.jpg" cannot be shown: it is not on a host that PICTURE_HOSTS names. Logged once an hour for each host and reason.',
    ]);
  });
});

describe('a picture of another host', () => {
  it('is sent as AVIF and WebP in the widths of built pictures, and kept by browsers for ever', async () => {
    host.answers.set('/widths.jpg', await photograph(1200, 900));
    const { avif, webp } = await readyPicture('/widths.jpg');
    for (const [addresses, format] of [
      [avif, 'heif'],
      [webp, 'webp'],
    ] as const)
      for (const [at, address] of addresses.entries()) {
        const { headers, body } = await get(address).expect(200);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(await sharp(body as Buffer).metadata()).toMatchObject({ format, width: [400, 800, 1200][at] });
      }
    expect(host.requested).toEqual(['/widths.jpg']);
  });

  it('is fetched once for all who request it at the same time, and is kept briefly until the page knows its content', async () => {
    host.answers.set('/shared.jpg', await photograph(640, 480));
    const { webp } = shownIn(await listWith(`${host.url}/shared.jpg`));
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(webp[0]!)));
    expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual(Array.from({ length: 5 }, () => [200, 'public, max-age=300']));
    expect(host.requested).toEqual(['/shared.jpg']);
  });

  it('is served after a restart, although its host is down', async () => {
    host.answers.set('/kept.jpg', await photograph(640, 480));
    const { avif } = await readyPicture('/kept.jpg');
    host.answers.clear();
    const next = await start();
    try {
      await get(avif[0]!, next).expect(200);
      expect(shownIn(await listWith(`${host.url}/kept.jpg`, next))).toMatchObject({ width: '640', hasPlaceholder: true });
    } finally {
      await next.stop();
    }
  });

  it('is fetched by another storefront with the same key, which has not seen the page', async () => {
    const other = await mkdtemp(join(tmpdir(), 'quiet-pictures-'));
    const PICTURE_KEY = Buffer.alloc(32, 7).toString('base64');
    const [one, two] = [await start({ PICTURE_KEY }), await start({ PICTURE_KEY, DATA_DIR: other })];
    try {
      host.answers.set('/replica.jpg', await photograph(640, 480));
      const { webp } = shownIn(await listWith(`${host.url}/replica.jpg`, one));
      await get(webp[0]!, two).expect(200);
    } finally {
      await Promise.all([one.stop(), two.stop(), rm(other, { recursive: true, force: true })]);
    }
  });

  it.each<[string, string, string]>([
    ['is SVG', '/hostile.svg', scripted],
    ['is a page', '/page.jpg', '<html>'],
    ['is missing', '/missing.jpg', ''],
  ])('is replaced by a neutral one of the same size, which nobody keeps, when it %s', async (_, path, content) => {
    if (content) host.answers.set(path, Buffer.from(content));
    const { avif } = shownIn(await listWith(host.url + path));
    const { status, headers, body } = await get(avif[0]!);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([404, 'image/svg+xml', 'no-store']);
    expect(String(body)).toContain('width="1500" height="1000"');
    expect(String(body)).not.toContain('script');
  });

  it('is not requested again at once after a failure', async () => {
    const { webp } = shownIn(await listWith(`${host.url}/gone.jpg`));
    for (const address of webp) await get(address).expect(404);
    await listWith(`${host.url}/gone.jpg`);
    expect(host.requested).toEqual(['/gone.jpg']);
  });

  it.each([
    ['an address that no page contains', (path: string) => path.replace(/remote\/[\w-]+/, `remote/${Buffer.from(`${host.url}/secret.jpg`).toString('base64url')}`)],
    ['another width', (path: string) => path.replace('-400.', '-401.')],
    ['another format', (path: string) => path.replace('.avif', '.png')],
    ['a forged signature', (path: string) => path.replace(/\/[\w-]{22}\//, `/${'A'.repeat(22)}/`)],
  ])('cannot be requested with %s', async (_, forge) => {
    host.answers.set('/signed.jpg', await photograph(64, 48));
    const { avif } = await readyPicture('/signed.jpg');
    host.requested.length = 0;
    const { status, headers } = await get(forge(avif[0]!));
    expect([status, headers['content-type']]).toEqual([404, expect.stringMatching(/^(?!image)/)]);
    expect(host.requested).toEqual([]);
  });

  it('is counted by result', async () => {
    const { text } = await storefront.call('get', '/metrics', { authorization: `Bearer ${metricsToken}` });
    const of = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
    for (const outcome of ['ok', 'refused', 'unavailable']) expect(of(`shop_pictures_fetched_total\\{outcome="${outcome}"\\}`)).toBeGreaterThan(0);
    expect([of('shop_pictures_waiting'), of('shop_pictures_kept_bytes') > 1000]).toEqual([0, true]);
  });
});

describe('pages and data', () => {
  it('name the picture at the address of the shop: link preview, structured data, gallery', async () => {
    const product = exampleAnswer<Product>('getProduct');
    host.answers.set('/product.jpg', await photograph(640, 480));
    shopApi.answers.set('getProductBySlug', {
      status: 200,
      body: { ...product, type: 'Standard', isConfigurable: false, pictures: [{ ...stated, file: `${host.url}/product.jpg` }] },
    });
    const { status, text } = await storefront.page('/product/wandpaneel-elders');
    expect(status).toBe(200);
    const own = /<meta property="og:image" content="(https?:\/\/[^/"]+)(\/media\/remote\/[^"]+\.webp)">/.exec(text);
    expect(text).toContain(`"image":["${own?.[1]}${own?.[2]}"]`);
    expect(text).toContain(`href="${own?.[2]}"`);
    await get(own![2]!).expect(200);
    expect(text).not.toContain(host.host);
  });

  it('contain it in orders, also in the order of a problem', async () => {
    const order = exampleAnswer<{ lines: object[] }>('getOrder');
    const changed = { ...order, lines: [{ ...order.lines[0], picture: { ...stated, file: `${host.url}/line.jpg` } }] };
    shopApi.answers.set('getOrder', { status: 200, body: changed });
    shopApi.answers.set('completeOrder', { status: 409, body: { type: 'about:blank', title: 'Changed', status: 409, code: 'ORDER_CHANGED', errors: [], current: changed } });
    const file = { picture: expect.objectContaining({ file: expect.stringMatching(/^remote\//) }) };
    const read = await storefront.call('get', '/api/orders/current', cart);
    expect(read.body.lines).toEqual([expect.objectContaining(file)]);
    const refused = await storefront
      .call('post', '/api/Orders/complete', { ...cart, 'idempotency-key': 'a'.repeat(20) })
      .send({ acceptTerms: true, expectedTotal: { amount: 1, currency: 'EUR' } });
    expect([refused.status, refused.body.current?.lines]).toEqual([409, [expect.objectContaining(file)]]);
  });

  it('contain it in lists that are answered from a product export', async () => {
    const rows = [
      { kind: 'category', id: 'walls', name: 'Wanden', slug: 'wanden', picture: `${host.url}/walls.jpg` },
      { id: 'panel', name: 'Paneel', slug: 'paneel', picture: `${host.url}/panel.jpg`, category: 'walls', price_eur: 4900 },
    ];
    const source = createServer((_request, response) => void response.end(rows.map((row) => JSON.stringify(row)).join('\n')));
    host.answers.set('/panel.jpg', await photograph(640, 480));
    const fed = await start({ CATALOGUE_URL: await listen(source) });
    try {
      const { text } = await fed.page('/producten');
      expect(text).toContain('Paneel');
      const [address = ''] = shownIn(text).webp;
      expect(address).toMatch(/^\/media\/remote\//);
      await get(address, fed).expect(200);
    } finally {
      await fed.stop();
      await close(source);
    }
  });
});

it('a picture that is a path of the Shop API is fetched from there', async () => {
  const own = createServer((request, response) => {
    if (request.url === '/below/pictures/1.png')
      void photograph(64, 48, { format: 'png' }).then((content) => response.writeHead(200, { 'content-type': 'image/png' }).end(content));
    else if (request.url?.startsWith('/below/Products?')) {
      const page = exampleAnswer<ProductPage>('listProducts');
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ ...page, items: [{ ...page.items[0]!, picture: { ...stated, file: '/pictures/1.png' } }], total: 1 }));
    } else response.writeHead(404).end();
  });
  const url = await listen(own);
  const there = await startTestStorefront(`${url}/below`, 'ENC', undefined, { DATA_DIR: folder, SHOP_API_EXTENSIONS: 'listProducts' });
  try {
    const address = await eventually('the list', async () => {
      const { body } = await there.call('get', '/api/Products');
      return (body as ProductPage).items?.[0]?.picture.file;
    });
    await get(`/media/${address}`, there).expect(200);
  } finally {
    await there.stop();
    await close(own);
  }
});
