import { Buffer } from 'node:buffer';
import { photograph } from '../../support/pictures.js';
import { type Fixtures, unknownId } from '../fixtures.js';

const drawing = { name: 'drawing.pdf', content: '%PDF-1.4\nA room.\n' };

export const storage = (fixtures: () => Fixtures): void => {
  describe('storage', () => {
    it('stores designs and files, sent as upload or as base64', async () => {
      const guest = fixtures().stranger();
      const item = await guest.ok('addStorageItem', { name: 'Plan', note: 'ground floor' }, { file: drawing });
      expect(item).toMatchObject({
        name: 'Plan',
        note: 'ground floor',
        position: 1,
        files: [{ name: 'drawing.pdf', type: 'application/pdf', size: drawing.content.length, width: null }],
      });
      const data = (await photograph(40, 30, { format: 'png' })).toString('base64');
      const picture = await guest.ok('addStorageItemBase64', { filename: 'sea.png', data });
      expect(picture.files).toMatchObject([{ type: 'image/png', width: 40, height: 30, preview: expect.any(String) }]);
      expect(await guest.ok('getStorageItem', { id: item.id })).toMatchObject({ id: item.id, name: 'Plan' });
      const { items, total } = await guest.ok('listStorage', { q: 'plan' });
      expect([total, items[0]!.id]).toEqual([1, item.id]);
      await guest.refused('addStorageItem', {}, 'VALIDATION');
      await guest.refused('addStorageItemBase64', { filename: 'sea.png', data: 'not base64!' }, 'VALIDATION');
      await guest.refused('addStorageItem', { name: 'Plan', configurationId: unknownId }, 'NOT_FOUND');
      await guest.refused('getStorageItem', { id: unknownId }, 'NOT_FOUND');
      await guest.refused('listStorage', { page: 0 }, 'VALIDATION');
    });

    it('stores products for later, with their current name and price', async () => {
      const guest = fixtures().stranger();
      const { productId } = fixtures();
      const { name, slug } = await guest.ok('getProduct', { id: productId });
      const { cartToken: _, ...item } = await guest.ok('addStorageItem', { kind: 'later', productId, quantity: 3 });
      expect(item).toMatchObject({ kind: 'later', name, quantity: 3, choices: [], preview: null, product: { id: productId, slug, isOnSale: true, price: expect.any(Object) } });
      await guest.ok('addStorageItem', { kind: 'design', name: 'A design' });
      expect((await guest.ok('listStorage', { kind: 'later' })).items).toEqual([item]);
      await guest.refused('addStorageItem', { kind: 'later', name: 'Nothing' }, 'VALIDATION');
      await guest.refused('addStorageItem', { kind: 'later', productId: unknownId }, 'NOT_FOUND');
      await guest.refused('addStorageItem', { kind: 'later', productId, quantity: 0 }, 'VALIDATION');
    });

    it('validates a file before it is uploaded', async () => {
      const guest = fixtures().stranger();
      expect(await guest.ok('validateStorageItem', { filename: 'plan.pdf', type: 'application/pdf', size: 31_457_280 })).toEqual({ valid: true, errors: [] });
      expect((await guest.ok('validateStorageItem', { filename: 'plan.pdf', type: 'application/pdf', size: 31_457_281 })).errors).toMatchObject([{ field: 'size' }]);
      await guest.refused('validateStorageItem', { filename: 'plan.pdf', type: 'application/pdf', size: -1 }, 'VALIDATION');
    });

    it('moves, deletes, restores and permanently deletes items, and moves and deletes files', async () => {
      const guest = fixtures().stranger();
      const first = await guest.ok('addStorageItem', { kind: 'design', name: 'first' });
      const second = await guest.ok('addStorageItem', { kind: 'design', name: 'second' });
      const names = async (deleted = false) => (await guest.ok('listStorage', { deleted })).items.map(({ name }) => name);
      await guest.ok('moveStorageItemUp', { id: second.id });
      expect(await names()).toEqual(['second', 'first']);
      await guest.ok('moveStorageItemDown', { id: second.id });
      expect(await names()).toEqual(['first', 'second']);

      await guest.ok('addStorageFile', { id: first.id }, { file: drawing });
      const { files } = await guest.ok('addStorageFile', { id: first.id }, { file: { ...drawing, name: 'other.pdf' } });
      const order = async () => (await guest.ok('getStorageItem', { id: first.id })).files.map(({ name }) => name);
      await guest.ok('moveStorageFileUp', { id: first.id, fileId: files[1]!.id });
      expect(await order()).toEqual(['other.pdf', 'drawing.pdf']);
      await guest.ok('moveStorageFileDown', { id: first.id, fileId: files[1]!.id });
      expect(await order()).toEqual(['drawing.pdf', 'other.pdf']);
      await guest.ok('deleteStorageFile', { id: first.id, fileId: files[0]!.id });
      expect(await order()).toEqual(['other.pdf']);

      await guest.ok('deleteStorageItem', { id: first.id });
      expect([await names(), await names(true)]).toEqual([['second'], ['first']]);
      expect((await guest.ok('restoreStorageItem', { id: first.id })).position).toBe(2);
      await guest.ok('deleteStorageItem', { id: first.id, permanent: true });
      await guest.refused('restoreStorageItem', { id: first.id }, 'NOT_FOUND');
    });

    it('renames an item', async () => {
      const guest = fixtures().stranger();
      const { id } = await guest.ok('addStorageItem', { kind: 'design', name: 'Plan', note: 'ground floor' });
      expect(await guest.ok('updateStorageItem', { id, name: 'Attic' })).toMatchObject({ id, name: 'Attic', note: null, position: 1 });
      await guest.refused('updateStorageItem', { id, name: ' ' }, 'VALIDATION');
      await fixtures().stranger().refused('updateStorageItem', { id, name: 'Mine' }, 'NOT_FOUND');
    });

    it.each(['restoreStorageItem', 'moveStorageItemUp', 'moveStorageItemDown', 'deleteStorageItem'] as const)('returns NOT_FOUND for %s with an unknown id', async (name) => {
      await fixtures().stranger().refused(name, { id: unknownId }, 'NOT_FOUND');
    });
    it.each(['moveStorageFileUp', 'moveStorageFileDown', 'deleteStorageFile'] as const)('returns NOT_FOUND for %s with an unknown id', async (name) => {
      await fixtures().stranger().refused(name, { id: unknownId, fileId: unknownId }, 'NOT_FOUND');
    });

    it('accepts a file in parts, and returns the offset at which to continue', async () => {
      const guest = fixtures().stranger();
      const content = await photograph(40, 30, { format: 'png' });
      const { id, offset } = await guest.ok('startUpload', { name: 'sea.png', type: 'image/png', size: content.length });
      expect(offset).toBe(0);
      const part = (from: number, to?: number) => ({ file: { name: '', content: content.subarray(from, to) } });
      expect(await guest.ok('appendUpload', { id, offset: 0 }, part(0, 50))).toMatchObject({ offset: 50, file: null });
      const { current } = await guest.refused('appendUpload', { id, offset: 0 }, 'CONFLICT', part(0, 50));
      expect(current).toMatchObject({ id, offset: 50 });
      expect(await guest.ok('getOpenUpload', { id })).toMatchObject({ offset: 50, size: content.length, file: null });
      const { file } = await guest.ok('appendUpload', { id, offset: 50 }, part(50));
      expect(file).toMatchObject({ name: 'sea.png', type: 'image/png', size: content.length, width: 40, height: 30, preview: expect.any(String) });
      expect((await guest.ok('getOpenUpload', { id })).file).toEqual(file);
      expect((await guest.ok('listStorage', {})).items).toMatchObject([{ kind: 'file', name: 'sea.png', files: [{ uploadId: file!.uploadId }] }]);
      await guest.refused('cancelUpload', { id }, 'NOT_FOUND');
    });

    it('refuses an invalid file before it is sent, and cancels an upload', async () => {
      const guest = fixtures().stranger();
      await guest.refused('startUpload', { name: 'huge.png', size: 31_457_281 }, 'PAYLOAD_TOO_LARGE');
      await guest.refused('startUpload', { name: 'IMG_0001.HEIC', size: 100 }, 'HEIC_UNSUPPORTED');
      await guest.refused('startUpload', { name: 'empty.png', size: 0 }, 'VALIDATION');
      const { id } = await guest.ok('startUpload', { name: 'plan.pdf', size: 100 });
      await guest.refused('appendUpload', { id, offset: 0 }, 'PAYLOAD_TOO_LARGE', { file: { name: '', content: 'a'.repeat(101) } });
      await guest.ok('cancelUpload', { id });
      await guest.refused('getOpenUpload', { id }, 'NOT_FOUND');
      await guest.refused('appendUpload', { id, offset: 0 }, 'NOT_FOUND', { file: { name: '', content: 'a' } });
    });

    it('exports all items and files', async () => {
      const guest = fixtures().stranger();
      const { files } = await guest.ok('addStorageItem', { name: 'Plan' }, { file: drawing });
      const exported = async (format: 'json' | 'csv' | 'zip') => (await guest.send('exportStorage', { format })).bytes;
      await guest.ok('exportStorage', {});
      expect(JSON.parse((await exported('json')).toString())).toMatchObject([{ name: 'Plan', files: [{ name: 'drawing.pdf' }] }]);
      expect((await exported('csv')).toString()).toContain('drawing.pdf');
      expect((await exported('zip')).includes(Buffer.from(drawing.content))).toBe(true);
      await guest.refused('exportStorage', { format: 'doc' }, 'VALIDATION');

      const { uploadId } = files[0]!;
      const original = await guest.send('getUpload', { id: uploadId, file: 'original' });
      expect([original.bytes.toString(), original.headers.get('content-disposition')]).toEqual([drawing.content, 'attachment; filename="drawing.pdf"']);
      await fixtures().stranger().refused('getUpload', { id: uploadId, file: 'original' }, 'NOT_FOUND');
      await guest.refused('addStorageFile', { id: unknownId }, 'NOT_FOUND', { file: drawing });
    });
  });
};
