import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { addJobs } from '../../src/embedded/jobs/add-jobs.js';
import { Caller, problemIn } from '../contract/caller.js';
import { type OwnShop, startOwnShop } from '../contract/own-shop.js';
import { eventually } from '../support/eventually.js';
import { photograph } from '../support/pictures.js';
import sharp from 'sharp';

const limit = 31_457_280;

let own: OwnShop;
beforeAll(async () => {
  own = await startOwnShop();
});
afterAll(() => own.stop());

const doors = ['embedded', 'storefront'] as const;
const guestAt = (door: (typeof doors)[number]) => new Caller(own.targets[door]);
const guest = () => guestAt('embedded');
const text = (name: string, content = name) => ({ file: { name, content } });
const positionsOf = async (caller: Caller) => (await caller.ok('listStorage', { pageSize: 100 })).items.map(({ position }) => position);

describe.each(doors)('the limit of an upload (%s)', (door) => {
  it('is 31,457,280 bytes: so many pass whole, one more is told so', async () => {
    const caller = guestAt(door);
    const content = Buffer.alloc(limit, 'quiet ');
    const { files } = await caller.ok('addStorageItem', { name: 'whole' }, { file: { name: 'whole.bin', content } });
    expect(files[0]!.size).toBe(limit);
    const { bytes } = await caller.send('getUpload', { id: files[0]!.uploadId, file: 'original' });
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
    await caller.refused('addStorageItem', { name: 'more' }, 'PAYLOAD_TOO_LARGE', { file: { name: 'more.bin', content: Buffer.alloc(limit + 1, 'quiet ') } });
    expect((await caller.ok('listStorage', {})).total).toBe(1);
  });

  it('is the same in base64', async () => {
    const caller = guestAt(door);
    const { files } = await caller.ok('addStorageItemBase64', { filename: 'whole.bin', data: Buffer.alloc(limit, 'quiet ').toString('base64') });
    expect(files[0]!.size).toBe(limit);
    await caller.refused('addStorageItemBase64', { filename: 'more.bin', data: Buffer.alloc(limit + 1, 'quiet ').toString('base64') }, 'PAYLOAD_TOO_LARGE');
    await caller.refused('addStorageItemBase64', { filename: 'much.bin', data: Buffer.alloc(limit * 1.2, 'quiet ').toString('base64') }, 'PAYLOAD_TOO_LARGE');
  });
});

describe('what an upload is', () => {
  const html = '<!doctype html><script>alert(1)</script>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each([
    ['a page called a picture', 'innocent.jpg', html],
    ['a drawing with a script', 'drawing.svg', svg],
  ])('%s is offered for saving and never run', async (_, name, content) => {
    const caller = guest();
    const { files } = await caller.ok('addStorageItem', {}, { file: { name, content } });
    expect(files[0]).toMatchObject({ name, preview: null, width: null });
    expect(files[0]!.type).not.toMatch(/^image\/(?!svg)/);
    const { headers, bytes } = await caller.send('getUpload', { id: files[0]!.uploadId, file: 'original' });
    expect(bytes.toString()).toBe(content);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    await caller.refused('getUpload', { id: files[0]!.uploadId, file: 'preview-800.webp' }, 'NOT_FOUND');
  });

  it('a picture gets an upright preview of ours, whatever it is called', async () => {
    const caller = guest();
    const { files } = await caller.ok('addStorageItem', {}, { file: { name: 'notes.txt', content: await photograph(1200, 900, { orientation: 6 }) } });
    expect(files[0]).toMatchObject({ type: 'image/jpeg', width: 900, height: 1200, preview: `/Uploads/${files[0]!.uploadId}/preview-800.webp` });
    const { headers, bytes } = await caller.send('getUpload', { id: files[0]!.uploadId, file: 'preview-800.webp' });
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['image/webp', 'public, max-age=31536000, immutable']);
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height, exif]).toEqual([600, 800, undefined]);
    await caller.refused('getUpload', { id: files[0]!.uploadId, file: 'preview-801.webp' }, 'NOT_FOUND');
    await caller.refused('getUpload', { id: files[0]!.uploadId, file: '../../etc/passwd' }, 'VALIDATION');
  });

  /** A whole PNG, black throughout: a few kilobytes that unpack to more pixels than anybody has memory for. */
  const bomb = (width: number, height: number): Buffer => {
    const chunk = (type: string, data: Buffer) => {
      const named = Buffer.concat([Buffer.from(type), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(named));
      return Buffer.concat([length, named, sum]);
    };
    const size = Buffer.alloc(13);
    size.writeUInt32BE(width, 0);
    size.writeUInt32BE(height, 4);
    size.set([1, 0, 0, 0, 0], 8);
    const rows = deflateSync(Buffer.alloc((1 + width / 8) * height));
    return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), chunk('IHDR', size), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
  };

  it('a picture of too many pixels is refused by its header', async () => {
    await guest().refused('addStorageItem', {}, 'IMAGE_UNREADABLE', { file: { name: 'bomb.png', content: bomb(16_000, 16_000) } });
  });

  it('a broken picture is refused and leaves nothing behind', async () => {
    const caller = guest();
    const files = () => readdir(join(own.shop.dataDir, 'uploads'), { recursive: true });
    const before = await files();
    const whole = await photograph(400, 300);
    await caller.refused('addStorageItem', {}, 'IMAGE_UNREADABLE', { file: { name: 'half.jpg', content: whole.subarray(0, 200) } });
    expect(await files()).toEqual(before);
  });

  it('keeps a name a file system can live with', async () => {
    const caller = guest();
    const { files } = await caller.ok('addStorageItem', {}, text('..\\..\\plan “café”.txt', 'x'));
    expect(files[0]!.name).not.toMatch(/[/\\]/);
    const { headers } = await caller.send('getUpload', { id: files[0]!.uploadId, file: 'original' });
    expect(headers.get('content-disposition')).toMatch(/filename\*=UTF-8''/);
  });
});

describe('what nobody owns', () => {
  it('is removed from the disk after a day', async () => {
    const caller = guest();
    const { files } = await caller.ok('addStorageItem', {}, text('kept.txt'));
    const orphan = await caller.ok('addStorageItem', {}, text('orphan.txt'));
    const { uploadId } = orphan.files[0]!;
    await own.shop.db.execute(sql`delete from storage_file where upload_id = ${uploadId}`);
    await own.shop.db.execute(sql`delete from upload where id = ${uploadId}`);
    const folderOf = (id: string) => join(own.shop.dataDir, 'uploads', id.slice(0, 2), id);
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    for (const id of [uploadId, files[0]!.uploadId]) await utimes(folderOf(id), twoDaysAgo, twoDaysAgo);
    await addJobs(own.shop.db, 'sweep_uploads', [null]);
    const isGone = () =>
      readdir(folderOf(uploadId)).then(
        () => undefined,
        () => true,
      );
    expect(await eventually('the sweep', isGone)).toBe(true);
    await caller.ok('getUpload', { id: files[0]!.uploadId, file: 'original' });
  });

  it('never fills the disk: what one owner keeps is bounded', async () => {
    const caller = guest();
    const { files } = await caller.ok('addStorageItem', {}, text('first.txt'));
    await own.shop.db.execute(sql`update upload set size = 2147483640 where id = ${files[0]!.uploadId}`);
    await caller.refused('addStorageItem', {}, 'PAYLOAD_TOO_LARGE', text('second.txt', 'more than eight bytes'));
    await guest().ok('addStorageItem', {}, text('second.txt', 'more than eight bytes'));
  });
});

describe('the order of things saved', () => {
  it('stays whole under forty moves at once', async () => {
    const caller = guest();
    const first = await caller.ok('addStorageItem', { kind: 'design', name: 'item 0' });
    const ids = [first.id];
    for (let at = 1; at < 8; at += 1) ids.push((await caller.ok('addStorageItem', { kind: 'design', name: `item ${at}` })).id);
    const moves = Array.from({ length: 40 }, (_, at) => ({ id: ids[at % 8]!, name: at % 3 ? ('moveStorageItemUp' as const) : ('moveStorageItemDown' as const) }));
    await Promise.all(moves.map(({ id, name }) => caller.ok(name, { id })));
    expect(await positionsOf(caller)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set((await caller.ok('listStorage', {})).items.map(({ id }) => id))).toEqual(new Set(ids));
  });

  it('stays whole when things are added, deleted and restored at once', async () => {
    const caller = guest();
    const { id } = await caller.ok('addStorageItem', { kind: 'design', name: 'first' });
    const added = await Promise.all(Array.from({ length: 10 }, (_, at) => caller.ok('addStorageItem', { kind: 'design', name: `item ${at}` })));
    await Promise.all([...added.slice(0, 4).map((item) => caller.ok('deleteStorageItem', { id: item.id })), caller.ok('moveStorageItemDown', { id })]);
    await Promise.all(added.slice(0, 4).map((item) => caller.ok('restoreStorageItem', { id: item.id })));
    expect(await positionsOf(caller)).toEqual(Array.from({ length: 11 }, (_, at) => at + 1));
  });

  it('holds twenty files an item and no more, however many come at once', async () => {
    const caller = guest();
    const { id } = await caller.ok('addStorageItem', { kind: 'design', name: 'many' });
    const answers = await Promise.all(Array.from({ length: 24 }, (_, at) => caller.send('addStorageFile', { id }, text(`${at}.txt`))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    for (const answer of answers.filter(({ status }) => status !== 201)) expect(problemIn('addStorageFile', answer).code).toBe('CONFLICT');
    expect((await caller.ok('getStorageItem', { id })).files.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  it('saves once for one key', async () => {
    const caller = guest();
    await caller.ok('addStorageItem', { kind: 'design', name: 'first' });
    const key = { headers: { 'idempotency-key': crypto.randomUUID() } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => caller.ok('addStorageItem', { name: 'once' }, { ...text('once.txt'), ...key })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await caller.refused('addStorageItem', { name: 'once' }, 'IDEMPOTENCY_MISMATCH', { ...text('other.txt'), ...key });
    expect((await caller.ok('listStorage', {})).total).toBe(2);
    await caller.ok('getUpload', { id: answers[0]!.files[0]!.uploadId, file: 'original' });
  });
});

describe('an export', () => {
  it('holds more than a page, and no cell a spreadsheet would run', async () => {
    const caller = guest();
    await caller.ok('addStorageItem', { kind: 'design', name: '=HYPERLINK("https://elsewhere.example")', note: 'a, "quoted"\nnote' });
    for (let at = 0; at < 120; at += 1) await caller.ok('addStorageItem', { kind: 'design', name: `item ${at}` });
    const json = JSON.parse((await caller.send('exportStorage', { format: 'json' })).bytes.toString()) as unknown[];
    expect(json).toHaveLength(121);
    const csv = (await caller.send('exportStorage', { format: 'csv' })).bytes.toString();
    expect(csv).toContain(`'=HYPERLINK`);
    expect(csv).toContain('"a, ""quoted""\nnote"');
  });
});
