import { unknownId } from './account-steps.js';
import { step } from './step.js';

const drawing = { name: 'drawing.pdf', content: '%PDF-1.4\nA room.\n' };
const base64 = Buffer.from(drawing.content).toString('base64');

/** The guest's library of files, and the configuration of a photo print from an uploaded photo. */
export const librarySteps = [
  step('addStorageItem', async (check, { guest, known, photograph }) => {
    const item = await check.ok({ name: 'Sea' }, guest, 'for an uploaded photo', { file: { name: 'sea.jpg', content: photograph } });
    guest.cartToken = item.cartToken;
    check.that('returns a cartToken with the first resource of a guest', item.cartToken !== undefined);
    check.that('reads the size of a picture in pixels', item.files[0]?.width === 3000 && item.files[0]?.height === 2000);
    known.item = item;
    await check.refused('an item without name and file', 'VALIDATION', {}, guest);
  }),
  step('addStorageItemBase64', {
    after: ['addStorageItem'],
    run: async (check, { guest, known }) => {
      known.second = await check.ok({ name: 'Plan', filename: drawing.name, data: base64 }, guest);
      check.that('returns the cartToken only once', known.second.cartToken === undefined);
      check.that('counts positions from 1, without gaps', known.second.position === 2);
    },
  }),
  step('validateStorageItem', async (check, { stranger }) => {
    const { valid } = await check.ok({ filename: 'plan.pdf', type: 'application/pdf', size: 1000 }, stranger, 'for a file that fits');
    check.that('accepts a file that fits', valid);
    const tooLarge = await check.ok({ filename: 'plan.pdf', type: 'application/pdf', size: 31_457_281 }, stranger, 'for a file above 30 MB');
    check.that('refuses a file above 30 MB', !tooLarge.valid);
  }),
  step('getStorageItem', {
    after: ['addStorageItem'],
    run: async (check, { guest, known, stranger }) => {
      const { id } = await check.ok({ id: known.item!.id }, guest);
      check.that('returns the requested item', id === known.item!.id);
      await check.refused('the item of another visitor', 'NOT_FOUND', { id: known.item!.id }, stranger);
    },
  }),
  step('listStorage', {
    after: ['addStorageItemBase64'],
    run: async (check, { guest, stranger }) => {
      const { total } = await check.ok({}, guest);
      check.that('lists the items of the visitor', total === 2);
      const searched = await check.ok({ q: 'plan' }, guest, 'for a search');
      check.that('searches by name', searched.items.length === 1);
      check.that('lists nothing for another visitor', (await check.ok({}, stranger)).total === 0);
    },
  }),
  step('moveStorageItemUp', {
    after: ['addStorageItemBase64'],
    run: async (check, { guest, known }) => {
      const { position } = await check.ok({ id: known.second!.id }, guest);
      check.that('moves the item to the first position', position === 1);
      check.that('changes nothing at the edge', (await check.ok({ id: known.second!.id }, guest, 'at the edge')).position === 1);
      await check.refused('an unknown id', 'NOT_FOUND', { id: unknownId }, guest);
    },
  }),
  step('moveStorageItemDown', {
    after: ['moveStorageItemUp'],
    run: async (check, { guest, known }) => {
      check.that('moves the item to the second position', (await check.ok({ id: known.second!.id }, guest)).position === 2);
    },
  }),
  step('addStorageFile', {
    after: ['addStorageItemBase64'],
    run: async (check, { guest, known }) => {
      known.second = await check.ok({ id: known.second!.id }, guest, 'for a second file', { file: { ...drawing, name: 'other.pdf' } });
      check.that('appends the file', known.second.files[1]?.name === 'other.pdf');
      await check.refused('an unknown id', 'NOT_FOUND', { id: unknownId }, guest, { file: drawing });
    },
  }),
  step('moveStorageFileUp', {
    after: ['addStorageFile'],
    run: async (check, { guest, known }) => {
      const { files } = await check.ok({ id: known.second!.id, fileId: known.second!.files[1]!.id }, guest);
      check.that('moves the file to the first position', files[0]?.name === 'other.pdf');
    },
  }),
  step('moveStorageFileDown', {
    after: ['moveStorageFileUp'],
    run: async (check, { guest, known }) => {
      const { files } = await check.ok({ id: known.second!.id, fileId: known.second!.files[1]!.id }, guest);
      check.that('moves the file to the second position', files[1]?.name === 'other.pdf');
    },
  }),
  step('deleteStorageFile', {
    after: ['addStorageFile'],
    run: async (check, { guest, known }) => {
      const { files } = await check.ok({ id: known.second!.id, fileId: known.second!.files[1]!.id }, guest);
      check.that('deletes the file', files.length === 1);
    },
  }),
  step('deleteStorageItem', {
    after: ['addStorageItemBase64'],
    run: async (check, { guest, known }) => {
      await check.ok({ id: known.second!.id }, guest);
      await check.refused('an unknown id', 'NOT_FOUND', { id: unknownId }, guest);
    },
  }),
  step('restoreStorageItem', {
    after: ['deleteStorageItem'],
    run: async (check, { guest, known }) => {
      const { deletedAt, position } = await check.ok({ id: known.second!.id }, guest);
      check.that('restores the item at the end of the list', deletedAt === null && position === 2);
    },
  }),
  step('exportStorage', {
    after: ['addStorageItem'],
    run: async (check, { guest }) => void (await check.ok({}, guest, 'as JSON')),
  }),
  step('getUpload', {
    after: ['addStorageItem'],
    run: async (check, { guest, known, stranger, photograph }) => {
      const { uploadId } = known.item!.files[0]!;
      const original = (await check.ok({ id: uploadId, file: 'original' }, guest, 'for the original')) as { bytes: Buffer };
      check.that('returns the bytes that were uploaded', original.bytes.equals(photograph));
      await check.refused('the original of another visitor', 'NOT_FOUND', { id: uploadId, file: 'original' }, stranger);
    },
  }),
  step('configureProduct', {
    after: ['getPhotoPrint'],
    run: async (check, { guest, known, photoPrintId }) => {
      const configuration = await check.ok({ id: photoPrintId!, choices: {}, quantity: 3 }, guest, 'without choices');
      const { trace, unitPrice, total, isComplete } = configuration;
      known.configuration = configuration;
      check.that('is incomplete without a photo', !isComplete);
      check.that('has a trace whose steps add up to the unit price', trace.reduce((sum, { amount }) => sum + amount.amount, 0) === unitPrice.includingVat.amount);
      check.that('has a total that is the unit price times the quantity', total.includingVat.amount === 3 * unitPrice.includingVat.amount);
      await check.refused('an unknown option', 'VALIDATION', { id: photoPrintId!, choices: { [unknownId]: 'x' } }, guest);
      await check.refused('an unknown product', 'NOT_FOUND', { id: unknownId, choices: {} }, guest);
    },
  }),
  step('getConfiguration', {
    after: ['configureProduct'],
    run: async (check, { guest, known, stranger }) => {
      const { id } = known.configuration!;
      check.that('returns the saved configuration', (await check.ok({ id }, guest)).id === id);
      await check.refused('the configuration of another visitor', 'NOT_FOUND', { id }, stranger);
    },
  }),
  step('cropConfiguration', {
    after: ['configureProduct', 'addStorageItem'],
    run: async (check, { guest, known }) => {
      const { formats, bleedMm } = known.print!;
      const { id, options } = known.configuration!;
      const { widthMm, heightMm } = formats.find((format) => options.some(({ choice }) => choice === format.id)) ?? formats[0]!;
      const ratio = (widthMm + 2 * bleedMm) / (heightMm + 2 * bleedMm);
      const height = Math.min(2000, Math.floor(3000 / ratio));
      const wish = { id, uploadId: known.item!.files[0]!.uploadId, x: 0, y: 0, width: Math.round(height * ratio), height };
      const tooSmall = { width: Math.round(wish.width / 30), height: Math.round(height / 30) };
      await check.refused('a crop with too few pixels', 'RESOLUTION_TOO_LOW', { ...wish, ...tooSmall }, guest);
      await check.refused('an unknown upload', 'NOT_FOUND', { ...wish, uploadId: unknownId }, guest);
      const { crop } = await check.ok(wish, guest, 'for a crop of the whole photo');
      check.that('returns the crop with a preview', crop?.preview.startsWith('/Uploads/') === true);
    },
  }),
];
