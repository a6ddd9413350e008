import { sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeBackup } from '../../src/embedded/backup/write-backup.js';
import { readEnvironment } from '../../src/config/environment.js';
import { FILE_STORE, type FileStore } from '../../src/embedded/uploads/file-store.js';
import { addJobs } from '../../src/embedded/jobs/add-jobs.js';
import { OutboxService } from '../../src/embedded/mail/outbox.service.js';
import { createShopApi } from '../../src/embedded/shop-api.js';
import { Caller, Coverage, type Extra } from '../contract/caller.js';
import { createFixtures } from '../contract/fixtures.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { startFaultProxy } from '../support/fault-proxy.js';
import { filesBelow } from '../support/files-below.js';
import { freePort } from '../support/free-port.js';
import { photograph } from '../support/pictures.js';
import { startBucket } from '../support/s3.js';
import { startTestShop } from '../support/shop-api.js';
import { uploadShownBy } from '../support/uploads.js';

const bucket = duringTests(startBucket);
const wayToBucket = duringTests(() => startFaultProxy(bucket.port));
const shop = duringTests(() => startTestShop({ ...bucket.variables, S3_ENDPOINT: `http://127.0.0.1:${wayToBucket.port}` }));
let store: FileStore;
beforeAll(async () => {
  store = shop.app.get<FileStore>(FILE_STORE);
});
afterEach(() => wayToBucket.fail(undefined));

const target = (url = shop.url) => ({ name: 'a Shop API', url });
const part = (content: Buffer): Extra => ({ file: { name: '', content } });
const bytesOf = async (caller: Caller, id: string, file = 'original') => (await caller.send('getUpload', { id, file })).bytes;
const onDisk = () => filesBelow(join(shop.dataDir, 'uploads'));

describe('a shop whose files are in a bucket', () => {
  it('accepts the parts of a file at different Shop APIs', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'quiet-shop-other-'));
    const port = await freePort();
    const other = await createShopApi(
      readEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir, SHOP_API_PORT: String(port), LOG_LEVEL: 'silent', ...bucket.variables }),
      shop.databaseUrl,
    );
    other.useLogger(false);
    await other.listen(port, 'localhost');
    const [here, there] = [new Caller(target()), new Caller(target(`http://localhost:${port}`))];
    const content = await photograph(1200, 800);
    const { id } = await here.ok('startUpload', { name: 'sea.jpg', size: content.length });
    there.cartToken = here.cartToken!;
    let last = await here.ok('getOpenUpload', { id });
    for (let at = 0; !last.file; at += 1)
      last = await [here, there][at % 2]!.ok('appendUpload', { id, offset: last.offset }, part(content.subarray(last.offset, last.offset + Math.ceil(content.length / 5))));
    const { uploadId } = last.file;
    for (const caller of [here, there]) {
      expect(await bytesOf(caller, uploadId)).toEqual(content);
      expect((await sharp(await bytesOf(caller, uploadId, 'preview-800.webp')).metadata()).width).toBe(800);
    }
    expect([await onDisk(), await store.filesOf(id)]).toEqual([[], []]);
    expect((await store.filesOf(uploadId)).toSorted()).toEqual(['original', 'preview-800.webp', 'thumbnail-240.jpg']);
    await other.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('crops a photo for a print', async () => {
    const guest = new Caller(target());
    const { photoPrintId } = await createFixtures(target(), new Coverage());
    const { files } = await guest.ok('addStorageItem', {}, { file: { name: 'sea.jpg', content: await photograph(1860, 1260) } });
    const { id } = await guest.ok('configureProduct', { id: photoPrintId, choices: { format: 's600x400' } });
    const { crop } = await guest.ok('cropConfiguration', { id, uploadId: files[0]!.uploadId, x: 0, y: 0, width: 1860, height: 1260 });
    const cut = await bytesOf(guest, (await uploadShownBy(shop.db, crop!.preview))!);
    expect(await sharp(cut).metadata()).toMatchObject({ width: 1860, height: 1260, format: 'jpeg' });
    expect(await onDisk()).toEqual([]);
  });

  it('removes deleted files, and orphaned ones in the cleanup', async () => {
    const guest = new Caller(target());
    const [gone, lost, kept] = [
      await guest.ok('addStorageItem', {}, { file: { name: 'gone.txt', content: 'gone' } }),
      await guest.ok('addStorageItem', {}, { file: { name: 'lost.txt', content: 'lost' } }),
      await guest.ok('addStorageItem', {}, { file: { name: 'kept.txt', content: 'kept' } }),
    ].map(({ id, files }) => ({ id, uploadId: files[0]!.uploadId })) as [{ id: string; uploadId: string }, { id: string; uploadId: string }, { id: string; uploadId: string }];
    await guest.ok('deleteStorageItem', { id: gone.id, permanent: true });
    expect(await store.filesOf(gone.uploadId)).toEqual([]);
    await shop.db.execute(sql`delete from storage_file where upload_id = ${lost.uploadId}`);
    await shop.db.execute(sql`delete from upload where id = ${lost.uploadId}`);
    for (const { uploadId } of [lost, kept]) await bucket.age(`uploads/${uploadId}`, new Date(Date.now() - 2 * 86_400_000));
    await addJobs(shop.db, 'sweep_uploads', [null]);
    await eventually('the sweep', async () => (await store.filesOf(lost.uploadId)).length === 0 || undefined);
    expect((await bytesOf(guest, kept.uploadId)).toString()).toBe('kept');
  });

  it('includes them in its backup', async () => {
    const guest = new Caller(target());
    const { files } = await guest.ok('addStorageItem', {}, { file: { name: 'plan.txt', content: 'a plan' } });
    const folder = await mkdtemp(join(tmpdir(), 'quiet-shop-backup-'));
    const made = await writeBackup({ url: shop.databaseUrl, brand: 'ENC', store }, { file: join(folder, 'shop.tar.gz') }, () => undefined);
    expect([made.lost, made.files > 0, files.length]).toEqual([[], true, 1]);
    await rm(folder, { recursive: true, force: true });
  });
});

describe('while its bucket is unavailable, a shop', () => {
  it('responds UNAVAILABLE, loses nothing that it has acknowledged, and continues afterwards', async () => {
    const guest = new Caller(target());
    const content = Buffer.from('0123456789abcdefghij');
    const { id } = await guest.ok('startUpload', { name: 'plan.txt', size: 20 });
    await guest.ok('appendUpload', { id, offset: 0 }, part(content.subarray(0, 10)));
    await wayToBucket.fail('refuse');
    for (const answer of [
      await guest.send('appendUpload', { id, offset: 10 }, part(content.subarray(10))),
      await guest.send('addStorageItem', {}, { file: { name: 'other.txt', content: 'other' } }),
    ]) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(JSON.parse(answer.bytes.toString())).toMatchObject({ code: 'UNAVAILABLE' });
    }
    expect((await guest.ok('getOpenUpload', { id })).offset).toBe(10);
    expect(await onDisk()).toEqual([]);
    await wayToBucket.fail(undefined);
    const { file } = await guest.ok('appendUpload', { id, offset: 10 }, part(content.subarray(10)));
    expect(await bytesOf(guest, file!.uploadId)).toEqual(content);
  });

  it('completes a file later whose last part was already stored', async () => {
    const guest = new Caller(target());
    const { id } = await guest.ok('startUpload', { name: 'plan.txt', size: 5 });
    await guest.ok('appendUpload', { id, offset: 0 }, part(Buffer.from('plan')));
    // Simulates a process that was killed after it received all parts and before it joined them.
    await shop.db.execute(sql`update open_upload set size = 4 where id = ${id}`);
    await wayToBucket.fail('reset');
    await guest.refused('appendUpload', { id, offset: 4 }, 'UNAVAILABLE', part(Buffer.alloc(0)));
    await wayToBucket.fail(undefined);
    const { file } = await guest.ok('appendUpload', { id, offset: 4 }, part(Buffer.alloc(0)));
    expect((await bytesOf(guest, file!.uploadId)).toString()).toBe('plan');
  });

  it('stays ready, because it can sell, and reports the bucket in the readiness check', async () => {
    const ready = async () => {
      const response = await fetch(`${shop.url}/health/ready`);
      return { code: response.status, ...((await response.json()) as object) };
    };
    expect(await ready()).toEqual({ code: 200, status: 'ok', checks: { process: 'ok', database: 'ok', files: 'ok' } });
    await wayToBucket.fail('refuse');
    expect(await ready()).toEqual({ code: 200, status: 'ok', checks: { process: 'ok', database: 'ok', files: 'UNAVAILABLE' } });
  });

  it('sends a mail with attachments only once it can read them', async () => {
    const guest = new Caller(target());
    const { files } = await guest.ok('addStorageItem', {}, { file: { name: 'plan.txt', content: 'a plan' } });
    await wayToBucket.fail('refuse');
    const attachments = [{ name: 'plan.txt', type: 'text/plain', uploadId: files[0]!.uploadId }];
    const mail = {
      kind: 'enquiryForwarded',
      to: 'shop@example.nl',
      locale: 'nl-NL',
      subject: 'A plan',
      content: { view: 'short', props: { kind: 'registration', facts: ['A plan'], rows: [] }, args: {} },
      attachments,
    } as const;
    await shop.db.transaction((tx) => shop.app.get(OutboxService).queue(tx, { ...mail, attachments }));
    const tried = sql`select 1 from graphile_worker.jobs where task_identifier = 'deliver_mail' and attempts > 0 and last_error is not null`;
    await eventually('the first try to fail', async () => (await shop.db.execute(tried)).rows.length || undefined);
    expect(await shop.mails()).toEqual([]);
    await wayToBucket.fail(undefined);
    await shop.db.execute(sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'deliver_mail'), run_at := now())`);
    expect((await shop.mailTo('shop@example.nl')).attachments).toMatchObject([{ filename: 'plan.txt', size: 6 }]);
  });
});
