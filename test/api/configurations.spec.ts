import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { type Choice, type Configuration } from '../../src/contract/configuration.js';
import { type Locale, locales } from '../../src/contract/locales.js';
import { Caller, Coverage } from '../contract/caller.js';
import { startOwnShop } from '../contract/own-shop.js';
import { createFixtures, details, type Fixtures } from '../contract/fixtures.js';
import { duringTests } from '../support/during-tests.js';
import { photograph } from '../support/pictures.js';

const own = duringTests(startOwnShop);
let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await createFixtures(own.targets.embedded, new Coverage());
});

const upload = async (guest: Caller, content: Buffer) => (await guest.ok('addStorageItem', {}, { file: { name: 'photo.jpg', content } })).files[0]!.uploadId;
const formatOf = async (guest: Caller, id: string, ratio: number) => {
  const { formats, bleedMm } = await guest.ok('getPhotoPrint', { id });
  return formats.find(({ widthMm, heightMm }) => Math.abs((widthMm + 2 * bleedMm) / (heightMm + 2 * bleedMm) - ratio) < 0.2)!;
};
/** Names of the colours in the four corners of a picture. */
const cornersOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)].map((channel) => (channel > 127 ? 1 : 0)).join('');
  const letters: Record<string, string> = { '100': 'red', '010': 'green', '001': 'blue', '111': 'white' };
  const [right, bottom] = [info.width - 10, info.height - 10];
  return [at(10, 10), at(right, 10), at(10, bottom), at(right, bottom)].map((colour) => letters[colour]);
};

describe('a crop', () => {
  const cropped = async (guest: Caller, { content, area }: { content: Buffer; area: { x: number; y: number; width: number; height: number; rotation?: 0 | 90 | 180 | 270 } }) => {
    const format = await formatOf(guest, fixtures.photoPrintId, area.width / area.height);
    const { id } = await guest.ok('configureProduct', { id: fixtures.photoPrintId, choices: { format: format.id } });
    const uploadId = await upload(guest, content);
    const configuration = await guest.ok('cropConfiguration', { id, uploadId, ...area });
    const [, , previewId, file] = configuration.crop!.preview.split('/');
    const preview = await guest.send('getUpload', { id: previewId!, file: file! });
    return { id, uploadId, configuration, preview: preview.bytes };
  };

  it('is cut from the picture as it is displayed', async () => {
    const guest = new Caller(own.targets.embedded);
    const { preview, configuration } = await cropped(guest, { content: await photograph(2480, 1680), area: { x: 0, y: 0, width: 2480, height: 1680 } });
    expect(await cornersOf(preview)).toEqual(['red', 'green', 'blue', 'white']);
    // 2,480 pixels over 600 mm plus 10 mm bleed on both sides.
    expect(configuration.crop).toMatchObject({ dpi: Math.floor(2480 / (620 / 25.4)), quality: 'good' });
  });

  it('is in the cart and in the placed order with the colour and the size of its frame', async () => {
    const guest = new Caller(own.targets.embedded);
    const { id } = await cropped(guest, { content: await photograph(2480, 1680), area: { x: 0, y: 0, width: 2480, height: 1680 } });
    const { lines } = await guest.ok('addOrderLine', { productId: fixtures.photoPrintId, configurationId: id });
    const frame = { hex: '#f5f5f2', widthMm: 600, heightMm: 400, isRound: false };
    expect(lines[0]!.frame).toEqual(frame);
    await guest.ok('setOrderDetails', details);
    const { totals } = await guest.ok('setShipping', { method: 'Deliver' });
    const order = await guest.ok('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat });
    expect((await guest.ok('getOrder', { id: order.id })).lines[0]!.frame).toEqual(frame);
  });

  it('respects the orientation in the EXIF data', async () => {
    const guest = new Caller(own.targets.embedded);
    // Orientation 6: the picture must be rotated clockwise for display.
    const { preview } = await cropped(guest, { content: await photograph(1680, 2480, { orientation: 6 }), area: { x: 0, y: 0, width: 2480, height: 1680 } });
    expect(await cornersOf(preview)).toEqual(['blue', 'red', 'white', 'green']);
  });

  it('is rotated by the buyer after that', async () => {
    const guest = new Caller(own.targets.embedded);
    const { preview } = await cropped(guest, { content: await photograph(2480, 1680), area: { x: 0, y: 0, width: 2480, height: 1680, rotation: 180 } });
    expect(await cornersOf(preview)).toEqual(['white', 'blue', 'green', 'red']);
  });

  it('of the same area writes no new file', async () => {
    const guest = new Caller(own.targets.embedded);
    const area = { x: 0, y: 0, width: 2480, height: 1680 };
    const { id, uploadId, configuration } = await cropped(guest, { content: await photograph(2480, 1680), area });
    expect((await guest.ok('cropConfiguration', { id, uploadId, ...area })).crop!.preview).toBe(configuration.crop!.preview);
    const other = { x: 10, y: 10, width: 1860, height: 1260 };
    expect((await guest.ok('cropConfiguration', { id, uploadId, ...other })).crop!.preview).not.toBe(configuration.crop!.preview);
    const [, , replaced] = configuration.crop!.preview.split('/');
    await guest.refused('getUpload', { id: replaced!, file: 'preview-800.webp' }, 'NOT_FOUND');
    const { errors } = await guest.refused('cropConfiguration', { id, uploadId, ...area, x: 20 }, 'VALIDATION');
    expect(errors.map(({ field }) => field)).toContain('width');
  });

  it.each(['embedded', 'storefront'] as const)('with a wrong aspect ratio is refused with the expected and the received size, by %s', async (target) => {
    const guest = new Caller(own.targets[target]);
    const { id, expectedCrop } = await guest.ok('configureProduct', {
      id: fixtures.photoPrintId,
      choices: { format: (await formatOf(guest, fixtures.photoPrintId, 2480 / 1680)).id },
    });
    // 600 × 400 mm, with 10 mm bleed on each side.
    expect(expectedCrop).toEqual({ widthMm: 620, heightMm: 420, tolerance: 0.01 });
    const uploadId = await upload(guest, await photograph(2480, 1680));
    const { errors } = await guest.refused('cropConfiguration', { id, uploadId, x: 0, y: 0, width: 2480, height: 1400 }, 'VALIDATION');
    expect(errors).toEqual([
      {
        field: 'height',
        code: 'yup.errors.number.aspectRatio',
        message: expect.stringMatching(/620 × 420\u00a0mm.* 1%.* 2480 × 1400 pixels/),
        params: { ...expectedCrop, percent: 1, width: 2480, height: 1400 },
      },
    ]);
  });

  it('has no expected size for goods that are no print', async () => {
    expect((await new Caller(own.targets.embedded).ok('previewConfiguration', { id: 'wpn-ochre-01', choices: {} })).expectedCrop).toBeNull();
  });

  it('of ten concurrent calls with one idempotency key results in one print', async () => {
    const guest = new Caller(own.targets.embedded);
    const area = { x: 0, y: 0, width: 2480, height: 1680 };
    const { id, uploadId } = await cropped(guest, { content: await photograph(2480, 1680), area });
    const other = { x: 10, y: 10, width: 1860, height: 1260 };
    const key = { headers: { 'idempotency-key': crypto.randomUUID() } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => guest.ok('cropConfiguration', { id, uploadId, ...other }, key)));
    expect(new Set(answers.map(({ crop }) => crop!.preview)).size).toBe(1);
    const [, , previewId, file] = answers[0]!.crop!.preview.split('/');
    await guest.ok('getUpload', { id: previewId!, file: file! });
    const { rows } = await own.shop.db.execute(sql`select id from upload where owner = (select owner from upload where id = ${uploadId})`);
    expect(rows).toHaveLength(2);
  });

  it('is removed when the size changes, and kept when the frame changes', async () => {
    const guest = new Caller(own.targets.embedded);
    const { id } = await cropped(guest, { content: await photograph(2480, 1680), area: { x: 0, y: 0, width: 2480, height: 1680 } });
    const { formats, frames } = await guest.ok('getPhotoPrint', { id: fixtures.photoPrintId });
    const framed = await guest.ok('configureProduct', { id: fixtures.photoPrintId, configurationId: id, choices: { frame: frames[0]!.id } });
    expect(framed.crop).not.toBeNull();
    const chosen = framed.options.find((option) => option.id === 'format')!.choice;
    const other = formats.find((format) => format.id !== chosen)!;
    expect((await guest.ok('configureProduct', { id: fixtures.photoPrintId, configurationId: id, choices: { format: other.id } })).crop).toBeNull();
  });
});

describe('a configuration', () => {
  const models = ['wpn-ochre-01', 'cur-charcoal-01', 'pho-landscape-01'];

  /** Valid and invalid choices for a product. */
  const choicesOf = (options: Configuration['options']): fc.Arbitrary<Record<string, Choice | undefined>> => {
    const fields = options.flatMap((option): [string, fc.Arbitrary<Choice>][] => {
      if (option.values.length) return [[option.id, fc.constantFrom(...option.values.map(({ id }) => id))]];
      if (option.dimensions) return [[option.id, fc.record({ width: fc.integer({ min: 200, max: 3000 }), height: fc.integer({ min: 200, max: 3000 }) })]];
      if (option.kind === 'Number') return [[option.id, fc.integer({ min: 0, max: 20 })]];
      if (option.kind === 'Checkbox') return [[option.id, fc.boolean()]];
      return option.kind === 'TextArea' ? [[option.id, fc.constant('a word')]] : [];
    });
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  };

  it.each(models)(
    'of %s has a price trace that adds up to its price, for any choices',
    async (id) => {
      const guest = new Caller(own.targets.embedded);
      const { options } = await guest.ok('configureProduct', { id, choices: {} });
      const wish = fc.record({ choices: choicesOf(options), quantity: fc.integer({ min: 1, max: 60 }), locale: fc.constantFrom<Locale>(...locales) });
      await fc.assert(
        fc.asyncProperty(wish, async ({ choices, quantity, locale }) => {
          const {
            unitPrice,
            total,
            trace,
            isComplete,
            messages,
            options: settled,
          } = await guest.ok('configureProduct', { id, choices: choices as Record<string, Choice>, quantity }, { headers: { 'x-locale': locale } });
          expect(trace.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(unitPrice.includingVat.amount);
          expect(total.includingVat.amount).toBe(unitPrice.includingVat.amount * quantity);
          expect(unitPrice.includingVat.amount).toBeGreaterThan(0);
          const remarks = [...messages, ...settled.flatMap((option) => option.messages)];
          if (remarks.some(({ level }) => level === 'red')) expect(isComplete).toBe(false);
        }),
        { numRuns: 60 },
      );
    },
    60_000,
  );

  it('that is ordered does not change: changes create a copy', async () => {
    const guest = new Caller(own.targets.embedded);
    const { id, unitPrice } = await guest.ok('configureProduct', { id: 'wpn-ochre-01', choices: { size: { width: 900, height: 600 } } });
    await guest.ok('addOrderLine', { productId: 'wpn-ochre-01', configurationId: id });
    await guest.ok('setOrderDetails', details);
    const { totals } = await guest.ok('setShipping', { method: 'Deliver' });
    const order = await guest.ok('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat });
    const changed = await guest.ok('configureProduct', { id: 'wpn-ochre-01', configurationId: id, choices: { size: { width: 1500, height: 900 } } });
    expect(changed.id).not.toBe(id);
    expect((await guest.ok('getOrder', { id: order.id })).lines[0]).toMatchObject({ configurationId: id, unitPrice });
    expect((await guest.ok('getConfiguration', { id })).unitPrice).toEqual(unitPrice);
    await guest.refused('withdrawOrder', { id: order.id }, 'NOT_WITHDRAWABLE');
  });

  it('that is in a cart does not change until its line gets another one', async () => {
    const guest = new Caller(own.targets.embedded);
    const id = 'wpn-ochre-01';
    const saved = await guest.ok('configureProduct', { id, choices: { size: { width: 900, height: 600 } } });
    const [line] = (await guest.ok('addOrderLine', { productId: id, configurationId: saved.id })).lines;
    const changed = await guest.ok('configureProduct', { id, configurationId: saved.id, choices: { size: { width: 1500, height: 900 } } });
    expect(changed.id).not.toBe(saved.id);
    expect((await guest.ok('getOrder', { id: 'current' })).lines).toEqual([line]);
    const { lines } = await guest.ok('updateOrderLine', { id: line!.id, quantity: 2, configurationId: changed.id });
    expect(lines).toMatchObject([{ id: line!.id, quantity: 2, configurationId: changed.id, unitPrice: changed.unitPrice }]);
    // Saving it again without changes keeps its id.
    expect((await guest.ok('configureProduct', { id, configurationId: changed.id, choices: {} })).id).toBe(changed.id);
  });

  it('with the standard choices becomes the product from stock, and its line is merged with one of the same product', async () => {
    const guest = new Caller(own.targets.embedded);
    const productId = 'wpn-ochre-01';
    const { id } = await guest.ok('configureProduct', { id: productId, choices: { edge: 'bevelled' } });
    await guest.ok('addOrderLine', { productId, quantity: 2 });
    const made = (await guest.ok('addOrderLine', { productId, configurationId: id })).lines.find((line) => line.configurationId === id)!;
    const { lines } = await guest.ok('updateOrderLine', { id: made.id, quantity: 3, configurationId: null });
    expect(lines).toMatchObject([{ id: made.id, quantity: 5, configurationId: null }]);
    await guest.refused('updateOrderLine', { id: made.id, quantity: 9999, configurationId: null }, 'OUT_OF_STOCK');
  });
});

describe('a preview', () => {
  const rows = async () => (await own.shop.db.execute(sql`select count(*)::int as count from configuration`)).rows[0];

  it('returns the same as saving, and saves nothing', async () => {
    const guest = new Caller(own.targets.embedded);
    const wish = { id: 'wpn-ochre-01', choices: { size: { width: 900, height: 600 }, edge: 'bevelled' }, quantity: 6 };
    const before = await rows();
    const preview = await guest.ok('previewConfiguration', wish);
    expect(await rows()).toEqual(before);
    const { id: _, updatedAt: __, cartToken: ___, ...saved } = await guest.ok('configureProduct', wish);
    expect(preview).toEqual(saved);
    const { delivery } = await guest.ok('getProduct', { id: wish.id });
    expect([preview.isWithdrawable, preview.delivery!.deliverOn > delivery!.deliverOn]).toEqual([false, true]);
    // A note alone does not make the goods individual.
    expect((await guest.ok('previewConfiguration', { id: wish.id, choices: { note: 'Bel even aan.' } })).isWithdrawable).toBe(true);
    const withCord = async (length: number) => (await guest.ok('previewConfiguration', { id: 'lmp-grey-01', choices: { length } })).isWithdrawable;
    expect([await withCord(200), await withCord(310)]).toEqual([true, false]);
    expect(preview.volumeDiscount.find(({ minQuantity }) => minQuantity === 5)!.priceIncludingVat).toEqual(preview.unitPrice.includingVat);
  });

  it('is based on a saved configuration of the same visitor', async () => {
    const guest = new Caller(own.targets.embedded);
    const { id: configurationId } = await guest.ok('configureProduct', { id: 'wpn-ochre-01', choices: { edge: 'bevelled' } });
    const { options } = await guest.ok('previewConfiguration', { id: 'wpn-ochre-01', configurationId, choices: { fixing: 'glue' } });
    expect(options.flatMap(({ id, choice }) => (id === 'edge' || id === 'fixing' ? [choice] : []))).toEqual(['bevelled', 'glue']);
    await new Caller(own.targets.embedded).refused('previewConfiguration', { id: 'wpn-ochre-01', configurationId, choices: {} }, 'NOT_FOUND');
  });

  it('recognises the choices of the product from stock', async () => {
    const guest = new Caller(own.targets.embedded);
    const isStandard = async (choices: Record<string, Choice>) => (await guest.ok('previewConfiguration', { id: 'wpn-ochre-01', choices })).isStandard;
    expect(await isStandard({})).toBe(true);
    expect(await isStandard({ edge: 'straight', drilled: false, note: null })).toBe(true);
    expect(await isStandard({ note: 'Bel even aan.' })).toBe(false);
    expect(await isStandard({ size: { width: 1200, height: 600 } })).toBe(true);
    expect(await isStandard({ size: { width: 1300, height: 600 } })).toBe(false);
  });

  it.each(['pho-landscape-01', 'pho-portrait-01', 'pho-square-01', 'pho-round-01'])('offers %s only in its own formats', async (id) => {
    const guest = new Caller(own.targets.embedded);
    const { formats } = await guest.ok('getPhotoPrint', { id });
    const { options } = await guest.ok('previewConfiguration', { id, choices: {} });
    const format = options.find((option) => option.id === 'format')!;
    expect(format.values.map((value) => value.id)).toEqual(formats.map((one) => one.id));
    expect(formats.length).toBe(3);
    expect(formats.map((one) => one.id)).toContain(format.choice);
  });
});
