import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Caller } from '../contract/caller.js';
import { duringTests } from '../support/during-tests.js';
import { filesBelow } from '../support/files-below.js';
import { photograph } from '../support/pictures.js';
import { startTestShop } from '../support/shop-api.js';
import { verifyGuarantee } from './guarantee.js';

const megabyte = 1_048_576;
const dataDir = mkdtempSync(join(tmpdir(), 'quiet-shop-small-disk-'));
const disk = join(dataDir, 'uploads');
mkdirSync(disk);
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'small-disk', disk]).status === 0;
const there = isMounted ? describe : describe.skip;
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
  rmSync(dataDir, { recursive: true, force: true });
});

there(isMounted ? 'while the disk of uploaded files is full' : 'while the disk of uploaded files is full (skipped: no permission to mount a small disk)', () => {
  const shop = duringTests(() => startTestShop({ DATA_DIR: dataDir }));
  let guest: Caller;
  let begun: string;
  beforeAll(async () => {
    guest = caller();
    await guest.ok('addStorageItem', {}, text('first.txt', 10));
    begun = (await guest.ok('startUpload', { name: 'plan.txt', size: 20 })).id;
    await guest.ok('appendUpload', { id: begun, offset: 0 }, text('', 10));
  });

  const caller = (locale?: string) => new Caller({ name: 'the Shop API', url: shop.url }, undefined, locale);
  const text = (name: string, size: number) => ({ file: { name, content: 'x'.repeat(size) } });
  const ballast = join(disk, 'ballast');
  const leave = async (bytes: number) => {
    await rm(ballast, { force: true });
    const { bsize, bavail } = await statfs(disk);
    await writeFile(ballast, Buffer.alloc(bsize * bavail - bytes));
  };
  const files = async () => (await filesBelow(disk)).map(({ name, parentPath }) => join(parentPath, name));
  const titleIn = (locale: string) => (JSON.parse(readFileSync(`locales/${locale}/apiErrors.json`, 'utf8')) as { FILES_FULL: { title: string } }).FILES_FULL.title;

  it('every operation that stores files refuses them, in the language of the caller, and leaves nothing on the disk', async () => {
    await leave(2 * megabyte);
    const before = await files();
    for (const locale of ['nl-NL', 'de-DE', 'fr-FR', 'en-GB']) {
      const { title } = await caller(locale).refused('addStorageItem', {}, 'FILES_FULL', text('more.txt', 10));
      expect(title).toBe(titleIn(locale));
    }
    await guest.refused('addStorageItem', {}, 'FILES_FULL', { file: { name: 'sea.jpg', content: await photograph(3000, 2000) } });
    await guest.refused('addStorageItemBase64', { filename: 'more.txt', data: 'bW9yZQ==' }, 'FILES_FULL');
    await guest.refused('startUpload', { name: 'more.txt', size: 10 }, 'FILES_FULL');
    await guest.refused('appendUpload', { id: begun, offset: 10 }, 'FILES_FULL', text('', 10));
    verifyGuarantee('full disk: partly written files', { most: 0, unit: 'times', figure: (await files()).length - before.length });
  });

  it('an upload that fills the disk is refused, and its space is freed', async () => {
    await leave(10 * megabyte);
    const before = await files();
    await guest.refused('addStorageItem', {}, 'FILES_FULL', text('large.txt', 12 * megabyte));
    expect(await files()).toEqual(before);
  });

  it('orders and payments still work, and the readiness check reports the full disk', async () => {
    await leave(0);
    const figures = { placed: 0, asked: 10 };
    for (let orders = 0; orders < figures.asked; orders += 1) {
      const visitor = shop.visitor();
      const order = await visitor.order('wpn-lightgrey-01');
      await visitor.pay(order);
      figures.placed += 1;
    }
    verifyGuarantee('full disk: orders that could not be placed', { most: 0, unit: 'times', figure: figures.asked - figures.placed });
    const ready = await fetch(`${shop.url}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', checks: { process: 'ok', database: 'ok', files: 'FILES_FULL' } }]);
  });

  it('uploads work again once there is space, and an unfinished one continues at its offset', async () => {
    await rm(ballast);
    await guest.ok('addStorageItem', {}, { file: { name: 'sea.jpg', content: await photograph(3000, 2000) } });
    const { file } = await guest.ok('appendUpload', { id: begun, offset: 10 }, text('', 10));
    expect(file).toMatchObject({ name: 'plan.txt', size: 20 });
  });

  it('no removed file stays open, because its space would not be freed', async () => {
    const open = (await readdir('/proc/self/fd')).flatMap((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        return [];
      }
    });
    expect(open.filter((path) => path.startsWith(disk))).toEqual([]);
  });
});
