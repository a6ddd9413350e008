import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { Cleanup } from '../../src/embedded/jobs/cleanup.js';
import { Caller, Coverage } from '../contract/caller.js';
import { startOwnShop } from '../contract/own-shop.js';
import { createFixtures, details, type Fixtures } from '../contract/fixtures.js';
import { duringTests } from '../support/during-tests.js';
import { photograph } from '../support/pictures.js';
import { uploadShownBy } from '../support/uploads.js';

const own = duringTests(startOwnShop);
let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await createFixtures(own.targets.embedded, new Coverage());
});

type Colour = [number, number, number];
const area = { x: 0, y: 0, width: 1860, height: 1260 };
const orange: Colour = [230, 120, 40];
const plain = (background: Colour) => sharp({ create: { ...area, channels: 3, background: { r: background[0], g: background[1], b: background[2] } } });

const send = async (guest: Caller, content: Buffer, name = 'photo.jpg') => {
  const { id } = await guest.ok('startUpload', { name, size: content.length });
  return (await guest.ok('appendUpload', { id, offset: 0 }, { file: { name: '', content } })).file!;
};
const pictureAt = async (guest: Caller, preview: string) => {
  const [, , id, file] = preview.split('/');
  return (await guest.send('getUpload', { id: id!, file: file! })).bytes;
};
const middleOf = async (bytes: Buffer): Promise<number[]> => {
  const { dominant } = await sharp(bytes).stats();
  const { data } = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(dominant).toBeDefined();
  return [...data];
};
/** Average colours of the preview and of the print of an upload. */
const coloursOf = async (content: Buffer) => {
  const guest = new Caller(own.targets.embedded);
  const file = await send(guest, content);
  expect([file.width, file.height]).toEqual([area.width, area.height]);
  const { id } = await guest.ok('configureProduct', { id: fixtures.photoPrintId, choices: { format: 's600x400' } });
  const { crop } = await guest.ok('cropConfiguration', { id, uploadId: file.uploadId, ...area });
  const cutId = await uploadShownBy(own.shop.db, crop!.preview);
  const cut = await guest.send('getUpload', { id: cutId!, file: 'original' });
  expect((await sharp(cut.bytes).metadata()).space).toBe('srgb');
  const preview = await pictureAt(guest, file.preview!);
  const thumbnail = await pictureAt(guest, file.preview!.replace('preview-800.webp', 'thumbnail-240.jpg'));
  return { seen: await middleOf(preview), printed: await middleOf(cut.bytes), preview, thumbnail };
};
const isNear = (colour: number[], wanted: Colour, tolerance: number) => colour.every((value, at) => Math.abs(value - wanted[at]!) <= tolerance);

describe('A photo has the right colours and orientation, on screen and in print', () => {
  it.each([
    ['with a Display P3 profile', () => plain(orange).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer(), 6],
    ['with 16 bits per channel', () => plain(orange).toColourspace('rgb16').png().toBuffer(), 6],
    ['in greyscale', () => plain([128, 128, 128]).toColourspace('b-w').png().toBuffer(), 6],
    ['in CMYK', () => plain(orange).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(), 40],
  ])('%s', async (name, make, tolerance) => {
    const wanted: Colour = name.includes('grey') ? [128, 128, 128] : orange;
    const { seen, printed } = await coloursOf(await make());
    expect({ seen, printed, isRight: isNear(seen, wanted, tolerance) && isNear(printed, wanted, tolerance) }).toMatchObject({ isRight: true });
    expect(isNear(seen, printed as Colour, 8)).toBe(true);
  });

  it('test pictures really are CMYK and 16 bit', async () => {
    expect((await sharp(await plain(orange).toColourspace('cmyk').jpeg().toBuffer()).metadata()).space).toBe('cmyk');
    expect((await sharp(await plain(orange).toColourspace('rgb16').png().toBuffer()).metadata()).depth).toBe('ushort');
  });

  it('with transparency, which the preview keeps, and the print and the thumbnail for mails show white', async () => {
    const clear = await sharp({ create: { ...area, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const { printed, preview, thumbnail } = await coloursOf(clear);
    expect((await sharp(preview).stats()).isOpaque).toBe(false);
    expect([isNear(await middleOf(thumbnail), [255, 255, 255], 3), isNear(printed, [255, 255, 255], 3)]).toEqual([true, true]);
  });

  it('with several frames, as its first frame', async () => {
    const frames = await sharp([await plain(orange).png().toBuffer(), await plain([0, 0, 255]).png().toBuffer()], { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { seen, printed } = await coloursOf(frames);
    expect([isNear(seen, orange, 8), isNear(printed, orange, 8)]).toEqual([true, true]);
  });

  it('with an EXIF orientation, upright', async () => {
    const guest = new Caller(own.targets.embedded);
    const file = await send(guest, await photograph(1200, 900, { orientation: 6 }));
    expect([file.width, file.height]).toEqual([900, 1200]);
    const { width, height } = await sharp(await pictureAt(guest, file.preview!)).metadata();
    expect(height).toBeGreaterThan(width);
  });
});

describe('A file of a type that its option does not accept', () => {
  it('is refused by its content, not by its name', async () => {
    const guest = new Caller(own.targets.embedded);
    const { uploadId } = await send(guest, Buffer.from('%PDF-1.4\nA plan.\n'), 'photo.jpg');
    const { errors } = await guest.refused('configureProduct', { id: fixtures.photoPrintId, choices: { photo: uploadId } }, 'VALIDATION');
    expect(errors).toMatchObject([{ field: 'choices.photo' }]);
  });
});

/** A guest with a photo that is cropped for a print. */
const cropped = async () => {
  const guest = new Caller(own.targets.embedded);
  const { uploadId } = await send(guest, await photograph(1860, 1260));
  const { id } = await guest.ok('configureProduct', { id: fixtures.photoPrintId, choices: { format: 's600x400' } });
  const { crop } = await guest.ok('cropConfiguration', { id, uploadId, ...area });
  return { guest, id, uploadId, crop };
};
/** Adds the print to the cart, ready to be placed. */
const inCart = async ({ guest, id }: Awaited<ReturnType<typeof cropped>>, email: string) => {
  await guest.ok('addOrderLine', { productId: fixtures.photoPrintId, configurationId: id });
  await guest.ok('setOrderDetails', { ...details, contact: { ...details.contact, email } });
  return guest.ok('setShipping', { method: 'Deliver' });
};

describe('An upload of a guest', () => {
  it('is deleted after 30 days unless it belongs to an order', async () => {
    const [bought, left] = [await cropped(), await cropped()];
    const { totals } = await inCart(bought, `ada-${randomUUID()}@example.nl`);
    await bought.guest.ok('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat });
    const prints = new Map([
      [bought, (await uploadShownBy(own.shop.db, bought.crop!.preview))!],
      [left, (await uploadShownBy(own.shop.db, left.crop!.preview))!],
    ]);
    const filesOf = (print: typeof left) => [print.uploadId, prints.get(print)!];
    const sweepAfter = async (days: number) => {
      for (const table of ['storage_item', 'configuration', 'upload']) {
        const name = sql.identifier(table);
        await own.shop.db.execute(sql`update ${name} set created_at = now() - make_interval(days => ${days})`);
        if (table !== 'upload') await own.shop.db.execute(sql`update ${name} set updated_at = created_at`);
      }
      await own.shop.app.get(Cleanup).run();
      const { rows } = await own.shop.db.execute<{ id: string }>(sql`select id from upload`);
      return rows.map(({ id }) => id);
    };
    expect(await sweepAfter(29)).toEqual(expect.arrayContaining([...filesOf(bought), ...filesOf(left)]));
    const kept = await sweepAfter(31);
    expect([filesOf(bought).every((id) => kept.includes(id)), filesOf(left).filter((id) => kept.includes(id))]).toEqual([true, []]);
    expect((await left.guest.ok('listStorage', {})).total).toBe(0);
    await left.guest.refused('getConfiguration', { id: left.id }, 'NOT_FOUND');
    expect((await bought.guest.ok('getConfiguration', { id: bought.id })).crop).toEqual(bought.crop);
  });
});

describe('A file that belongs to an order', () => {
  it('is deleted two years after delivery, unless its design is in a library', async () => {
    const [shown, kept] = [await cropped(), await cropped()];
    const orders = [];
    for (const print of [shown, kept]) {
      const { totals } = await inCart(print, `ada-${randomUUID()}@example.nl`);
      orders.push(await print.guest.ok('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat }));
    }
    await kept.guest.ok('addStorageItem', { kind: 'design', name: 'Duinen', configurationId: kept.id });
    const ids = orders.map(({ id }) => id);
    for (const id of ids) await own.shop.db.execute(sql`insert into order_event (order_id, "from", "to", cause) values (${id}, 'shipped', 'delivered', 'brought')`);
    const sweepAfter = async (months: number) => {
      await own.shop.db.execute(sql`update order_event set at = now() - make_interval(months => ${months}) where "to" = 'delivered'`);
      // Makes the uploads old, and the library entry of the first guest too. The second guest used the design since.
      await own.shop.db.execute(sql`update upload set created_at = now() - make_interval(months => ${months})`);
      await own.shop.db.execute(
        sql`update storage_item set updated_at = now() - make_interval(months => ${months}) where owner in (select owner from upload where id = ${shown.uploadId})`,
      );
      await own.shop.app.get(Cleanup).run();
      const { rows } = await own.shop.db.execute<{ id: string; preview_id: string }>(sql`select id, preview_id from upload`);
      const left = new Set(rows.flatMap(({ id, preview_id }) => [id, preview_id]));
      return [shown, kept].map(({ uploadId, crop }) => [uploadId, crop!.preview.split('/')[2]!].filter((id) => left.has(id)).length);
    };
    expect(await sweepAfter(23)).toEqual([2, 2]);
    expect(await sweepAfter(25)).toEqual([0, 2]);
    const [order] = orders;
    expect((await shown.guest.ok('getOrder', { id: order!.id })).lines).toMatchObject([{ id: order!.lines[0]!.id, name: order!.lines[0]!.name, preview: null }]);
    expect(await shown.guest.ok('reorderOrder', { id: order!.id })).toMatchObject({ missing: [{ reason: 'notMakeable' }] });
  });
});

describe('The crop', () => {
  it('is shown in the order and, as a JPEG, in its confirmation', async () => {
    const print = await cropped();
    const { guest, crop } = print;
    const email = `ada-${randomUUID()}@example.nl`;
    const order = await inCart(print, email);
    expect(order.lines[0]!.preview).toBe(crop!.preview);
    const placed = await guest.ok('completeOrder', { acceptTerms: true, expectedTotal: order.totals.total.includingVat });
    expect(placed.lines[0]!.preview).toBe(crop!.preview);
    const { html } = await own.shop.mailTo(email);
    const address = /src="(https?:\/\/[^"]*\/Uploads\/[^"]+)"/.exec(html)![1]!;
    expect(new URL(address).pathname).toBe(`/api${crop!.preview.replace('preview-800.webp', 'thumbnail-240.jpg')}`);
    const { bytes, headers } = await new Caller(own.targets.storefront).send('getUpload', { id: crop!.preview.split('/')[2]!, file: 'thumbnail-240.jpg' });
    expect([headers.get('content-type'), (await sharp(bytes).metadata()).width]).toEqual(['image/jpeg', 240]);
    expect(await uploadShownBy(own.shop.db, crop!.preview)).toBeDefined();
  });
});
