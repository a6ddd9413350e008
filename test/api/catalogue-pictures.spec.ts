import { sql } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ProductPicture } from '../../src/contract/catalogue-pictures.js';
import { largePictureOf } from '../../src/contract/picture-sources.js';
import { ApiKeys } from '../../src/embedded/integrators/api-keys.js';
import { addJobs } from '../../src/embedded/jobs/add-jobs.js';
import { ShopApiClient } from '../../src/shop-api/client/shop-api.client.js';
import { Caller } from '../contract/caller.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { asBuffer } from '../support/pdf.js';
import { photograph } from '../support/pictures.js';
import { runCli } from '../support/run-cli.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const id = 'wpn-ochre-01';
const sku = 'WPN-ochre-01';
const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url, 'ENC', undefined, { DATA_DIR: shop.dataDir }));
const pim = () => new Caller({ name: 'embedded', url: shop.url });

let extra: { headers: Record<string, string> };
let folder: string;
beforeAll(async () => {
  extra = { headers: { 'x-api-key': (await shop.app.get(ApiKeys).add('PIM', ['catalogue:write'], { perMinute: 10_000 })).key } };
  folder = await mkdtemp(join(tmpdir(), 'quiet-photographs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const list = async () => (await pim().ok('listProductPictures', { sku }, extra)).items;
const add = async (content: Buffer, texts: object = {}): Promise<ProductPicture[]> =>
  (await pim().ok('addProductPicture', { sku, ...texts }, { ...extra, file: { name: 'wall.jpg', content } })).items;
const storedIn = async (path: string, headers: Record<string, string> = {}) => fetch(shop.url + path, { headers });

describe('a photograph that is added to a product', () => {
  it('is stored upright and without metadata, and served for ever', async () => {
    const turned = await sharp(await photograph(600, 400))
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const added = (await add(turned)).at(-1)!;
    expect([added.width, added.height]).toEqual([400, 600]);
    const answer = await storedIn(added.file);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable']);
    const { width, height, exif } = await sharp(await answer.bytes()).metadata();
    expect([width, height, exif]).toEqual([400, 600, undefined]);
    expect((await storedIn(added.file, { 'if-none-match': answer.headers.get('etag')! })).status).toBe(304);
  });

  it('is on the pages of the product at once, without a build, and only of that colour', async () => {
    const added = (await add(await photograph(900, 600), { altNl: 'Oker bij het raam' })).at(-1)!;
    storefront.app.get(ShopApiClient).expireCache();
    const { body } = await storefront.call('get', `/api/Products/${id}`).expect(200);
    expect(body.pictures.at(-1)).toMatchObject({ alt: 'Oker bij het raam', width: 900, height: 600, file: expect.stringMatching(/^remote\//), placeholder: null });
    const shown = await storefront
      .page(`/media/${body.pictures.at(-1).file.replace('.webp', '-400.avif')}`)
      .buffer(true)
      .parse(asBuffer)
      .expect(200);
    expect(await sharp(shown.body as Buffer).metadata()).toMatchObject({ format: 'heif', width: 400 });
    expect((await pim().ok('listProductPictures', { sku: 'WPN-petrol-01' }, extra)).items.map(({ file }) => file)).not.toContain(added.file);
  });

  it('is in the zoom with up to 2400 pixels', async () => {
    await add(await photograph(3000, 2000));
    storefront.app.get(ShopApiClient).expireCache();
    const { body } = await storefront.call('get', `/api/Products/${id}`).expect(200);
    const picture = body.pictures.at(-1);
    expect(picture).toMatchObject({ width: 2400, height: 1600 });
    const zoomed = await storefront.page(largePictureOf(picture.file)).buffer(true).parse(asBuffer).expect(200);
    expect(await sharp(zoomed.body as Buffer).metadata()).toMatchObject({ format: 'webp', width: 2400, height: 1600 });
  });

  it('is stored once: the same one again changes only the texts that are given', async () => {
    const content = await photograph(320, 240);
    const first = await add(content, { altNl: 'Een', altDe: 'Eins' });
    const again = await add(content, { altNl: 'Twee' });
    expect(again).toEqual([...first.slice(0, -1), { ...first.at(-1)!, texts: { nl: 'Twee', de: 'Eins' } }]);
  });

  it('has the name of the product as alternative text where none is given', async () => {
    await add(await photograph(322, 240));
    const german = new Caller({ name: 'embedded', url: shop.url }, undefined, 'de-DE');
    const { pictures, name } = await german.ok('getProduct', { id });
    expect(name).toContain(pictures.at(-1)!.alt);
    expect(pictures.at(-1)!.alt).toBeTruthy();
  });

  it('is in the order, its mail and the data sheet', async () => {
    await shop.setStock(id, 500);
    const [only] = (await add(await photograph(324, 240))).slice(-1);
    for (const { file, skus } of await list()) if (file !== only!.file && skus === sku) await pim().ok('removeProductPicture', { sku, file }, extra);
    await shop.db.execute(sql`update product set pictures = jsonb_build_array(pictures -> -1) where id = ${id}`);
    const order = await shop.visitor().order(id, 1, 'photograph@example.nl');
    expect(order.lines[0]!.picture.file).toBe(only!.file);
    const { html } = await shop.mailTo('photograph@example.nl', (mail) => mail.html.includes('wpn') || mail.html.includes(sku));
    const [, path] = /src="[^"]*\/api(\/Catalogue\/pictures\/[\da-f]{32}\.jpg)"/.exec(html)!;
    expect((await sharp(await (await storedIn(path!)).bytes()).metadata()).format).toBe('jpeg');
    expect((await shop.visitor().file(`/Products/${id}/datasheet`)).toString('latin1')).toContain('/Subtype /Image');
  });

  it('stays stored when it is removed, because orders show it', async () => {
    const added = (await add(await photograph(326, 240))).at(-1)!;
    await pim().ok('removeProductPicture', { sku, file: added.file }, extra);
    const [kept, lost] = [added.file.split('/').at(-1)!.split('.')[0]!, 'lost'].map((name) => join(shop.dataDir, 'uploads', name.slice(0, 2), name));
    await mkdir(lost!, { recursive: true });
    for (const path of [kept!, lost!]) await utimes(path, new Date(0), new Date(0));
    await addJobs(shop.db, 'sweep_uploads', [null]);
    await eventually('the sweep', () => Promise.resolve(existsSync(lost!) ? undefined : true));
    expect((await storedIn(added.file)).status).toBe(200);
  });
});

describe('the pictures of a product', () => {
  const refusalOf = async (of: string, file: string) =>
    (await pim().refused('removeProductPicture', { sku: of, file }, 'VALIDATION', extra)).errors.map(({ field, code }) => [field, code]);

  it('include at least one', async () => {
    const of = 'PHO-portrait-01';
    const { items } = await pim().ok('listProductPictures', { sku: of }, extra);
    for (const { file } of items.slice(1)) await pim().ok('removeProductPicture', { sku: of, file }, extra);
    expect(await refusalOf(of, items[0]!.file)).toEqual([['file', 'yup.errors.array.min']]);
  });

  it('are not removed from one colour while others show them too', async () => {
    const totem = 'TOT-ochre-01';
    const { items } = await pim().ok('listProductPictures', { sku: totem }, extra);
    const shared = items.find(({ skus }) => skus === 'TOT-*-*')!;
    expect(await refusalOf(totem, shared.file)).toEqual([['file', 'yup.errors.mixed.oneOf']]);
  });

  it('are managed by ops on the command line', async () => {
    const run = (...words: string[]) => runCli(['catalogue', 'picture', ...words], { DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir });
    const [one, broken] = [join(folder, 'one.png'), join(folder, 'broken.jpg')];
    await Promise.all([writeFile(one, await photograph(300, 200, { format: 'png' })), writeFile(broken, 'no picture')]);
    const added = await run('add', sku, one, '--alt', 'nl=Bij het raam', '--alt', 'fr=Près de la fenêtre', '--json');
    expect([added.code, JSON.parse(added.said).at(-1)]).toEqual([
      0,
      { file: expect.any(String), size: '300 × 200', skus: sku, nl: 'Bij het raam', de: null, fr: 'Près de la fenêtre', en: null },
    ]);
    const { file } = JSON.parse(added.said).at(-1) as { file: string };
    expect((await run('list', sku)).said).toContain(file);
    expect(await run('add', sku, broken)).toMatchObject({ code: 1, said: expect.stringContaining('no picture that the shop can read') });
    expect(await run('add', sku, one, '--alt', 'es=Junto a la ventana')).toMatchObject({ code: 2 });
    expect(await run('add', 'NO-such-01', one)).toMatchObject({ code: 1, said: expect.stringContaining('No product') });
    expect((await run('remove', sku, file)).code).toBe(0);
    expect((await list()).map((picture) => picture.file)).not.toContain(file);
  });
});
