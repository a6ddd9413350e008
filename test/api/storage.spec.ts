import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { CallContext } from '../../src/common/call-context.js';
import { addJobs } from '../../src/embedded/jobs/add-jobs.js';
import { UploadLimits } from '../../src/embedded/uploads/upload-limits.js';
import { Caller, Coverage, problemIn } from '../contract/caller.js';
import { startOwnShop } from '../contract/own-shop.js';
import { createFixtures } from '../contract/fixtures.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { photograph } from '../support/pictures.js';
import { startTestShop } from '../support/shop-api.js';
import sharp from 'sharp';

const limit = 31_457_280;

const own = duringTests(startOwnShop);

const targetNames = ['embedded', 'storefront'] as const;
const guestAt = (targetName: (typeof targetNames)[number]) => new Caller(own.targets[targetName]);
const guest = () => guestAt('embedded');
const text = (name: string, content = name) => ({ file: { name, content } });
const positionsOf = async (caller: Caller) => (await caller.ok('listStorage', { pageSize: 100 })).items.map(({ position }) => position);

describe.each(targetNames)('the limit of an upload (%s)', (targetName) => {
  it('is 31,457,280 bytes: a file of that size is stored, one more byte is refused', async () => {
    const caller = guestAt(targetName);
    const content = Buffer.alloc(limit, 'quiet ');
    const { files } = await caller.ok('addStorageItem', { name: 'whole' }, { file: { name: 'whole.bin', content } });
    expect(files[0]!.size).toBe(limit);
    const { bytes } = await caller.send('getUpload', { id: files[0]!.uploadId, file: 'original' });
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
    await caller.refused('addStorageItem', { name: 'more' }, 'PAYLOAD_TOO_LARGE', { file: { name: 'more.bin', content: Buffer.alloc(limit + 1, 'quiet ') } });
    expect((await caller.ok('listStorage', {})).total).toBe(1);
  });
});

describe('the limit of an upload', () => {
  it('is the same for base64, through storefront and Shop API', async () => {
    const caller = guestAt('storefront');
    const { files } = await caller.ok('addStorageItemBase64', { filename: 'whole.bin', data: Buffer.alloc(limit, 'quiet ').toString('base64') });
    expect(files[0]!.size).toBe(limit);
    await caller.refused('addStorageItemBase64', { filename: 'more.bin', data: Buffer.alloc(limit + 1, 'quiet ').toString('base64') }, 'PAYLOAD_TOO_LARGE');
    await caller.refused('addStorageItemBase64', { filename: 'much.bin', data: Buffer.alloc(limit * 1.2, 'quiet ').toString('base64') }, 'PAYLOAD_TOO_LARGE');
  });
});

describe('the content of an upload', () => {
  const html = '<!doctype html><script>alert(1)</script>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each([
    ['an HTML page named .pdf', 'innocent.pdf', html, 'innocent.bin'],
    ['an SVG with a script', 'drawing.svg', svg, 'drawing.svg'],
  ])('%s is sent as a download and never rendered', async (_, given, content, name) => {
    const caller = guest();
    const { files } = await caller.ok('addStorageItem', {}, { file: { name: given, content } });
    expect(files[0]).toMatchObject({ name, preview: null, width: null });
    expect(files[0]!.type).not.toMatch(/^image\/(?!svg)/);
    const { headers, bytes } = await caller.send('getUpload', { id: files[0]!.uploadId, file: 'original' });
    expect(bytes.toString()).toBe(content);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    await caller.refused('getUpload', { id: files[0]!.uploadId, file: 'preview-800.webp' }, 'NOT_FOUND');
  });

  it('a picture gets a generated upright preview, whatever its file name', async () => {
    const caller = guest();
    const { files } = await caller.ok('addStorageItem', {}, { file: { name: 'notes.txt', content: await photograph(1200, 900, { orientation: 6 }) } });
    expect(files[0]).toMatchObject({ name: 'notes.txt.jpg', type: 'image/jpeg', width: 900, height: 1200 });
    expect(files[0]!.uploadId).toMatch(/^[0-9A-Za-z]{22}$/);
    expect(files[0]!.preview).toMatch(/^\/Uploads\/[0-9A-Za-z]{22}\/preview-800\.webp$/);
    const { headers, bytes } = await caller.send('getUpload', { id: files[0]!.uploadId, file: 'preview-800.webp' });
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['image/webp', 'private, max-age=31536000, immutable']);
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height, exif]).toEqual([600, 800, undefined]);
    await caller.refused('getUpload', { id: files[0]!.uploadId, file: 'preview-801.webp' }, 'NOT_FOUND');
    await caller.refused('getUpload', { id: files[0]!.uploadId, file: '../../etc/passwd' }, 'VALIDATION');
  });

  it('a preview is public for everybody who knows its URL, which does not contain the upload id', async () => {
    const caller = guest();
    const { files } = await caller.ok('addStorageItem', {}, { file: { name: 'sea.jpg', content: await photograph(400, 300) } });
    const { uploadId, preview } = files[0]!;
    const shown = preview!.split('/')[2]!;
    expect(shown).not.toBe(uploadId);
    for (const anybody of [caller, guest()]) {
      await anybody.ok('getUpload', { id: shown, file: 'preview-800.webp' });
      await anybody.refused('getUpload', { id: shown, file: 'original' }, 'NOT_FOUND');
    }
    await caller.ok('getUpload', { id: uploadId, file: 'preview-800.webp' });
    await guest().refused('getUpload', { id: uploadId, file: 'preview-800.webp' }, 'NOT_FOUND');
  });

  it('an older upload, whose previews have its own id, is still shown and stored', async () => {
    const caller = guest();
    const { files, id } = await caller.ok('addStorageItem', {}, { file: { name: 'sea.jpg', content: await photograph(400, 300) } });
    const { uploadId } = files[0]!;
    await own.shop.db.execute(sql`update upload set preview_id = null where id = ${uploadId}`);
    expect((await caller.ok('getStorageItem', { id })).files[0]!.preview).toBe(`/Uploads/${uploadId}/preview-800.webp`);
    await guest().ok('getUpload', { id: uploadId, file: 'preview-800.webp' });
    await guest().refused('getUpload', { id: uploadId, file: 'original' }, 'NOT_FOUND');
  });

  it.each(['sea.jpg', 'sea.JPEG', 'sea.png', 'sea.webp', 'sea.gif', 'sea.tif', 'sea.avif'])('five bytes named %s are refused as unreadable picture', async (name) => {
    const caller = guest();
    await caller.refused('addStorageItem', {}, 'IMAGE_UNREADABLE', { file: { name, content: 'hello' } });
    expect((await caller.ok('listStorage', {})).total).toBe(0);
  });

  /** Valid black PNG of a few kilobytes whose pixels need more memory than any machine has (decompression bomb). */
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

  it('a picture with too many pixels is refused after reading its header', async () => {
    await guest().refused('addStorageItem', {}, 'IMAGE_UNREADABLE', { file: { name: 'bomb.png', content: bomb(16_000, 16_000) } });
  });

  it('a broken picture is refused, and its files are deleted', async () => {
    const caller = guest();
    const files = () => readdir(join(own.shop.dataDir, 'uploads'), { recursive: true });
    const before = await files();
    const whole = await photograph(400, 300);
    await caller.refused('addStorageItem', {}, 'IMAGE_UNREADABLE', { file: { name: 'half.jpg', content: whole.subarray(0, 200) } });
    expect(await files()).toEqual(before);
  });

  it('gets a file name without characters that are special in file systems', async () => {
    const caller = guest();
    const { files } = await caller.ok('addStorageItem', {}, text('..\\..\\plan “café”.txt', 'x'));
    expect(files[0]!.name).not.toMatch(/[/\\]/);
    const { headers } = await caller.send('getUpload', { id: files[0]!.uploadId, file: 'original' });
    expect(headers.get('content-disposition')).toMatch(/filename\*=UTF-8''/);
  });
});

describe('disk usage', () => {
  it('of orphaned files is freed after a day', async () => {
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

  it('is limited for each account, and more for each guest', async () => {
    for (const [caller, least, most, code] of [
      [await (await createFixtures(own.targets.embedded, new Coverage())).customer(), 524_288_000, 2_147_483_640, 'PAYLOAD_TOO_LARGE'],
      [guest(), 1, 524_287_990, 'GUEST_FILES_FULL'],
    ] as const) {
      const { files } = await caller.ok('addStorageItem', {}, text('first.txt'));
      const isNow = (size: number) => own.shop.db.execute(sql`update upload set size = ${size} where id = ${files[0]!.uploadId}`);
      await isNow(least);
      await caller.ok('addStorageItem', {}, text('second.txt', 'more than ten bytes'));
      await isNow(most);
      await caller.refused('addStorageItem', {}, code, text('third.txt', 'more than ten bytes'));
    }
    await guest().ok('addStorageItem', {}, text('second.txt', 'more than ten bytes'));
  });

  it('is limited to 200 files for each guest, sent whole or in parts', async () => {
    const caller = guest();
    const { files } = await caller.ok('addStorageItem', {}, text('first.txt'));
    await own.shop.db.execute(sql`insert into upload (id, owner, name, type, size, sha256)
      select 'many-' || n, (select owner from upload where id = ${files[0]!.uploadId}), 'a.txt', 'text/plain', 1, '' from generate_series(1, 198) n`);
    const { id } = await caller.ok('startUpload', { name: 'part.txt', size: 4 });
    await caller.ok('addStorageItem', {}, text('last.txt'));
    await caller.refused('addStorageItem', {}, 'GUEST_FILES_FULL', text('more.txt'));
    await caller.refused('startUpload', { name: 'more.txt', size: 4 }, 'GUEST_FILES_FULL');
    await caller.refused('appendUpload', { id, offset: 0 }, 'GUEST_FILES_FULL', { file: { name: '', content: 'part' } });
  });

  it('is limited for all guests together by GUEST_FILES_GB, which does not affect accounts', async () => {
    const shop = await startTestShop({ GUEST_FILES_GB: '1', METRICS_TOKEN: 'token-of-prometheus' });
    const at = (): Caller => new Caller({ name: 'small', url: shop.url });
    await shop.db.execute(sql`insert into upload (id, owner, name, type, size, sha256) values ('huge', 'guest:somebody', 'a.bin', 'application/octet-stream', 1073741820, '')`);
    await at().ok('addStorageItem', {}, text('four.txt', 'abc'));
    const problem = await at().refused('addStorageItem', {}, 'GUEST_FILES_FULL', text('more.txt', 'abc'));
    expect([problem.title, problem.detail]).toEqual(['Geen ruimte voor bestanden', expect.stringContaining('maak een account aan')]);
    await at().refused('startUpload', { name: 'more.txt', size: 3 }, 'GUEST_FILES_FULL', { headers: { 'x-forwarded-for': '198.51.100.9' } });
    const reported = await (await fetch(`${shop.url}/metrics`, { headers: { authorization: 'Bearer token-of-prometheus' } })).text();
    expect(reported).toMatch(/^shop_guest_files_ratio 0\.99/m);
    await shop.stop();
  });

  it('is limited to 3 GB a day for guests of one network, which does not affect others', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    // Records the bytes of seven guests of that network directly, because sending them would take minutes.
    const bring = (bytes: number) => own.shop.app.get(UploadLimits).requireUpload(own.shop.db, 'guest:of-that-network', bytes, { clientAddress: '203.0.113.5' } as CallContext);
    for (let sent = 0; sent < 6; sent += 1) await bring(524_000_000);
    await bring(60_000_000);
    await guest().ok('addStorageItem', {}, { ...text('more.txt'), ...from('203.0.113.6') });
    await guest().refused('addStorageItem', {}, 'GUEST_FILES_FULL', { file: { name: 'more.txt', content: Buffer.alloc(limit) }, ...from('203.0.113.5') });
  });

  it('is limited to 20 GB a day for accounts of one network, which does not affect others', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const caller = await (await createFixtures(own.targets.embedded, new Coverage())).customer();
    const bring = (bytes: number) => own.shop.app.get(UploadLimits).requireUpload(own.shop.db, 'customer:of-that-network', bytes, { clientAddress: '203.0.113.7' } as CallContext);
    await bring(20 * 1_073_741_824 - 30);
    await caller.ok('addStorageItem', {}, { ...text('first.txt', 'more than ten bytes'), ...from('203.0.113.7') });
    await caller.refused('addStorageItem', {}, 'TOO_MANY_REQUESTS', { ...text('second.txt', 'more than ten bytes'), ...from('203.0.113.7') });
    await caller.ok('addStorageItem', {}, { ...text('second.txt', 'more than ten bytes'), ...from('203.0.113.8') });
    await guest().ok('addStorageItem', {}, { ...text('third.txt'), ...from('203.0.113.7') });
  });
});

describe('the order of items in the library', () => {
  it('stays consistent with forty concurrent moves', async () => {
    const caller = guest();
    const first = await caller.ok('addStorageItem', { kind: 'design', name: 'item 0' });
    const ids = [first.id];
    for (let at = 1; at < 8; at += 1) ids.push((await caller.ok('addStorageItem', { kind: 'design', name: `item ${at}` })).id);
    const moves = Array.from({ length: 40 }, (_, at) => ({ id: ids[at % 8]!, name: at % 3 ? ('moveStorageItemUp' as const) : ('moveStorageItemDown' as const) }));
    await Promise.all(moves.map(({ id, name }) => caller.ok(name, { id })));
    expect(await positionsOf(caller)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set((await caller.ok('listStorage', {})).items.map(({ id }) => id))).toEqual(new Set(ids));
  });

  it('stays consistent with concurrent additions, deletions and restores', async () => {
    const caller = guest();
    const { id } = await caller.ok('addStorageItem', { kind: 'design', name: 'first' });
    const added = await Promise.all(Array.from({ length: 10 }, (_, at) => caller.ok('addStorageItem', { kind: 'design', name: `item ${at}` })));
    await Promise.all([...added.slice(0, 4).map((item) => caller.ok('deleteStorageItem', { id: item.id })), caller.ok('moveStorageItemDown', { id })]);
    await Promise.all(added.slice(0, 4).map((item) => caller.ok('restoreStorageItem', { id: item.id })));
    expect(await positionsOf(caller)).toEqual(Array.from({ length: 11 }, (_, at) => at + 1));
  });

  it('allows at most twenty files in an item, also with concurrent uploads', async () => {
    const caller = guest();
    const { id } = await caller.ok('addStorageItem', { kind: 'design', name: 'many' });
    const answers = await Promise.all(Array.from({ length: 24 }, (_, at) => caller.send('addStorageFile', { id }, text(`${at}.txt`))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    for (const answer of answers.filter(({ status }) => status !== 201)) expect(problemIn('addStorageFile', answer).code).toBe('CONFLICT');
    expect((await caller.ok('getStorageItem', { id })).files.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  it('contains one item for a repeated idempotency key', async () => {
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
  it('contains more than one page of items, and no cell that a spreadsheet would execute', async () => {
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
